import { useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import type { FailedJob } from './queries';

/** Retries a failed job. The list is read again whatever comes of it. */
export function useJobRetry() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const reload = (): void => void askAgain(queryClient, 'listFailedJobs');
  const retry = useMutation({
    mutationFn: ({ id }: FailedJob) => call('retryFailedJob', { path: { id } }),
    onSuccess: () => toast.show('The job is in the queue again.'),
    onSettled: reload,
  });
  return {
    retry: (job: FailedJob): void => retry.mutate(job),
    retryingId: retry.isPending ? retry.variables.id : null,
    error: retry.error,
    reload,
  };
}
