import { html } from '@dispatch/api/html';
import { type Response, Router } from 'express';
import { accountById } from '../accounts/accounts';
import { countTry, forgetTries, minutesText } from '../accounts/attempts';
import { takeCode } from '../accounts/authenticatorApp';
import { takeRecoveryCode } from '../accounts/recoveryCodes';
import { readNote, takeNote } from '../openid/keptNotes';
import type { Service } from '../service';
import { ownForm } from './ownForm';
import { formField, sendPage, textOf } from './page';
import { finishSignIn } from './finishSignIn';

export const codePath = (uid: string): string => `/signin/${uid}/code`;

/** The page for the code of an authenticator app, or a recovery code in its place, after a password that was right. */
export const codePages = (service: Service): Router => {
  const { settings, provider, clock } = service;
  const { publicUrl, siteName, tokenKeys } = settings;
  const router = Router();

  const show = (response: Response, uid: string, text: string | null): Response => {
    const error = text === null ? null : { field: 'code', text };
    const body = html`<p>Open your authenticator app and enter the code that it shows for ${siteName}.</p>
      <form method="post" action="${codePath(uid)}">
        ${formField('code', 'Six-digit code', {
          attributes: html`inputmode="text" autocomplete="one-time-code" autocapitalize="none"
          spellcheck="false"`,
          error,
          described: 'lost',
        })}
        <p class="hint" id="lost">
          Without your app, enter one of your recovery codes. Without these too, ask the people of
          ${siteName}.
        </p>
        <div class="actions">
          <button type="submit">Sign in</button>
          <a href="/signin/${uid}/cancel">Cancel sign-in</a>
        </div>
      </form>`;
    return sendPage(
      response,
      { siteName, publicUrl, heading: 'Enter your code', body, error },
      { status: error === null ? 200 : 401, policy: { 'form-action': `'self' ${publicUrl}` } },
    );
  };

  router.get('/signin/:uid/code', async (request, response) => {
    const { uid } = await provider().interactionDetails(request, response);
    if ((await readNote('awaited-factor', uid, clock())) === null) response.redirect(303, `/signin/${uid}`);
    else show(response, uid, null);
  });

  router.post('/signin/:uid/code', ownForm, async (request, response) => {
    const { uid } = await provider().interactionDetails(request, response);
    const id = await readNote('awaited-factor', uid, clock());
    const account = id === null ? undefined : await accountById(id);
    if (account === undefined) {
      response.redirect(303, `/signin/${uid}`);
      return response;
    }
    const code = textOf(request.body, 'code', 100);
    if (code === '') return show(response, uid, 'Enter the code.');
    const wait = await countTry('identity-code-by-account', account.id);
    if (wait > 0) return show(response, uid, `Too many wrong codes. Try again in ${minutesText(wait)}.`);
    const isOfApp = await takeCode(account, code, tokenKeys, clock());
    if (!isOfApp && !(await takeRecoveryCode(account.id, code)))
      return show(response, uid, 'That code is not correct. Wait for the next one and try again.');
    await forgetTries('identity-code-by-account', account.id);
    await takeNote('awaited-factor', uid, clock());
    const amr = isOfApp ? ['pwd', 'otp'] : ['pwd', 'mfa'];
    await finishSignIn(service, request, response, { accountId: account.id, amr });
    return response;
  });

  return router;
};
