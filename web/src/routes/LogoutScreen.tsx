import { Banner, Button, Loader, Stack } from '@dispatch/design-system';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signInAgain, signOut } from '../features/session/signOut';
import { faultText } from '../shared/api/faultTexts';
import { Screen } from '../shared/screen/Screen';
import { text } from '../shared/texts/texts';

/** /logout, and with `returnTo` the way back in after the session has ended by itself. */
export function LogoutScreen() {
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const startedAttempt = useRef(-1);
  useEffect(() => {
    if (startedAttempt.current === attempt) return;
    startedAttempt.current = attempt;
    setFault(null);
    (returnTo === null ? signOut() : signInAgain(returnTo)).catch(setFault);
  }, [attempt, returnTo]);

  if (fault !== null) {
    return (
      <Screen
        key="failed"
        title={text(returnTo === null ? 'logout-failed' : 'login-failed')}
        slug="Logout"
        width="narrow"
      >
        <Stack>
          <Banner tone="danger">{faultText(fault)}</Banner>
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
