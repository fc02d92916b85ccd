import { Loader } from '@dispatch/design-system';
import { Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ComponentProps } from 'react';
import { featuresQuery } from '../api/queries';
import { runtimeConfig } from '../config/runtimeConfig';
import { savedCardsQuery, type SavedCard } from '../savedCards/savedCards';
import { FailedLoad } from '../screen/FailedLoad';
import { cardAppearance, cardFonts, useIsDark } from './cardAppearance';
import { cardProviderQuery } from './cardProvider';
import { PayForm } from './PayForm';
import { offersPayPal } from './paypal';
import { useSavedCard, useSavedCards } from './useSavedCard';

/** Few people see it. */
const ManualPayment = lazy(async () => ({ default: (await import('./ManualPayment')).ManualPayment }));

type FormProps = Omit<ComponentProps<typeof PayForm>, 'card' | 'amount' | 'isOffered'>;

/** By the card form of the provider, with `children` below it, by the manual card form and its neighbours, or with nothing to pay. */
export function Payment({ children, ...props }: Omit<FormProps, 'asksCaptcha'>) {
  const features = useQuery(featuresQuery);
  if (features.data === undefined) {
    return features.isError ? (
      <FailedLoad
        title="The ways to pay could not be loaded."
        error={features.error}
        onRetry={() => void features.refetch()}
      />
    ) : (
      <Loader label="Loading the ways to pay…" shape="form" />
    );
  }
  const { showPaymentCaptcha, userHasStripeApi } = features.data;
  const asked: FormProps = { ...props, asksCaptcha: showPaymentCaptcha };
  const isOffered = userHasStripeApi && runtimeConfig().cardProviderPublishableKey !== '';
  if (props.quote.total === 0) return <PayForm {...asked} card={null} />;
  if (isOffered) return <CardPayment {...asked}>{children}</CardPayment>;
  return !userHasStripeApi && (runtimeConfig().hasCardGateway || offersPayPal(props.purchase)) ? (
    <Suspense fallback={<Loader label="Loading the payment form…" shape="form" />}>
      <ManualPayment {...asked} />
    </Suspense>
  ) : (
    <PayForm {...asked} card={null} />
  );
}

/**
 * Paying by card: a saved one, or the provider's own form, in our colours. The intent is made when the person presses.
 */
function CardPayment(props: FormProps) {
  const provider = useQuery(cardProviderQuery);
  const cards = useSavedCards();
  const isDark = useIsDark();
  const { total } = props.quote;
  const savesCard = props.purchase.purpose === 'bundle' && props.purchase.savePayment;
  const fonts = useMemo(() => cardFonts(), []);
  const options = useMemo(
    (): StripeElementsOptionsMode => ({
      mode: 'payment',
      amount: total,
      currency: 'usd',
      captureMethod: 'manual',
      setupFutureUsage: savesCard ? 'off_session' : null,
      appearance: cardAppearance(isDark),
      fonts,
    }),
    [total, savesCard, isDark, fonts],
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
  if (!provider.data || cards.isLoading) return <Loader label="Loading the payment form…" shape="form" />;
  return (
    <Elements stripe={provider.data} options={options}>
      <WithCard {...props} cards={cards} />
    </Elements>
  );
}

function WithCard({ cards, ...props }: FormProps & { cards: UseQueryResult<SavedCard[]> }) {
  const stripe = useStripe();
  const elements = useElements();
  const queryClient = useQueryClient();
  const { choice, ...saved } = useSavedCard(cards, 'stripe');
  if (stripe === null || elements === null) return <Loader label="Loading the payment form…" shape="form" />;
  return (
    <PayForm
      {...props}
      {...saved}
      card={{ stripe, elements }}
      savedCards={choice}
      onReload={async () => {
        await Promise.all([queryClient.invalidateQueries(savedCardsQuery), props.onReload()]);
      }}
    />
  );
}
