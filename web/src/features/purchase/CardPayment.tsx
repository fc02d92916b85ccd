import { Loader } from '@dispatch/design-system';
import { Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { cardAppearance, cardFonts, useIsDark } from './cardAppearance';
import { cardProviderQuery } from './cardProvider';
import { PayForm } from './PayForm';

type CardPaymentProps = Omit<ComponentProps<typeof PayForm>, 'card'>;

/** Paying by card: the provider's own form, in our colours. The intent is made when the person presses. */
export function CardPayment(props: CardPaymentProps) {
  const provider = useQuery(cardProviderQuery);
  const isDark = useIsDark();
  const { total } = props.quote;
  const fonts = useMemo(() => cardFonts(), []);
  const options = useMemo(
    (): StripeElementsOptionsMode => ({
      mode: 'payment',
      amount: total,
      currency: 'usd',
      captureMethod: 'manual',
      appearance: cardAppearance(isDark),
      fonts,
    }),
    [total, isDark, fonts],
  );
  if (provider.isError) {
    return (
      <FailedLoad
        title="The payment form could not be loaded."
        error={provider.error}
        onRetry={() => void provider.refetch()}
      />
    );
  }
  if (!provider.data) return <Loader label="Loading the payment form…" />;
  return (
    <Elements stripe={provider.data} options={options}>
      <WithCard {...props} />
    </Elements>
  );
}

function WithCard(props: CardPaymentProps) {
  const stripe = useStripe();
  const elements = useElements();
  if (stripe === null || elements === null) return <Loader label="Loading the payment form…" />;
  return <PayForm {...props} card={{ stripe, elements }} />;
}
