import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasStatus } from '../../shared/api/errorTexts';
import { logoutAddress } from '../../shared/session/returnTo';
import { sessionEndKey } from '../../shared/session/sessionEnd';
import { askForEnd } from './askForEnd';

const minute = 60_000;
/** Near its end the session is asked for more often, because any call may have extended it meanwhile. */
const nearTheEnd = 15_000;

/** When the session ends; 0 when it has ended. */
async function readEnd(): Promise<number> {
  try {
    return await askForEnd();
  } catch (error) {
    if (hasStatus(error, 401)) return 0;
    throw error;
  }
}

/**
 * Checks the session at each change of route, where its end leads to signing in, and every minute, where its end
 * only shows: what a person was writing stays on the screen until they go on.
 */
export function useSessionCheck() {
  const location = useLocation();
  const navigate = useNavigate();
  const {
    data: endsAt,
    refetch,
    isPending,
  } = useQuery({
    queryKey: sessionEndKey,
    queryFn: readEnd,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data - Date.now() < 2 * minute ? nearTheEnd : minute,
    refetchOnWindowFocus: 'always',
  });
  const here = `${location.pathname}${location.search}${location.hash}`;
  useEffect(() => {
    void refetch().then(({ data }) => {
      if (data === 0) void navigate(logoutAddress(here), { replace: true });
    });
  }, [here, refetch, navigate]);
  return { endsAt, isPending };
}
