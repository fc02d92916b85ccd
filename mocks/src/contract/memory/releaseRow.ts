import type { components } from '@dispatch/contract';

export type Release = components['schemas']['Release'];
type Move = components['schemas']['ReviewedRelease']['moves'][number];

export interface ReleaseRow {
  readonly ownerId: number;
  /** As getRelease answers it. */
  release: Release;
  /** The login of who saved it last. */
  savedBy: string;
  wasOverdue: boolean;
  moves: Move[];
}
