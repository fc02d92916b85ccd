import { useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import type { FailedJob } from './queries';
import { askAgain } from '../../shared/api/callQuery';

/** '3 jobs are given up. 1 was gone already.' */
export const doneText = (what: string, { done, gone }: { done: number; gone: number }): string =>
  [
    done === 1 ? `1 job is ${what}.` : `${done} jobs are ${what}.`,
    gone === 0 ? '' : `${gone} ${gone === 1 ? 'was' : 'were'} gone already.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Retries a failed job. The list is read again whatever comes of it. */
export function useJobRetry() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const reload = (): Promise<unknown> => askAgain(queryClient, 'listFailedJobs');
  const retry = useMutation({
    mutationFn: ({ id }: FailedJob) => call('retryFailedJob', { path: { id } }),
    onSuccess: () => toast.show('The job is in the queue again.'),
    onSettled: reload,
  });
  const retryMany = useMutation({
    mutationFn: async (jobIds: string[]) => (await call('retryFailedJobs', { body: { jobIds } })).data,
    onSuccess: (found) => toast.show(doneText('back in the queue', found)),
    onSettled: reload,
  });
  return {
    retryMany: retryMany.mutate,
    isRetryingMany: retryMany.isPending,
    retry: (job: FailedJob): void => retry.mutate(job),
    retryingId: retry.isPending ? retry.variables.id : null,
    error: retry.error ?? retryMany.error,
    told: (words: string): Promise<unknown> => {
      toast.show(words);
      return reload();
    },
  };
}
