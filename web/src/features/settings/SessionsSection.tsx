import { Banner, Button, ConfirmDialog } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../shared/api/errorTexts';
import { Loaded } from '../../shared/screen/Loaded';
import { SessionTable } from './SessionTable';
import { sessionsQuery } from './sessionsQuery';
import { useEndSession } from './useEndSession';
import { SettingsSection } from './SettingsSection';

export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const { end, endOthers, isEndingOthers, error } = useEndSession();
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <SettingsSection id="sessions">
      {error ? (
        <Banner tone="danger" title="The session could not be ended">
          {errorText(error)}
        </Banner>
      ) : null}
      <Loaded query={query} failure="Your sessions could not be loaded" loading="Loading your sessions…">
        {(data) => <SessionTable sessions={data} onEnd={end} />}
      </Loaded>
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
    </SettingsSection>
  );
}
