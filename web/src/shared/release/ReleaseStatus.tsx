import { statusLabel, type ReleaseState } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { toneOfStatus } from '../status/statusTones';

export function ReleaseStatus({ state, isResubmit }: { state: ReleaseState; isResubmit: boolean }) {
  const words = statusLabel(state, isResubmit);
  return <StatusTag tone={toneOfStatus(words)}>{words}</StatusTag>;
}
