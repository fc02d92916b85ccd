import { formatMoney, packageTraits, type components, type Discounts } from '@dispatch/contract';
import { orderOf, quoteLines, quoteOf, type PricedValues } from '../../shared/packages/order';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { text } from '../../shared/texts/texts';

const includedIn = ({ package: id }: PricedValues): string =>
  `Included: ${packageFeatures(id, text).join(' · ')}`;

/**
 * What the release costs as it stands, with what pays a part of it, so that no price comes as a surprise at the payment, and what its package
 * includes. Once it is paid, or while the price is unknown, only the latter: what is paid has its receipt.
 */
export function runningTotal(
  values: PricedValues,
  packages: readonly components['schemas']['Package'][] | undefined,
  hasPaid: boolean,
  discounts: Discounts | null,
): { label: string; amount: string; note: string } {
  const quote = hasPaid || discounts === null ? null : quoteOf(orderOf(values), packages, discounts);
  const included = includedIn(values);
  if (quote === null) return { label: 'Package', amount: packageTraits[values.package].name, note: included };
  return {
    label: 'Total so far',
    amount: formatMoney(quote.total),
    note: `${quoteLines(quote).join(', ')}. ${included}`,
  };
}
