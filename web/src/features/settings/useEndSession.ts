import { useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { shownAtOnce } from '../../shared/api/shownAtOnce';
import { sessionsQuery, type SignedInSession } from './sessionsQuery';

/** Ends one session; one that has ended by itself meanwhile is as good. */
async function endSession({ id }: SignedInSession): Promise<void> {
  try {
    await call('endSession', { path: { id } });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

const endedWords = (count: number): string => {
  if (count === 0) return 'You were not logged in anywhere else';
  return count === 1 ? 'Logged out in one other place' : `Logged out in ${count} other places`;
};

export function useEndSession() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const reload = () => queryClient.invalidateQueries(sessionsQuery);
  const one = useMutation({
    mutationFn: endSession,
    onSuccess: () => toast.show('Logged out on that device'),
    ...shownAtOnce(queryClient, sessionsQuery, (sessions, { id }: SignedInSession) =>
      sessions.filter((session) => session.id !== id),
    ),
  });
  const others = useMutation({
    mutationFn: async () => (await call('endOtherSessions')).data.ended,
    onSuccess: (count) => toast.show(endedWords(count)),
    onSettled: reload,
  });
  return {
    end: (session: SignedInSession): void => {
      others.reset();
      one.mutate(session);
    },
    endOthers: (): void => {
      one.reset();
      others.mutate();
    },
    isEndingOthers: others.isPending,
    error: one.error ?? others.error,
  };
}
