import { Loader } from '@dispatch/design-system';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '../../shared/api/client';
import { cardAppearance, cardFonts, useIsDark } from '../../shared/payment/cardAppearance';
import { cardProviderQuery } from '../../shared/payment/cardProvider';
import { Loaded } from '../../shared/screen/Loaded';

/** Has the card provider keep what was typed, and answers the id of the saved card. Throws what is wrong with it. */
export type KeepCard = () => Promise<number>;

interface NewCardProps {
  /** Told how the card is kept; null while there is no form. */
  onReady: (keep: KeepCard | null) => void;
}

function CardToKeep({ onReady }: NewCardProps) {
  const stripe = useStripe();
  const elements = useElements();
  useEffect(() => {
    if (stripe === null || elements === null) return undefined;
    onReady(async () => {
      const { error: incomplete } = await elements.submit();
      if (incomplete) throw new Error(incomplete.message);
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const { setupIntentId, clientSecret } = (await call('beginCardSetup', { headers })).data;
      const { error } = await stripe.confirmSetup({
        elements,
        clientSecret,
        confirmParams: { return_url: window.location.href },
        redirect: 'if_required',
      });
      if (error) throw new Error(error.message);
      return (await call('savePaymentMethod', { body: { setupIntentId } })).data.id;
    });
    return () => onReady(null);
  }, [stripe, elements, onReady]);
  return stripe === null ? <Loader label="Loading the payment form…" shape="form" /> : <PaymentElement />;
}

/** The form of the card provider for a card that is kept without a payment. */
export function NewCard(props: NewCardProps) {
  const provider = useQuery(cardProviderQuery);
  const isDark = useIsDark();
  const options = useMemo(
    (): StripeElementsOptionsMode => ({
      mode: 'setup',
      currency: 'usd',
      setupFutureUsage: 'off_session',
      appearance: cardAppearance(isDark),
      fonts: cardFonts(),
    }),
    [isDark],
  );
  return (
    <Loaded query={provider} failure="The payment form could not be loaded.">
      {(stripe) => (
        <Elements stripe={stripe} options={options}>
          <CardToKeep {...props} />
        </Elements>
      )}
    </Loaded>
  );
}
