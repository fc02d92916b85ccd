import { Banner, Button, ConfirmDialog, Loader, SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { faultText } from '../../shared/api/faultTexts';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { SessionTable } from './SessionTable';
import { sessionsQuery } from './sessionsQuery';
import { useEndSession } from './useEndSession';

/** Where the person is signed in, and the way to end that elsewhere. */
export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const { end, endingId, endOthers, isEndingOthers, fault } = useEndSession();
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Stack>
      <SectionHead title="Where you are logged in" />
      {fault ? (
        <Banner tone="danger" title="The session could not be ended">
          {faultText(fault)}
        </Banner>
      ) : null}
      {error && !data ? (
        <FailedLoad title="Your sessions could not be loaded" fault={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <Loader label="Loading your sessions…" /> : null}
      {data ? <SessionTable sessions={data} endingId={endingId} onEnd={end} /> : null}
      {hasOthers ? (
        <div>
          <Button isPending={isEndingOthers} onPress={() => setAsking(true)}>
            Log out everywhere else
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title="Log out everywhere else?"
        confirmLabel="Log out everywhere else"
        onConfirm={() => {
          setAsking(false);
          endOthers();
        }}
        onCancel={() => setAsking(false)}
      >
        You stay logged in here. Everywhere else you will be asked to log in again.
      </ConfirmDialog>
    </Stack>
  );
}
