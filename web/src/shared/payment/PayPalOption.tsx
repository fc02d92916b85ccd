import { Banner, Stack } from '@dispatch/design-system';
import { text } from '../texts/texts';

interface PayPalOptionProps {
  /** The buyer has come back from PayPal without approving. */
  wasCancelled: boolean;
}

/** What is said where PayPal is chosen: the button below leads there. */
export function PayPalOption({ wasCancelled }: PayPalOptionProps) {
  return (
    <Stack>
      {wasCancelled ? <Banner tone="info">{text('paypal-cancelled')}</Banner> : null}
      <p>{text('paypal-how')}</p>
    </Stack>
  );
}
