import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { queryClient } from '../../shared/api/queryClient';
import { rememberReturnTo } from '../../shared/session/returnTo';
import { forgetSession, sessionToken } from '../../shared/session/session';
import { forgetReturn, millisecondsSinceReturn, noteReturn } from './lastReturn';
import { providerLogoutAddress, startSignIn } from '../../shared/session/signIn';

/** Ends the session at the server; null when there was none. Answers 'Ok' or the token for the provider's logout. */
async function removeSession(): Promise<string | null> {
  if (sessionToken() === null) return null;
  try {
    return (await call('removeSession')).data;
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
  }
}

/** @throws ApiError when the server could not end the session; nothing is cleared then */
export async function signOut(): Promise<void> {
  const answer = await removeSession();
  forgetSession('signedOut');
  queryClient.clear();
  window.location.replace(answer === null || answer === 'Ok' ? '/' : providerLogoutAddress(answer));
}

/** A session that ends again this soon after signing in again would do so for ever: the person is asked first. */
const tooSoon = 10_000;

/**
 * Keeps what was not sent and comes back. @throws Error when it did so a moment ago, instead of going round in circles
 */
export async function signInAgain(returnTo: string): Promise<void> {
  if (millisecondsSinceReturn() < tooSoon) {
    forgetReturn();
    throw new Error('Your session ended right after you had logged in.');
  }
  // The server has ended it already in most cases; what it says does not matter here.
  await removeSession().catch(() => null);
  forgetSession('expired');
  queryClient.clear();
  rememberReturnTo(returnTo);
  noteReturn();
  await startSignIn();
}
