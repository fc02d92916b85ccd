import { statusLabel, type ReleaseState } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { toneOfState } from './statusTone';

/** Where a release stands, in the words and the shape of its state. */
export function ReleaseStatus({ state, isResubmit }: { state: ReleaseState; isResubmit: boolean }) {
  return <StatusTag tone={toneOfState(state)}>{statusLabel(state, isResubmit)}</StatusTag>;
}
