import { screenAddress } from '@dispatch/contract';
import { ActionBar, ButtonLink } from '@dispatch/design-system';
import { logoutAddress } from '../session/returnTo';
import { sessionToken } from '../session/session';

/** The ways on from a screen that shows nothing: home, and for who is not signed in to Login and back here. */
export function ScreenExits() {
  const { pathname, search } = window.location;
  const isSignedIn = sessionToken() !== null;
  return (
    <ActionBar>
      <ButtonLink href="/" variant="primary">
        {isSignedIn ? 'Go to My Releases' : 'Go to the start page'}
      </ButtonLink>
      {isSignedIn ? (
        <ButtonLink href={screenAddress('logout')}>Login with another account</ButtonLink>
      ) : (
        <ButtonLink href={logoutAddress(`${pathname}${search}`)}>Login</ButtonLink>
      )}
    </ActionBar>
  );
}
