import {
  type CallData,
  numberOfState,
  statesAtTheDesk,
  statesAwaitingCustomer,
  statesInReview,
  statesOnHoldAtTheDesk,
  statesUndecided,
} from '@dispatch/contract';
import { pageAskedOf, sortAskedOf, type ListPlace } from '../../shared/list/listPlace';

export interface DeskView {
  id: string;
  label: string;
  states: readonly (typeof statesAtTheDesk)[number][];
  isCounted: boolean;
  /** Which of those in these states; all unless told. */
  queue?: 'mine' | 'unclaimed' | 'dueSoon';
}

/** Who works on what: each with its count among those of the desk. */
export const queueViews: readonly (DeskView & { count: keyof CallData<'countDesk'> })[] = [
  { id: 'mine', label: 'Mine', states: statesUndecided, queue: 'mine', count: 'mine', isCounted: true },
  {
    id: 'unclaimed',
    label: 'Unclaimed',
    states: statesInReview,
    queue: 'unclaimed',
    count: 'unclaimed',
    isCounted: true,
  },
  { id: 'passedup', label: 'Passed up', states: ['PendingSeniorReview'], count: 'passedUp', isCounted: true },
  {
    id: 'awaitingcustomer',
    label: 'Awaiting the customer',
    states: statesAwaitingCustomer,
    count: 'awaitingCustomer',
    isCounted: true,
  },
  {
    id: 'duesoon',
    label: 'Due soon',
    states: statesInReview,
    queue: 'dueSoon',
    count: 'dueSoon',
    isCounted: true,
  },
];

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
    states: statesOnHoldAtTheDesk,
    isCounted: true,
  },
  { id: 'scheduled', label: 'Pending distribution', states: ['PendingDistribution'], isCounted: true },
  { id: 'published', label: 'Published', states: ['Published'], isCounted: false },
  { id: 'refused', label: 'Refused', states: ['NotSent'], isCounted: false },
  { id: 'all', label: 'All', states: statesAtTheDesk, isCounted: false },
];

export const viewOf = (id: string | null): DeskView =>
  [...deskViews, ...queueViews].find((view) => view.id === id) ?? deskViews[0];

export const stateNumbersOf = ({ states }: DeskView) => states.map(numberOfState);

export const deskSpec = {
  sorts: ['releaseDate', 'submittedDate', 'headline', 'prwebPressReleaseId', 'dueDate'],
  filters: { view: [...deskViews, ...queueViews].map(({ id }) => id) },
} as const;

/** What the list of the desk is asked for at this place. */
export const queueAsked = (place: ListPlace<(typeof deskSpec.sorts)[number], 'view'>) => {
  const view = viewOf(place.filters.view);
  return {
    ...pageAskedOf(place),
    ...sortAskedOf(place),
    status: stateNumbersOf(view),
    ...(view.queue === undefined ? {} : { queue: view.queue }),
  };
};
