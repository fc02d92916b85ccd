import { useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { focusHeading } from '../../shared/screen/useScreenTitle';
import type { FailedJob } from './queries';

/** Retries a failed job. The list is read again whatever comes of it; its row is gone then, and the focus with it. */
export function useJobRetry() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const reload = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: ['failedJobs'] });
    focusHeading();
  };
  const retry = useMutation({
    mutationFn: ({ id }: FailedJob) => call('retryFailedJob', { path: { id } }),
    onSuccess: () => toast.show('The job is in the queue again.'),
    onSettled: reload,
  });
  return {
    retry: (job: FailedJob): void => retry.mutate(job),
    retryingId: retry.isPending ? retry.variables.id : null,
    error: retry.error,
    told: (words: string): Promise<void> => {
      toast.show(words);
      return reload();
    },
  };
}
