import { formatMoney, packageTraits, releasesIn, screenAddress } from '@dispatch/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { formatDollars } from '../../shared/formatting/price';
import { CartPopup } from '../../shared/parts/CartPopup/CartPopup';
import { cartQuote, packageOf } from './bundles';
import { cartQuery } from './cart';

/** The cart in the header: how many bundles are in it, and on a press which. */
export function CartButton() {
  const { pathname } = useLocation();
  const { data } = useQuery(cartQuery);
  const entries = data?.entries ?? [];
  return (
    <CartPopup
      // Going elsewhere closes it.
      key={pathname}
      items={entries.map((entry, index) => ({
        id: `${entry.bundlePackagePriceId}-${index}`,
        name: packageTraits[packageOf(entry)].name,
        detail: `${releasesIn(entry.quantity)}, ${entry.description}`,
        amount: formatDollars(entry.amount),
      }))}
      total={{ label: 'Subtotal', amount: formatMoney(cartQuote(entries).total) }}
      checkoutHref={screenAddress('storeCheckout')}
    />
  );
}
