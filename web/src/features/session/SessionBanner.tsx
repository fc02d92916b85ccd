import { Banner, Link, SessionTimeoutBanner, Stack } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '../../shared/api/errorTexts';
import { featuresQuery } from '../../shared/api/queries';
import { logoutAddress } from '../../shared/session/returnTo';
import { sessionEndKey } from '../../shared/session/sessionEnd';
import { isSameEnd, printCountdown, readThresholds, sessionPhase } from '../../shared/session/sessionClock';
import { text } from '../../shared/texts/texts';
import { askForEnd } from './askForEnd';

function useSecondsLeft(endsAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return endsAt === undefined ? Infinity : (endsAt - now) / 1000;
}

function NotExtended({ error, again }: { error: unknown; again: string }) {
  const title = 'The session could not be extended';
  if (error !== null) {
    return (
      <Banner tone="danger" title={title}>
        {errorText(error)}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={title} action={<Link href={again}>Log in again</Link>}>
      It has reached its maximum length. Save your work and log in again.
    </Banner>
  );
}

export function SessionBanner({ endsAt }: { endsAt: number | undefined }) {
  const thresholds = readThresholds(useQuery(featuresQuery).data?.sessionTimeout);
  const secondsLeft = useSecondsLeft(endsAt);
  const [isExtending, setExtending] = useState(false);
  const queryClient = useQueryClient();
  const location = useLocation();
  const [error, setError] = useState<unknown>(null);
  const [isAtItsLongest, setAtItsLongest] = useState(false);
  const phase = sessionPhase(secondsLeft, thresholds);
  const again = logoutAddress(`${location.pathname}${location.search}${location.hash}`);

  const extend = async (): Promise<void> => {
    setExtending(true);
    setError(null);
    setAtItsLongest(false);
    try {
      const extendedTo = await askForEnd({ extend: true });
      setAtItsLongest(endsAt !== undefined && isSameEnd(endsAt, extendedTo));
      queryClient.setQueryData(sessionEndKey, extendedTo);
    } catch (refusal) {
      setError(refusal);
      await queryClient.invalidateQueries({ queryKey: sessionEndKey });
    } finally {
      setExtending(false);
    }
  };

  if (phase === 'quiet') return null;
  if (phase === 'expired') {
    return (
      <SessionTimeoutBanner
        phase="expired"
        message={text('session-expired')}
        action={<Link href={again}>Log in again</Link>}
      />
    );
  }
  const countdown = text('session-timeout', { remaining: printCountdown(secondsLeft) });
  if (phase === 'refresh') {
    return <SessionTimeoutBanner phase="refresh" countdown={countdown} advice={text('session-refresh')} />;
  }
  return (
    <Stack gap="tight">
      <SessionTimeoutBanner
        phase="extendable"
        countdown={countdown}
        extendLabel={text('session-extend')}
        onExtend={() => void extend()}
        isExtending={isExtending}
      />
      {error === null && !isAtItsLongest ? null : <NotExtended error={error} again={again} />}
    </Stack>
  );
}
