import type { StatusTone } from '@dispatch/design-system';

export type StatusKind = 'release' | 'order' | 'coupon' | 'refund' | 'delivery' | 'edit' | 'approval';

/** In the words people read. Said here and nowhere else. A used coupon is a success, an expired one a warning. */
export const statusTones = {
  release: {
    'Draft mode': 'draft',
    'Pending editorial review': 'pending',
    Submitted: 'pending',
    Resubmitted: 'pending',
    'In editorial review': 'review',
    'Passed up': 'review',
    'On hold': 'onhold',
    'Awaiting your approval': 'onhold',
    'Pending distribution': 'scheduled',
    Published: 'live',
    Refused: 'refused',
    Deleted: 'neutral',
    Ignored: 'neutral',
    'Not found': 'neutral',
  },
  order: {
    Pending: 'onhold',
    Paid: 'live',
    'Nothing to pay': 'neutral',
    'Refund requested': 'pending',
    'Refund under way': 'scheduled',
    'Refund failed': 'refused',
    'Refund declined': 'refused',
    Failed: 'refused',
    Canceled: 'neutral',
    'Partly refunded': 'refused',
    Refunded: 'refused',
  },
  coupon: {
    Unused: 'draft',
    Used: 'live',
    Revoked: 'refused',
    Expired: 'onhold',
  },
  refund: {
    Requested: 'pending',
    Approved: 'live',
    Rejected: 'refused',
    'Under way': 'scheduled',
    Failed: 'refused',
  },
  edit: {
    Requested: 'pending',
    Done: 'live',
    Declined: 'refused',
  },
  approval: {
    Waiting: 'pending',
    Confirmed: 'live',
    Declined: 'refused',
    Withdrawn: 'neutral',
    'Done at once': 'live',
  },
  delivery: {
    Waiting: 'pending',
    Retrying: 'onhold',
    Delivered: 'live',
    Failed: 'refused',
  },
} as const satisfies Record<StatusKind, Record<string, StatusTone>>;

const byWords = new Map<string, StatusTone>(
  Object.values(statusTones).flatMap((statuses) =>
    Object.entries(statuses).map(([words, tone]) => [words.toLowerCase(), tone] as const),
  ),
);

/** The tone of a status by its words, in capitals or not; 'neutral' for words that are no status. */
export const toneOfStatus = (words: string): StatusTone =>
  byWords.get(words.trim().toLowerCase()) ?? 'neutral';
