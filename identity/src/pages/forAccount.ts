import { html } from '@dispatch/api/html';
import type { Request, RequestHandler, Response } from 'express';
import { type Account, accountById } from '../accounts/accounts';
import { countTry, forgetTries, minutesText } from '../accounts/attempts';
import { passwordMatches } from '../accounts/passwords';
import type { Service } from '../service';
import { type FormError, sendPage } from './page';

export const settingsPath = '/enduser/settings';

/** Who is signed in here, and the session in which. */
export type SignedIn = {
  readonly account: Account;
  readonly session: string;
  readonly request: Request;
  readonly response: Response;
};

/** A page for who is signed in; everybody else is told to sign in. */
export const forAccount =
  ({ settings, provider }: Service, act: (signedIn: SignedIn) => Promise<unknown>): RequestHandler =>
  async (request, response) => {
    const openId = provider();
    const { accountId, uid } = await openId.Session.get(openId.createContext(request, response));
    const account = accountId === undefined ? undefined : await accountById(accountId);
    if (account?.status === 'ACTIVE') return act({ account, session: uid, request, response });
    const { siteName, publicUrl } = settings;
    const body = html`<p>Sign in again, and come back from the settings of your account.</p>
      <p><a href="${publicUrl}/">Sign in</a></p>`;
    return sendPage(response, { siteName, publicUrl, heading: 'You are signed out', body }, { status: 401 });
  };

/**
 * Asks for the present password before something is changed that whoever finds an open browser must not change.
 * @returns what is wrong with it at this field; null when it is right
 */
export const presentPasswordError = async <Field extends string>(
  { id, passwordHash }: Account,
  field: Field,
  given: string,
): Promise<FormError<Field> | null> => {
  if (given === '') return { field, text: 'Enter your current password.' };
  const wait = await countTry('identity-password-by-login', id);
  if (wait > 0) return { field, text: `Too many wrong passwords. Try again in ${minutesText(wait)}.` };
  if (!(await passwordMatches(given, passwordHash)))
    return { field, text: 'That is not your current password.' };
  await forgetTries('identity-password-by-login', id);
  return null;
};
