import {
  numberOfState,
  parseReleaseDate,
  type ReleaseState,
  stateOfNumber,
  statesOnHoldForCustomer,
} from '@dispatch/contract';
import { notFound } from '../refusal';
import { memory, type Remembering } from './memory';
import { demoPerson } from './people';
import type { Release, ReleaseRow } from './releaseRow';
import { startingReleases } from './startingReleases';

export interface ReleaseMemory {
  rows: ReleaseRow[];
  nextId: number;
  nextNumber: number;
}

/** The releases. Those of the contract's examples belong to the demo customer, and to the one of a partner. */
export const releases = memory<ReleaseMemory>('releases', (remembering) => {
  const owners = (['customer', 'partnerCustomer'] as const).map((key) => demoPerson(remembering, key));
  const rows = owners.flatMap((owner, index) => startingReleases(remembering, owner, index * 100));
  return {
    rows,
    nextId: 1 + Math.max(0, ...rows.map(({ release }) => release.distributionId)),
    nextNumber: 1 + Math.max(0, ...rows.map(({ release }) => release.prwebPressReleaseId)),
  };
});

export const stateOf = ({ release }: ReleaseRow): ReleaseState =>
  stateOfNumber(release.releaseStatusId) ?? 'NotFound';

export const enter = (row: ReleaseRow, state: ReleaseState): void => {
  row.release = {
    ...row.release,
    releaseStatusId: numberOfState(state) as Release['releaseStatusId'],
    publicationState: state as Release['publicationState'],
    isOnHold: statesOnHoldForCustomer.some((held) => held === state),
  };
};

export const ownReleases = (remembering: Remembering, ownerId: number): ReleaseRow[] =>
  releases(remembering).rows.filter((row) => row.ownerId === ownerId && stateOf(row) !== 'Deleted');

/** A release of this person. Absent, deleted or somebody else's is 404. */
export const ownRelease = (remembering: Remembering, ownerId: number, id: number): ReleaseRow => {
  const row = ownReleases(remembering, ownerId).find(({ release }) => release.distributionId === id);
  if (row === undefined) throw notFound();
  return row;
};

export const isOverdue = (row: ReleaseRow, now: Date): boolean => {
  const due = row.release.releaseDate === null ? null : parseReleaseDate(row.release.releaseDate);
  const waits = !['DraftMode', 'NotSent', 'PendingDistribution', 'Published'].includes(stateOf(row));
  return row.wasOverdue || (waits && due !== null && due < now);
};
