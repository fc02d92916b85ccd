import type { ReleaseState } from '@dispatch/contract';
import type { StatusTone } from '@dispatch/design-system';

const tones: Partial<Record<ReleaseState, StatusTone>> = {
  DraftMode: 'draft',
  PendingEditorialReview: 'pending',
  InEditorialReview: 'review',
  PendingSeniorReview: 'review',
  OnHold: 'onhold',
  OnHoldLocked: 'onhold',
  OnHoldLimitedDistribution: 'onhold',
  PendingDistributionUponUserApproval: 'onhold',
  PendingDistribution: 'scheduled',
  Published: 'live',
  NotSent: 'refused',
};

/** How the tag of a state looks. */
export const toneOfState = (state: ReleaseState): StatusTone => tones[state] ?? 'neutral';
