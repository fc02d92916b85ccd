import { ApiError, statusDescription, type components } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, hasStatus } from '../../shared/api/errorTexts';
import { formatMoment } from '../../shared/formatting/dates';
import { reviewQuery } from './queries';

type ReviewedRelease = components['schemas']['ReviewedRelease'];

/** Who was faster, when, and what they did. */
function lastMove({ moves }: ReviewedRelease): string {
  const last = moves.at(-1);
  if (last === undefined) return '';
  const { by, from, to, at } = last;
  return ` ${by} moved it from '${statusDescription(from)}' to '${statusDescription(to)}' on ${formatMoment(at)}.`;
}

/**
 * When somebody else was faster (409) the release is read again, so that the refusal stands beside what is true now,
 * and says who it was.
 */
export function useDeskMove(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const explained = async (error: ApiError): Promise<unknown> => {
    const now = await queryClient.query({ ...reviewQuery(id), staleTime: 0 }).catch(() => null);
    if (now === null || error.problem.code !== 'state-conflict') return error;
    return new Error(`${errorText(error)}${lastMove(now)}`, { cause: error });
  };
  return useMutation({
    mutationFn: async ({ move }: { move: () => Promise<{ data: ReviewedRelease }>; done: string }) => {
      try {
        return (await move()).data;
      } catch (error) {
        throw hasStatus(error, 404, 409) ? await explained(error) : error;
      }
    },
    onSuccess: (data, { done }) => {
      queryClient.setQueryData(reviewQuery(id).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ['queue'] });
      toast.show(done);
    },
  });
}

export type DeskMove = ReturnType<typeof useDeskMove>;
