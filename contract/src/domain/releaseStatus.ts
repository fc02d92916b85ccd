import type { ReleaseState } from './lifecycle';

const descriptions: Readonly<Record<ReleaseState, string>> = {
  NotFound: 'Not found',
  Ignore: 'Ignored',
  NotSent: 'Refused',
  Deleted: 'Deleted',
  PendingEditorialReview: 'Pending editorial review',
  DraftMode: 'Draft mode',
  OnHold: 'On hold',
  PendingDistribution: 'Pending distribution',
  Published: 'Published',
  InEditorialReview: 'In editorial review',
  OnHoldLocked: 'On hold',
  OnHoldLimitedDistribution: 'On hold',
  PendingDistributionUponUserApproval: 'Awaiting your approval',
  PendingSeniorReview: 'In editorial review',
};

export const statusDescription = (state: ReleaseState): string => descriptions[state];

/** The description, except that a release waiting for review reads 'Submitted', or 'Resubmitted' the second time. */
export const statusLabel = (state: ReleaseState, isResubmit: boolean): string => {
  if (state !== 'PendingEditorialReview') return descriptions[state];
  return isResubmit ? 'Resubmitted' : 'Submitted';
};

export type ReleaseScreen = 'create' | 'edit' | 'details' | 'notFound';

/** `staffEdit` comes first where an editor's save keeps the state (0, 3, 5, 9). */
export const screenFor = (
  release: { state: ReleaseState; hasPaid: boolean } | null,
  staffEdit = false,
): ReleaseScreen => {
  if (release === null) return 'notFound';
  switch (release.state) {
    case 'NotFound':
    case 'Ignore':
    case 'Deleted':
      return 'notFound';
    case 'DraftMode':
      return release.hasPaid ? 'edit' : 'create';
    case 'OnHold':
    case 'OnHoldLimitedDistribution':
      return 'edit';
    case 'PendingEditorialReview':
    case 'PendingDistribution':
    case 'InEditorialReview':
    case 'PendingSeniorReview':
      return staffEdit ? 'edit' : 'details';
    case 'Published':
    case 'OnHoldLocked':
    case 'PendingDistributionUponUserApproval':
    case 'NotSent':
      return 'details';
  }
};
