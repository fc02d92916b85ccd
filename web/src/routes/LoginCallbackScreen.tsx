import { screenAddress } from '@dispatch/contract';
import { Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createSession, UnknownSignIn } from '../features/session/createSession';
import { ExchangeError, NoAccess, ProviderRefusal } from '../features/session/LoginError';
import { readLoginAnswer } from '../features/session/loginAnswer';
import { Screen } from '../shared/screen/Screen';
import { takeReturnTo } from '../shared/session/returnTo';
import { sessionToken } from '../shared/session/session';

/** As a query, because it must run once however often the screen is mounted. Back to this address leads home. */
function Exchange({ code, state }: { code: string; state: string | null }) {
  const navigate = useNavigate();
  const { data: returnTo, error } = useQuery({
    queryKey: ['createSession', code],
    queryFn: async () => {
      const packageId = await createSession(code, state);
      const wanted = takeReturnTo();
      return wanted === '/' && packageId !== undefined
        ? screenAddress('createRelease', { package: packageId })
        : wanted;
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
  });
  const isSpent = error instanceof UnknownSignIn && sessionToken() !== null;
  const goal = isSpent ? '/' : returnTo;
  useEffect(() => {
    if (goal !== undefined) void navigate(goal, { replace: true });
  }, [goal, navigate]);
  if (error && !isSpent) return <ExchangeError error={error} />;
  return (
    <Screen title="Logging in" slug="Login" width="narrow">
      <Loader label="One moment…" />
    </Screen>
  );
}

export function LoginCallbackScreen() {
  const [query] = useSearchParams();
  const answer = readLoginAnswer(query);
  if (answer.kind === 'noAccess') return <NoAccess />;
  if (answer.kind === 'refused') return <ProviderRefusal description={answer.description} />;
  return <Exchange code={answer.code} state={answer.state} />;
}
