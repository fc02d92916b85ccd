import { numberOfState, statesAtTheDesk, statesInReview, statesOnHoldAtTheDesk } from '@dispatch/contract';

export interface DeskView {
  id: string;
  label: string;
  states: readonly (typeof statesAtTheDesk)[number][];
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
    states: statesOnHoldAtTheDesk,
    isCounted: true,
  },
  { id: 'scheduled', label: 'Pending distribution', states: ['PendingDistribution'], isCounted: true },
  { id: 'published', label: 'Published', states: ['Published'], isCounted: false },
  { id: 'refused', label: 'Refused', states: ['NotSent'], isCounted: false },
  { id: 'all', label: 'All', states: statesAtTheDesk, isCounted: false },
];

export const viewOf = (id: string | null): DeskView =>
  deskViews.find((view) => view.id === id) ?? deskViews[0];

export const stateNumbersOf = ({ states }: DeskView) => states.map(numberOfState);

export const deskSpec = {
  sorts: ['releaseDate', 'submittedDate', 'headline', 'prwebPressReleaseId'],
  filters: { view: deskViews.map(({ id }) => id) },
} as const;
