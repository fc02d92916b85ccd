import { inTransaction } from '@dispatch/api/database';
import { type Html, html } from '@dispatch/api/html';
import type { Response } from 'express';
import type { Account } from '../accounts/accounts';
import { appAddress, newKey, setUpApp, spokenKey } from '../accounts/authenticatorApp';
import { makeRecoveryCodes } from '../accounts/recoveryCodes';
import type { Service } from '../service';
import { doneLine, type FormError, formField, sendPage, textOf } from './page';
import { qrPicture } from './qrPicture';

/** The key that a form has brought back; another one where it is none of ours. */
export const keySent = (body: unknown): string => {
  const given = textOf(body, 'key', 100);
  return /^[A-Z2-7]{32}$/.test(given) ? given : newKey();
};

type FactorForm = {
  login: string;
  key: string;
  error: FormError | null;
  /** Where it is sent. */
  action: string;
  /** Why it is asked for. */
  why?: Html;
  /** Further fields. */
  more?: Html;
  cancel: Html;
  policy?: Record<string, string>;
};

/** The page on which an authenticator app is set up: its key as a picture and as text, and a field for its first code. */
export const sendFactorForm = (
  { settings: { siteName, publicUrl } }: Service,
  response: Response,
  { login, key, error, action, why, more, cancel, policy = {} }: FactorForm,
): Response => {
  const address = appAddress(login, key);
  const body = html`${why ?? null}
    <p>Scan this picture with your authenticator app.</p>
    <p>${qrPicture(address, 'The key as a QR code')}</p>
    <p>Or enter this key into the app, or open the link on the device that has the app.</p>
    <p class="mono" id="key">${spokenKey(key)}</p>
    <p><a href="${address}">Open in an authenticator app</a></p>
    <form method="post" action="${action}">
      <input type="hidden" name="key" value="${key}" />
      ${formField('code', 'Six-digit code from the app', {
        attributes: html`inputmode="numeric" autocomplete="one-time-code"`,
        error,
      })}
      ${more ?? null}
      <div class="actions">
        <button type="submit">Set up</button>
        ${cancel}
      </div>
    </form>`;
  const page = { siteName, publicUrl, heading: 'Set up an authenticator app', body, error };
  return sendPage(response, page, { status: error === null ? 200 : 400, policy });
};

/** They are shown this once; `next` is the way on. */
export const sendRecoveryCodes = (
  { settings: { siteName, publicUrl } }: Service,
  response: Response,
  {
    codes,
    done,
    next,
    policy = {},
  }: { codes: readonly string[]; done: string; next: Html; policy?: Record<string, string> },
): Response => {
  const body = html`${doneLine(done)}
    <p>
      Keep these recovery codes where you find them without your phone. Each lets you in once, in the place of
      a code of the app. They are not shown again.
    </p>
    <ul class="codes mono">
      ${codes.map((code) => html`<li>${code}</li>`)}
    </ul>
    ${next}`;
  return sendPage(response, { siteName, publicUrl, heading: 'Your recovery codes', body }, { policy });
};

/** Sets the app up that the form has sent a code of, and tells its owner: its recovery codes, or what is wrong. */
export const setUpFactor = async (
  { settings: { tokenKeys }, clock, mail, wake }: Service,
  account: Account,
  sent: unknown,
): Promise<{ codes: readonly string[] } | { error: FormError<'code'> }> => {
  const [key, code] = [textOf(sent, 'key', 100), textOf(sent, 'code', 100)];
  const codes = await inTransaction(async () => {
    if (key !== keySent(sent) || !(await setUpApp(account, key, code, tokenKeys, clock()))) return null;
    await mail.tellChanged(account, 'A second factor was set up', 'signed-in');
    return makeRecoveryCodes(account.id);
  });
  if (codes === null) {
    const text = code === '' ? 'Enter the code that the app shows.' : 'That code is not correct. Try again.';
    return { error: { field: 'code', text } };
  }
  wake();
  return { codes };
};
