import { formatMoney, packageTraits, type components } from '@dispatch/contract';
import { orderOf, quoteOf, type PricedValues } from '../../shared/packages/order';

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** What the release costs as it stands, so that no price comes as a surprise at the payment; null while it is unknown. */
export function runningTotal(
  values: PricedValues,
  packages: readonly components['schemas']['Package'][] | undefined,
): { label: string; amount: string; note: string } | null {
  const quote = quoteOf(orderOf(values), packages);
  if (quote === null) return null;
  const { freeLists } = packageTraits[values.package];
  const items = quote.items.map(({ description, quantity }) =>
    quantity === 1 ? description : `${description} × ${quantity}`,
  );
  const included = freeLists === 0 ? [] : [`${counted(freeLists, 'journalist list')} included`];
  return {
    label: 'Total so far',
    amount: formatMoney(quote.total),
    note: [...items, ...included].join(', '),
  };
}
