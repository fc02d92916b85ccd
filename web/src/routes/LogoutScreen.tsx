import { screenAddress } from '@dispatch/contract';
import { Banner, Button, ButtonLink, Loader, Stack } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { signInAgain, signOut } from '../features/session/signOut';
import { errorText } from '../shared/api/errorTexts';
import { Screen } from '../shared/screen/Screen';
import { text } from '../shared/texts/texts';

/** After the account was deleted nothing is left to sign out of. */
function AccountDeleted() {
  const queryClient = useQueryClient();
  // Not before: the screens of the account would ask anew for what is gone.
  useEffect(() => queryClient.clear(), [queryClient]);
  return (
    <Screen title="Your account has been deleted" slug="Account" width="narrow">
      <Stack>
        <p>You are logged out, here and everywhere else.</p>
        <div>
          <ButtonLink href={screenAddress('welcome')}>Go to the start page</ButtonLink>
        </div>
      </Stack>
    </Screen>
  );
}

function Leaving() {
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const startedAttempt = useRef(-1);
  useEffect(() => {
    if (startedAttempt.current === attempt) return;
    startedAttempt.current = attempt;
    setError(null);
    (returnTo === null ? signOut() : signInAgain(returnTo)).catch(setError);
  }, [attempt, returnTo]);

  if (error !== null) {
    return (
      <Screen
        key="failed"
        title={text(returnTo === null ? 'logout-failed' : 'login-failed')}
        slug="Logout"
        width="narrow"
      >
        <Stack>
          <Banner tone="danger">{errorText(error)}</Banner>
          <div>
            <Button variant="primary" onPress={() => setAttempt(attempt + 1)}>
              {returnTo === null ? 'Retry' : 'Log in again'}
            </Button>
          </div>
        </Stack>
      </Screen>
    );
  }
  return (
    <Screen
      key="working"
      title={returnTo === null ? 'Logging out' : 'Logging in again'}
      slug="Logout"
      width="narrow"
    >
      <Loader label="One moment…" />
    </Screen>
  );
}

/** /logout, and with `returnTo` the way back in after the session has ended by itself. */
export function LogoutScreen() {
  const state: unknown = useLocation().state;
  const isDeleted = typeof state === 'object' && state !== null && 'accountDeleted' in state;
  return isDeleted ? <AccountDeleted /> : <Leaving />;
}
