import { deskStatusLabel, statusLabel, type ReleaseState } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { toneOfStatus } from '../status/statusTones';

interface ReleaseStatusProps {
  state: ReleaseState;
  isResubmit: boolean;
  /** In the words of the desk. */
  isDesk?: boolean;
}

export function ReleaseStatus({ state, isResubmit, isDesk = false }: ReleaseStatusProps) {
  const words = (isDesk ? deskStatusLabel : statusLabel)(state, isResubmit);
  return <StatusTag tone={toneOfStatus(words)}>{words}</StatusTag>;
}
