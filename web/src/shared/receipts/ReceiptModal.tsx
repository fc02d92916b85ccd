import { Banner, Button, Loader, Modal, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../api/client';
import { FailedLoad } from '../screen/FailedLoad';
import { printFrame } from '../print/printDocument';
import { text } from '../texts/texts';
import styles from './ReceiptModal.module.css';

interface ReceiptModalProps {
  /** The release whose receipts are shown: all its orders. */
  distributionId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** A frame as tall as its receipt, so that the modal scrolls and not the frame in it. */
const fit = (frame: HTMLIFrameElement): void => {
  const height = frame.contentDocument?.documentElement.scrollHeight ?? 0;
  if (height > 0) frame.style.height = `${height + frame.offsetHeight - frame.clientHeight}px`;
};

/** The receipts of a release, in frames that run no scripts, with Print and Close (document 2 §2, Receipt modal). */
export function ReceiptModal({ distributionId, isOpen, onClose }: ReceiptModalProps) {
  const frames = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['receipts', distributionId],
    queryFn: async () => (await call('listReceipts', { query: { distributionId } })).data,
    enabled: isOpen,
  });
  const missing = text('receipt-missing', { id: distributionId });
  const print = (): void => {
    for (const frame of frames.current?.querySelectorAll('iframe') ?? []) printFrame(frame);
  };
  const hasReceipts = data !== undefined && data.length > 0;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Receipt"
      size="large"
      actions={
        <>
          {hasReceipts ? (
            <Button variant="primary" onPress={print}>
              Print
            </Button>
          ) : null}
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      {error ? <FailedLoad title={missing} fault={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loader label="Loading receipts…" /> : null}
      {data && !hasReceipts ? <Banner tone="info">{missing}</Banner> : null}
      <div ref={frames}>
        <Stack>
          {data?.map((html, index) => (
            <iframe
              key={index}
              className={styles.frame}
              title={data.length === 1 ? 'Receipt' : `Receipt ${index + 1} of ${data.length}`}
              sandbox="allow-same-origin allow-modals"
              srcDoc={html}
              onLoad={(event) => fit(event.currentTarget)}
            />
          ))}
        </Stack>
      </div>
    </Modal>
  );
}
