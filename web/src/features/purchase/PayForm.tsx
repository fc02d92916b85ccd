import { formatMoney, toDollars, type Quote } from '@dispatch/contract';
import { ActionBar, Banner, Button, Columns, Stack } from '@dispatch/design-system';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import type { OrderContents } from '../../shared/packages/order';
import { OrderReceipt } from './OrderReceipt';
import { wordsOf, type PaymentError } from './paymentState';
import { usePayment, type PaymentOptions } from './usePayment';

interface PayFormProps extends Omit<PaymentOptions, 'amount'> {
  order: OrderContents;
  quote: Quote;
}

const incomplete = 'Please complete the card form.';

const titles: Readonly<Record<PaymentError['kind'], string>> = {
  incomplete,
  refused: 'The payment did not go through. Your card was not charged.',
  unknown:
    'We do not know yet whether the payment went through. Press the button again: you will not be charged twice.',
};

export function PayForm({ quote, ...options }: PayFormProps) {
  const { state, isPaying, pay } = usePayment({ ...options, amount: toDollars(quote.total) });
  const [isComplete, setComplete] = useState(false);
  const isFree = options.card === null;
  const error = state.phase === 'ready' ? state.error : null;
  const words = wordsOf(state);
  return (
    <form
      noValidate
      aria-label="Payment"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <Stack gap="loose">
        {error === null ? null : (
          <Banner tone="danger" title={titles[error.kind]}>
            {error.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Banner>
        )}
        <Columns min="var(--receipt-min-w)">
          {isFree ? (
            <p>There is nothing to pay for this order: no card is needed.</p>
          ) : (
            <PaymentElement onChange={({ complete }) => setComplete(complete)} />
          )}
          <OrderReceipt quote={quote} />
        </Columns>
        <ActionBar>
          <Button
            type="submit"
            variant="primary"
            isPending={isPaying}
            blockedReason={isFree || isComplete || isPaying ? undefined : incomplete}
          >
            {isFree ? 'Place the order' : `Pay ${formatMoney(quote.total)}`}
          </Button>
          <span role="status">{words}</span>
        </ActionBar>
      </Stack>
    </form>
  );
}
