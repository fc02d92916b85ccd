import { queryOptions } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { runtimeConfig } from '../config/runtimeConfig';

type StripeFactory = (publishableKey: string) => Stripe;

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The payment form could not be loaded. Please check your connection and try again.'));
    });
    document.head.append(script);
  });
}

const factory = (): StripeFactory | undefined => (window as unknown as { Stripe?: StripeFactory }).Stripe;

/** The card provider's own object in the browser, made once a visit. Card data goes to the provider alone. */
export const cardProviderQuery = queryOptions({
  queryKey: ['cardProvider'],
  queryFn: async () => {
    const { cardProviderScriptUrl, cardProviderPublishableKey } = runtimeConfig();
    if (factory() === undefined) await loadScript(cardProviderScriptUrl);
    const make = factory();
    if (make === undefined) throw new Error('The payment form could not be loaded. Please try again.');
    return make(cardProviderPublishableKey);
  },
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});
