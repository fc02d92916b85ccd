import { formatMoment } from '@dispatch/contract';
import { ActionBar, Button, type TableColumn } from '@dispatch/design-system';
import { aboutJob } from './aboutJob';
import type { FailedJob } from './queries';

interface JobActions {
  retryingId: string | null;
  onRetry: (job: FailedJob) => void;
  onGiveUp: (job: FailedJob) => void;
}

const tries = (attempts: number): string => (attempts === 1 ? 'Tried once' : `Tried ${attempts} times`);

/** The columns of the list of failed jobs. */
export const jobColumns = ({
  retryingId,
  onRetry,
  onGiveUp,
}: JobActions): readonly TableColumn<FailedJob>[] => [
  { id: 'what', label: 'What', width: '26%', cell: ({ what }) => what },
  { id: 'about', label: 'About', overflow: 'wrap', cell: ({ payload }) => aboutJob(payload) },
  { id: 'error', label: 'Why', width: '30%', overflow: 'wrap', cell: ({ error }) => error },
  {
    id: 'failed',
    label: 'Failed',
    overflow: 'line',
    cell: ({ attempts, failedDate, nextDate }) => (
      <>
        <div>{formatMoment(failedDate)}</div>
        <div>
          {nextDate === null ? tries(attempts) : `${tries(attempts)}, next ${formatMoment(nextDate)}`}
        </div>
      </>
    ),
  },
  {
    id: 'actions',
    label: 'Actions',
    overflow: 'line',
    cell: (job) => (
      <ActionBar>
        <Button
          variant="quiet"
          isPending={retryingId === job.id}
          aria-label={`Retry: ${job.what}`}
          onPress={() => onRetry(job)}
        >
          Retry
        </Button>
        {job.nextDate === null ? (
          <Button variant="quiet" aria-label={`Give up: ${job.what}`} onPress={() => onGiveUp(job)}>
            Give up
          </Button>
        ) : null}
      </ActionBar>
    ),
  },
];
