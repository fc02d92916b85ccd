import { endOfUtcDay, type operations, orderStateNames } from '@dispatch/contract';
import type { ListFilter } from '../../shared/list/ListFilters';
import type { ListPlace } from '../../shared/list/listPlace';
import { readChoice, readDay, readDollars } from '../../shared/list/readFilter';

/** What the list of orders can be sorted and filtered by, in its address; days are UTC, as the list shows them. */
export const orderSpec = {
  sorts: ['createdDate', 'amount'],
  isDescendingFirst: true,
  hideable: ['orderId', 'amount', 'createdDate', 'releaseId', 'state', 'paidWith', 'directToIris'],
  filters: { from: [], to: [], least: [], most: [], state: [], provider: [] },
} as const;
export type OrderSort = (typeof orderSpec.sorts)[number];
export type OrderFilter = keyof typeof orderSpec.filters;

const providers = {
  stripe: 'Card (Stripe)',
  authorizenet: 'Card (Authorize.Net)',
  paypal: 'PayPal',
} as const;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, label]) => ({ id, label }));

export const orderFilterFields: readonly ListFilter<OrderFilter>[] = [
  { name: 'from', label: 'Created from', kind: 'day' },
  { name: 'to', label: 'Created to', kind: 'day' },
  { name: 'least', label: 'Amount from', kind: 'dollars' },
  { name: 'most', label: 'Amount to', kind: 'dollars' },
  { name: 'state', label: 'State', kind: 'choice', options: optionsOf(orderStateNames) },
  { name: 'provider', label: 'Provider', kind: 'choice', options: optionsOf(providers) },
];

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];

/** The filters as the calls take them; the last day is one of the period. */
export function orderAsked({
  search,
  filters,
}: Pick<ListPlace<OrderSort, OrderFilter>, 'search' | 'filters'>): NonNullable<
  operations['exportOrders']['parameters']['query']
> {
  const [from, to] = [readDay(filters.from), readDay(filters.to)];
  return {
    searchText: search === '' ? undefined : search,
    from: from === null ? undefined : `${from}T00:00:00.000Z`,
    to: to === null ? undefined : endOfUtcDay(new Date(to)).toISOString(),
    minAmount: readDollars(filters.least) ?? undefined,
    maxAmount: readDollars(filters.most) ?? undefined,
    state: readChoice(filters.state, keysOf(orderStateNames)),
    provider: readChoice(filters.provider, keysOf(providers)),
  };
}
