import { groups, type operations } from '@dispatch/contract';
import type { ListFilter } from '../../shared/list/ListFilters';
import type { ListPlace } from '../../shared/list/listPlace';
import { readChoice, readDay } from '../../shared/list/readFilter';

/** What the list of users can be sorted and filtered by, in its address; days are UTC, as the list shows them. */
export const userSpec = {
  sorts: ['email', 'oktaLogin', 'name', 'group', 'lastSeen'],
  hideable: ['name', 'email', 'organization', 'group', 'verified', 'lastSeen'],
  filters: { group: [], verified: [], seenFrom: [], seenTo: [] },
} as const;
export type UserSort = (typeof userSpec.sorts)[number];
export type UserFilter = keyof typeof userSpec.filters;

export const userFilterFields: readonly ListFilter<UserFilter>[] = [
  { name: 'group', label: 'Group', kind: 'choice', options: groups.map((id) => ({ id, label: id })) },
  {
    name: 'verified',
    label: 'Verified',
    kind: 'choice',
    options: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ],
  },
  { name: 'seenFrom', label: 'Last seen from', kind: 'day' },
  { name: 'seenTo', label: 'Last seen to', kind: 'day' },
];

/** The filters as the calls take them. */
export function userAsked({
  search,
  filters,
}: Pick<ListPlace<UserSort, UserFilter>, 'search' | 'filters'>): NonNullable<
  operations['exportUsers']['parameters']['query']
> {
  const verified = readChoice(filters.verified, ['yes', 'no']);
  return {
    userSearchToken: search || undefined,
    group: readChoice(filters.group, groups),
    isVerified: verified === undefined ? undefined : verified === 'yes',
    seenFrom: readDay(filters.seenFrom) ?? undefined,
    seenTo: readDay(filters.seenTo) ?? undefined,
  };
}
