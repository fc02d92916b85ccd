import { Banner, Button } from '@dispatch/design-system';
import { useState } from 'react';
import { ReceiptModal } from './ReceiptModal';
import type { ReceiptsOf } from './useReceipts';

interface PaidBannerProps {
  of: ReceiptsOf;
  orderNumber: number | null;
}

/** That it is paid, with the order number and the way to the receipts. */
export function PaidBanner({ of, orderNumber }: PaidBannerProps) {
  const [showsReceipt, setShowsReceipt] = useState(false);
  return (
    <>
      <Banner
        tone="success"
        title={orderNumber === null ? 'Paid' : `Paid. Order number ${orderNumber}`}
        action={<Button onPress={() => setShowsReceipt(true)}>Show My Receipt</Button>}
      />
      <ReceiptModal of={of} isOpen={showsReceipt} onClose={() => setShowsReceipt(false)} />
    </>
  );
}
