import { statusLabel, type ReleaseState } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';

/** Where a release stands, in the words and the shape of its state. */
export function ReleaseStatus({ state, isResubmit }: { state: ReleaseState; isResubmit: boolean }) {
  return <StatusTag>{statusLabel(state, isResubmit)}</StatusTag>;
}
