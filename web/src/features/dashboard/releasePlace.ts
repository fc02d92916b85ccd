import { formatCount } from '../../shared/formatting/counts';
import {
  stateNumbers,
  statesInReview,
  statesOnHoldAtTheDesk,
  type CallData,
  type ReleaseState,
} from '@dispatch/contract';
import { readSearch } from '../../shared/list/readSearch';
import { readPage } from '../../shared/list/totalCount';

const most = 10_000;

export const releaseViews = [
  { id: 'all', label: 'All', states: [] },
  { id: 'drafts', label: 'Drafts', states: ['DraftMode'] },
  {
    id: 'review',
    label: 'In review',
    states: statesInReview,
  },
  {
    id: 'on-hold',
    label: 'On hold',
    states: statesOnHoldAtTheDesk,
  },
  { id: 'scheduled', label: 'Scheduled', states: ['PendingDistribution'] },
  { id: 'published', label: 'Published', states: ['Published'] },
  { id: 'refused', label: 'Refused', states: ['NotSent'] },
] as const satisfies readonly { id: string; label: string; states: readonly ReleaseState[] }[];

export type ReleaseView = (typeof releaseViews)[number]['id'];

export interface ReleasePlace {
  view: ReleaseView;
  search: string;
  page: number;
}

/** Reads the place from the query of the address; what is unknown in it counts for nothing. */
export const readReleasePlace = (query: URLSearchParams): ReleasePlace => ({
  view: releaseViews.find(({ id }) => id === query.get('status'))?.id ?? 'all',
  search: readSearch(query.get('search')),
  page: readPage(query.get('page')),
});

export function releaseAddress({ view, search, page }: ReleasePlace): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set('status', view);
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/' : `/?${query.toString()}`;
}

export function statesOf(view: ReleaseView) {
  const states = releaseViews.find(({ id }) => id === view)?.states ?? [];
  return states.length === 0 ? undefined : states.map((state) => stateNumbers[state]);
}

export const pageSize = 50;

export function askedOfReleases({ view, search, page }: ReleasePlace) {
  const status = statesOf(view);
  return {
    pageNumber: page,
    limit: pageSize,
    searchText: search === '' ? undefined : search,
    status,
  };
}

/** What stands beside the name of a view: how many releases it has, '10,000+' where more exist than are counted. */
export function countOf(view: ReleaseView, counts: CallData<'countReleases'>): string {
  const states: readonly number[] | undefined = statesOf(view);
  const counted = counts.filter(({ releaseStatusId }) => states?.includes(releaseStatusId) ?? true);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const isCapped = total > most || counted.some((one) => one.isCapped);
  return isCapped ? `${formatCount(most)}+` : formatCount(total);
}
