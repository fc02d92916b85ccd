import { Stack } from '@dispatch/design-system';
import { useState, type ComponentProps } from 'react';
import { Payment } from '../../shared/payment/Payment';
import { couponAmountOf } from '../../shared/discounts/discounts';
import { Discounts } from './Discounts';
import type { DiscountState } from '../../shared/discounts/useDiscounts';

type DiscountedPaymentProps = ComponentProps<typeof Payment> & {
  /** The quote is that with them. */
  discounts: DiscountState;
};

/** What pays a part of the price, and the payment of the rest. */
export function DiscountedPayment({ discounts, ...props }: DiscountedPaymentProps) {
  const [isBusy, setBusy] = useState(false);
  const { purchase, quote, onPaid, onReload, onBusy } = props;
  return (
    <Stack>
      <Discounts state={discounts} quote={quote} isDisabled={isBusy} />
      <Payment
        {...props}
        purchase={
          'order' in purchase
            ? { ...purchase, discounts: discounts.asked, couponAmount: couponAmountOf(quote) }
            : purchase
        }
        onPaid={(orderNumber) => {
          discounts.forget();
          onPaid(orderNumber);
        }}
        onReload={async () => {
          await Promise.all([discounts.reload(), onReload()]);
        }}
        onBusy={(isPaying) => {
          setBusy(isPaying);
          onBusy(isPaying);
        }}
      />
    </Stack>
  );
}
