import { formatMoment } from '@dispatch/contract';
import { ActionBar, Button } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { aboutJob } from './aboutJob';
import type { FailedJob } from './queries';

/** The columns of the list of failed jobs; with `next` those of the ones that are tried again by themselves. */
export const jobColumns = [
  { id: 'what', label: 'What', width: '26%' },
  { id: 'about', label: 'About', overflow: 'wrap' },
  { id: 'error', label: 'Why', width: '30%', overflow: 'wrap' },
  { id: 'failed', label: 'Failed', overflow: 'line' },
  { id: 'actions', label: 'Actions', overflow: 'line' },
] as const;

interface JobActions {
  retryingId: string | null;
  onRetry: (job: FailedJob) => void;
  onGiveUp: (job: FailedJob) => void;
}

const tries = (attempts: number): string => (attempts === 1 ? 'Tried once' : `Tried ${attempts} times`);

export function jobCell(
  job: FailedJob,
  column: string,
  { retryingId, onRetry, onGiveUp }: JobActions,
): ReactNode {
  const { id, what, payload, error, attempts, failedDate, nextDate } = job;
  if (column === 'what') return what;
  if (column === 'about') return aboutJob(payload);
  if (column === 'error') return error;
  if (column === 'failed')
    return (
      <>
        <div>{formatMoment(failedDate)}</div>
        <div>
          {nextDate === null ? tries(attempts) : `${tries(attempts)}, next ${formatMoment(nextDate)}`}
        </div>
      </>
    );
  return (
    <ActionBar>
      <Button
        variant="quiet"
        isPending={retryingId === id}
        aria-label={`Retry: ${what}`}
        onPress={() => onRetry(job)}
      >
        Retry
      </Button>
      {nextDate === null ? (
        <Button variant="quiet" aria-label={`Give up: ${what}`} onPress={() => onGiveUp(job)}>
          Give up
        </Button>
      ) : null}
    </ActionBar>
  );
}
