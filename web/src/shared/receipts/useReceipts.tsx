import { Banner, Button, Loader, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { download } from '../api/client';
import { DownloadButton } from '../files/DownloadButton';
import { printFrame } from '../print/printDocument';
import { FailedLoad } from '../screen/FailedLoad';
import { text } from '../texts/texts';
import { ReceiptFrame } from './ReceiptFrame';
import { callQuery } from '../api/callQuery';

/** Whose receipts: those of all orders of a release, or the one of an order by its number. */
export type ReceiptsOf =
  | { distributionId: number; orderId?: undefined }
  | { orderId: number; distributionId?: undefined };

/** Receipts to be read, and the buttons that print and save them: a modal and a page put them where they belong. */
export function useReceipts(
  of: ReceiptsOf,
  { isShown }: { isShown: boolean },
): { receipts: ReactNode; actions: ReactNode } {
  const frames = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    ...callQuery('listReceipts', { query: of }),
    enabled: isShown,
  });
  const missing = text('receipt-missing', { id: of.distributionId ?? of.orderId });
  const print = (): void => {
    for (const frame of frames.current?.querySelectorAll('iframe') ?? []) printFrame(frame);
  };
  const hasReceipts = data !== undefined && data.length > 0;
  const actions = hasReceipts ? (
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
  ) : null;
  const receipts = (
    <>
      {error ? <FailedLoad title={missing} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loader label="Loading receipts…" shape="row" /> : null}
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
    </>
  );
  return { receipts, actions };
}
