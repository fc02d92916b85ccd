import { formatMoney, packageTraits, type components } from '@dispatch/contract';
import { orderOf, quoteOf, type PricedValues } from '../../shared/packages/order';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { text } from '../../shared/texts/texts';

const includedIn = ({ package: id }: PricedValues): string =>
  `Included: ${packageFeatures(id, text).join(' · ')}`;

/**
 * What the release costs as it stands, so that no price comes as a surprise at the payment, and what its package
 * includes. Once it is paid, or while the price is unknown, only the latter: what is paid has its receipt.
 */
export function runningTotal(
  values: PricedValues,
  packages: readonly components['schemas']['Package'][] | undefined,
  hasPaid: boolean,
): { label: string; amount: string; note: string } {
  const quote = hasPaid ? null : quoteOf(orderOf(values), packages);
  const included = includedIn(values);
  if (quote === null) return { label: 'Package', amount: packageTraits[values.package].name, note: included };
  const items = quote.items.map(({ description, quantity }) =>
    quantity === 1 ? description : `${description} × ${quantity}`,
  );
  return {
    label: 'Total so far',
    amount: formatMoney(quote.total),
    note: `${items.join(', ')}. ${included}`,
  };
}
