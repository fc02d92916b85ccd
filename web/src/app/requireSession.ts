import { screenAddress } from '@dispatch/contract';
import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { rememberReturnTo } from '../shared/session/returnTo';
import { goesStraightToProvider, sessionToken } from '../shared/session/session';
import { startSignIn } from '../shared/session/signIn';

export async function requireSession({ request }: LoaderFunctionArgs): Promise<Response | null> {
  if (sessionToken() !== null) return null;
  const { pathname, search, hash } = new URL(request.url);
  rememberReturnTo(`${pathname}${search}${hash}`);
  if (!goesStraightToProvider()) return redirectDocument(screenAddress('welcome'));
  await startSignIn();
  // The browser is leaving: nothing of the session is shown until it has.
  return new Promise<never>(() => undefined);
}
