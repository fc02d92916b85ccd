import type { components, ReleaseState } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../shared/api/errorTexts';
import { tellingLastMove } from '../../shared/release/lastMove';
import { reviewQuery } from './queries';
import { askAgain } from '../../shared/api/callQuery';

type ReviewedRelease = components['schemas']['ReviewedRelease'];

/**
 * When somebody else was faster (409) the release is read again, so that the refusal stands beside what is true now,
 * and says who it was.
 *
 * @param onMoved is told in which state it is now, also by what moves it nowhere
 */
export function useDeskMove(id: number, onMoved?: (state: ReleaseState) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ move }: { move: () => Promise<{ data: ReviewedRelease }>; done: string }) => {
      try {
        return (await tellingLastMove(move)).data;
      } catch (error) {
        if (hasStatus(error, 404, 409))
          await queryClient.query({ ...reviewQuery(id), staleTime: 0 }).catch(() => null);
        throw error;
      }
    },
    onSuccess: (data, { done }) => {
      queryClient.setQueryData(reviewQuery(id).queryKey, data);
      void askAgain(queryClient, 'listEditorialQueue', 'listEditRequests', 'countDesk');
      toast.show(done);
      onMoved?.(data.release.publicationState);
    },
  });
}

export type DeskMove = ReturnType<typeof useDeskMove>;
