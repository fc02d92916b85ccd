import { CopyButton, Link } from '@dispatch/design-system';
import { runtimeConfig } from '../config/runtimeConfig';

/** Where the provider shows a payment: what begins with pi_ is the card provider's, 17 capitals are PayPal's. */
function providerPage(confirmationCode: string): string | null {
  const { card, paypal } = runtimeConfig().providerPages;
  if (confirmationCode.startsWith('pi_')) return card;
  return /^[0-9A-Z]{17}$/.test(confirmationCode) ? paypal : null;
}

/** The id that the provider has given to a payment: to copy, and the way to its page there, where that is known. */
export function ProviderLink({ confirmationCode }: { confirmationCode: string }) {
  const page = providerPage(confirmationCode);
  return (
    <>
      {page === null ? (
        confirmationCode
      ) : (
        <Link href={page + encodeURIComponent(confirmationCode)} target="_blank">
          {confirmationCode}
        </Link>
      )}{' '}
      <CopyButton isIconOnly text={confirmationCode} label={`Copy ${confirmationCode}`} />
    </>
  );
}
