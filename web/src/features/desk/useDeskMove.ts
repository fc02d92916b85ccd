import type { components } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../shared/api/errorTexts';
import { reviewQuery } from './queries';

type ReviewedRelease = components['schemas']['ReviewedRelease'];

/** When somebody else was faster (409) it is read again, so that the refusal stands beside what is true now. */
export function useDeskMove(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ move }: { move: () => Promise<{ data: ReviewedRelease }>; done: string }) =>
      (await move()).data,
    onSuccess: (data, { done }) => {
      queryClient.setQueryData(reviewQuery(id).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ['queue'] });
      toast.show(done);
    },
    onError: (error) => {
      if (hasStatus(error, 404, 409)) void queryClient.invalidateQueries({ queryKey: ['review', id] });
    },
  });
}

export type DeskMove = ReturnType<typeof useDeskMove>;
