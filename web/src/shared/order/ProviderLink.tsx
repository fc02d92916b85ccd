import { CopyButton, Link } from '@dispatch/design-system';
import { runtimeConfig } from '../config/runtimeConfig';

/** Where the provider shows a payment: what begins with pi_ is the card provider's, 17 capitals are PayPal's. */
function providerPage(confirmationCode: string): string | null {
  const { card, paypal } = runtimeConfig().providerPages;
  const pages = confirmationCode.startsWith('pi_') ? card : paypal;
  const isKnown = /^(pi_.+|[0-9A-Z]{17})$/.test(confirmationCode);
  return isKnown && pages !== null ? pages + encodeURIComponent(confirmationCode) : null;
}

/** The id of a payment to copy, and the way to it at its provider, where that is known. */
export function ProviderLink({ confirmationCode }: { confirmationCode: string }) {
  const page = providerPage(confirmationCode);
  return (
    <>
      <CopyButton isIconOnly text={confirmationCode} label={`Copy ${confirmationCode}`} />{' '}
      {page === null ? null : (
        <Link href={page} target="_blank">
          Show it at the provider, in a new tab
        </Link>
      )}
    </>
  );
}
