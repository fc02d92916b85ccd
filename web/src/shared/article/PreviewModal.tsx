import type { ArticleSource } from '@dispatch/contract';
import { Banner, Button, Modal, Stack } from '@dispatch/design-system';
import { useRef } from 'react';
import { printElement } from '../print/printDocument';
import { text } from '../texts/texts';
import { PublishedArticle } from './PublishedArticle';

interface PreviewModalProps {
  release: ArticleSource;
  isOpen: boolean;
  onClose: () => void;
}

export function PreviewModal({ release, isOpen, onClose }: PreviewModalProps) {
  const article = useRef<HTMLDivElement>(null);
  const print = (): void => {
    if (article.current) printElement(article.current, release.headline ?? '');
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Preview"
      size="large"
      actions={
        <>
          <Button variant="primary" onPress={print}>
            Print or save as PDF
          </Button>
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      <Stack>
        <Banner tone="danger">{text('preview-note')}</Banner>
        <div ref={article}>
          <PublishedArticle release={release} />
        </div>
      </Stack>
    </Modal>
  );
}
