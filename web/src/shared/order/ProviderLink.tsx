import { CopyButton, Link } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { runtimeConfig } from '../config/runtimeConfig';

/** Where the provider shows a payment: what begins with pi_ is the card provider's, 17 capitals are PayPal's. */
function providerPage(confirmationCode: string): string | null {
  const { card, paypal } = runtimeConfig().providerPages;
  const pages = confirmationCode.startsWith('pi_') ? card : paypal;
  const isKnown = /^(pi_.+|[0-9A-Z]{17})$/.test(confirmationCode);
  return isKnown && pages !== null ? pages + encodeURIComponent(confirmationCode) : null;
}

interface ProviderLinkProps {
  confirmationCode: string;
  /** What stands where the provider has no page for it. */
  children?: ReactNode;
}

/** The way to a payment at its provider, where that is known, and its id to copy. */
export function ProviderLink({ confirmationCode, children }: ProviderLinkProps) {
  const page = providerPage(confirmationCode);
  return (
    <>
      {page === null ? (
        children
      ) : (
        <Link href={page} target="_blank">
          {children ?? 'Show it at the provider'}
        </Link>
      )}{' '}
      <CopyButton isIconOnly text={confirmationCode} label={`Copy ${confirmationCode}`} />
    </>
  );
}
