import { numberOfState, statesInReview, statesOnHold, type ReleaseState } from '@dispatch/contract';
import { readSearch } from '../../shared/formatting/readSearch';
import { readPage } from '../../shared/formatting/totalCount';

type StateNumber = -2 | 0 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface DeskView {
  id: string;
  label: string;
  states: readonly ReleaseState[];
  isCounted: boolean;
}

export const deskViews: readonly [DeskView, ...DeskView[]] = [
  {
    id: 'waiting',
    label: 'Waiting',
    states: statesInReview,
    isCounted: true,
  },
  { id: 'submitted', label: 'Submitted', states: ['PendingEditorialReview'], isCounted: true },
  {
    id: 'review',
    label: 'In editorial review',
    states: ['InEditorialReview', 'PendingSeniorReview'],
    isCounted: true,
  },
  {
    id: 'onhold',
    label: 'On hold',
    states: statesOnHold,
    isCounted: true,
  },
  { id: 'scheduled', label: 'Pending distribution', states: ['PendingDistribution'], isCounted: true },
  { id: 'published', label: 'Published', states: ['Published'], isCounted: false },
  { id: 'refused', label: 'Refused', states: ['NotSent'], isCounted: false },
];

export const viewOf = (id: string | null): DeskView =>
  deskViews.find((view) => view.id === id) ?? deskViews[0];

export const stateNumbersOf = ({ states }: DeskView): StateNumber[] =>
  states.map((state) => numberOfState(state) as StateNumber);

export const deskSorts = ['releaseDate', 'submittedDate', 'headline', 'prwebPressReleaseId'] as const;

export interface DeskPlace {
  view: string;
  search: string;
  page: number;
  sort: { by: (typeof deskSorts)[number]; isDescending: boolean };
}

/** Reads the place from the query of the address; what is unknown in it counts for nothing. */
export const readDeskPlace = (query: URLSearchParams): DeskPlace => ({
  view: viewOf(query.get('view')).id,
  search: readSearch(query.get('search')),
  page: readPage(query.get('page')),
  sort: {
    by: deskSorts.find((name) => name === query.get('sort')) ?? deskSorts[0],
    isDescending: query.get('direction') === 'desc',
  },
});

export function deskAddress({ view, search, page, sort }: DeskPlace): string {
  const query = new URLSearchParams();
  if (view !== deskViews[0].id) query.set('view', view);
  if (search !== '') query.set('search', search);
  if (sort.by !== deskSorts[0]) query.set('sort', sort.by);
  if (sort.isDescending) query.set('direction', 'desc');
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '/admin/releases' : `/admin/releases?${text}`;
}
