import { statusLabel, type ReleaseState } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';

export function ReleaseStatus({ state, isResubmit }: { state: ReleaseState; isResubmit: boolean }) {
  return <StatusTag>{statusLabel(state, isResubmit)}</StatusTag>;
}
