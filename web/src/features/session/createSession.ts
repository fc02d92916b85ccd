import type { PackageId } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { fetchSessionData } from '../../shared/api/queries';
import { keepSession } from '../../shared/session/session';
import { redirectUri, takePendingSignIn } from '../../shared/session/signIn';

/** This browser did not start the sign-in whose answer has come, or has used it already. */
export class UnknownSignIn extends Error {
  override readonly name = 'UnknownSignIn';
}

/** Answers the package chosen before there was an account. @throws UnknownSignIn, ApiError when the server refuses */
export async function createSession(code: string, state: string | null): Promise<PackageId | undefined> {
  const pending = takePendingSignIn(state);
  if (pending === null) {
    throw new UnknownSignIn('This sign-in was not started in this window, or it was already used.');
  }
  const { codeVerifier, nonce } = pending;
  const { data } = await call('createSession', {
    body: { code, codeVerifier, nonce, redirectUri: redirectUri() },
  });
  keepSession(data);
  await fetchSessionData();
  return data.startPackage;
}
