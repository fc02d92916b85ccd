import { screenAddress } from '@dispatch/contract';
import { Button, ButtonLink, Link, Loader, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { errorText, hasStatus } from '../../shared/api/errorTexts';
import { Screen } from '../../shared/screen/Screen';
import { logoutAddress } from '../../shared/session/returnTo';
import { text } from '../../shared/texts/texts';
import { callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';

/** A query and no effect: it runs once however often the screen is mounted, and a token works once. */
function useVerification(encryptedToken: string) {
  const asked = { path: { encryptedToken } };
  return useQuery({
    ...callQuery('verifyEmail', asked),
    // Without a signal: a screen that goes would end the call, and the next one would ask with a used token.
    queryFn: async () => (await call('verifyEmail', asked)).data,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
  });
}

export function Verification({ encryptedToken }: { encryptedToken: string }) {
  const { data, error, refetch, isFetching } = useVerification(encryptedToken);
  if (data) {
    const { email, purpose, passwordUrl } = data;
    return (
      <Screen key="done" title={text('email-verified')} slug="Account" width="narrow">
        <Stack>
          <p>{email}</p>
          {passwordUrl === null ? null : (
            <>
              <p>One last step: choose the password that you will log in with.</p>
              <div>
                <ButtonLink href={passwordUrl} variant="primary">
                  Choose your password
                </ButtonLink>
              </div>
            </>
          )}
          {passwordUrl === null && purpose === 'activation' ? (
            <div>
              <ButtonLink variant="primary" href={logoutAddress('/')}>
                Log in
              </ButtonLink>
            </div>
          ) : null}
          {purpose === 'contact' ? <p>You can close this page and continue with the release.</p> : null}
        </Stack>
      </Screen>
    );
  }
  if (error && !isFetching) {
    const isLinkGone = hasStatus(error, 400, 404, 409);
    // 400 speaks of the form of a token: to its reader the link is as unknown as any other that was not opened whole.
    const message = hasStatus(error, 400) ? text('token-unknown') : errorText(error);
    return (
      <Screen key="failed" title={text('email-not-verified', { message })} slug="Account" width="narrow">
        {isLinkGone ? (
          <Stack gap="tight">
            <p>A link works once, for 24 hours, and only if you open its whole address.</p>
            <p>
              <Link href={screenAddress('sendActivation')}>Send a new activation email</Link>, or{' '}
              <Link href={logoutAddress('/')}>log in</Link> if you have used this link before. You can verify
              a contact's address again in the release.
            </p>
          </Stack>
        ) : (
          <Button variant="primary" onPress={() => void refetch()}>
            Retry
          </Button>
        )}
      </Screen>
    );
  }
  return (
    <Screen key="working" title="Verifying your email" slug="Account" width="narrow">
      <Loader label="One moment…" />
    </Screen>
  );
}
