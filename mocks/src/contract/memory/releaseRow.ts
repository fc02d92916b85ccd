import type { components } from '@dispatch/contract';

export type Release = components['schemas']['Release'];
type Move = components['schemas']['ReviewedRelease']['moves'][number];

export interface ReleaseRow {
  readonly ownerId: number;
  release: Release;
  savedBy: string;
  wasOverdue: boolean;
  moves: Move[];
  /** Who works on it, and since when. */
  claim?: { userId: number; since: string };
}
