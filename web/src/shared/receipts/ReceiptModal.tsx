import { Banner, Button, Loader, Modal, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, download } from '../api/client';
import { DownloadButton } from '../files/DownloadButton';
import { FailedLoad } from '../screen/FailedLoad';
import { printFrame } from '../print/printDocument';
import { text } from '../texts/texts';
import { ReceiptFrame } from './ReceiptFrame';

/** Whose receipts: those of all orders of a release, or the one of an order by its number. */
export type ReceiptsOf =
  | { distributionId: number; orderId?: undefined }
  | { orderId: number; distributionId?: undefined };

interface ReceiptModalProps {
  of: ReceiptsOf;
  isOpen: boolean;
  onClose: () => void;
}

export function ReceiptModal({ of, isOpen, onClose }: ReceiptModalProps) {
  const frames = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['receipts', of.distributionId ?? `order ${of.orderId}`],
    queryFn: async () => (await call('listReceipts', { query: of })).data,
    enabled: isOpen,
  });
  const missing = text('receipt-missing', { id: of.distributionId ?? of.orderId });
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
            <>
              <Button variant="primary" onPress={print}>
                Print
              </Button>
              <DownloadButton
                label="Download PDF"
                fileName="receipt.pdf"
                load={() => download('getReceiptPdf', { query: of })}
              />
            </>
          ) : null}
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      {error ? <FailedLoad title={missing} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loader label="Loading receipts…" /> : null}
      {data && !hasReceipts ? <Banner tone="info">{missing}</Banner> : null}
      <div ref={frames}>
        <Stack>
          {data?.map((html, index) => (
            <ReceiptFrame
              key={index}
              title={data.length === 1 ? 'Receipt' : `Receipt ${index + 1} of ${data.length}`}
              html={html}
            />
          ))}
        </Stack>
      </div>
    </Modal>
  );
}
