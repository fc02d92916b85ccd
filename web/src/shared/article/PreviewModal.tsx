import type { ArticleSource } from '@dispatch/contract';
import { Banner, Button, Modal, Stack, useToast } from '@dispatch/design-system';
import { useRef } from 'react';
import { printElement } from '../print/printDocument';
import { text } from '../texts/texts';
import { PdfButton, type PdfButtonProps } from './PdfButton';
import { PublishedArticle } from './PublishedArticle';

interface PreviewModalProps {
  release: ArticleSource;
  /** Null before the first save. */
  pdf: PdfButtonProps | null;
  isOpen: boolean;
  onClose: () => void;
}

export function PreviewModal({ release, pdf, isOpen, onClose }: PreviewModalProps) {
  const toast = useToast();
  const article = useRef<HTMLDivElement>(null);
  const print = (): void => {
    if (article.current?.querySelector('article')) printElement(article.current, release.headline ?? '');
    else toast.show(text('print-missing'), { tone: 'danger' });
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
          {pdf === null ? null : <PdfButton distributionId={pdf.distributionId} onOpen={pdf.onOpen} />}
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      <Stack>
        <Banner tone="danger">{text('preview-note')}</Banner>
        <div ref={article}>
          <PublishedArticle release={release} hasPlayer />
        </div>
      </Stack>
    </Modal>
  );
}
