import { inTransaction } from '@dispatch/api/database';
import { html } from '@dispatch/api/html';
import { type Response, Router } from 'express';
import { appAddress, appSince, newKey, removeApp, setUpApp, spokenKey } from '../accounts/authenticatorApp';
import { makeRecoveryCodes, removeRecoveryCodes } from '../accounts/recoveryCodes';
import { tellProduct } from '../events/tellProduct';
import type { Service } from '../service';
import { forAccount, presentPasswordError, settingsPath } from './forAccount';
import { ownForm } from './ownForm';
import { doneLine, type FormError, formField, sendPage, textOf } from './page';
import { qrPicture } from './qrPicture';
import { sendSettings } from './settingsView';

const factorPath = `${settingsPath}/factor`;

/** Setting up an authenticator app, its recovery codes, and removing it. */
export const factorPages = (service: Service): Router => {
  const { settings, clock, mail, wake } = service;
  const { siteName, publicUrl, tokenKeys } = settings;
  const router = Router();

  const sendSetUp = (
    response: Response,
    login: string,
    key: string,
    error: FormError<'code' | 'present'> | null = null,
  ): Response => {
    const address = appAddress(login, key);
    const body = html`<p>Scan this picture with your authenticator app.</p>
      <p>${qrPicture(address, 'The key as a QR code')}</p>
      <p>Or enter this key into the app, or open the link on the device that has the app.</p>
      <p class="mono" id="key">${spokenKey(key)}</p>
      <p><a href="${address}">Open in an authenticator app</a></p>
      <form method="post" action="${factorPath}">
        <input type="hidden" name="key" value="${key}" />
        ${formField('code', 'Six-digit code from the app', {
          attributes: html`inputmode="numeric" autocomplete="one-time-code"`,
          error,
        })}
        ${formField('present', 'Your password', {
          attributes: html`type="password" autocomplete="current-password"`,
          error,
        })}
        <div class="actions">
          <button type="submit">Set up</button>
          <a href="${settingsPath}">Cancel</a>
        </div>
      </form>`;
    const page = { siteName, publicUrl, heading: 'Set up an authenticator app', body, error };
    return sendPage(response, page, { status: error === null ? 200 : 400 });
  };

  /** They are shown this once. */
  const sendCodes = (response: Response, codes: readonly string[], done: string): void => {
    const body = html`${doneLine(done)}
      <p>
        Keep these recovery codes where you find them without your phone. Each lets you in once, in the place
        of a code of the app. They are not shown again.
      </p>
      <ul class="codes mono">
        ${codes.map((code) => html`<li>${code}</li>`)}
      </ul>
      <p><a href="${settingsPath}">I have kept them</a></p>`;
    sendPage(response, { siteName, publicUrl, heading: 'Your recovery codes', body });
  };

  router.get(
    factorPath,
    forAccount(service, async ({ account, response }) => {
      if ((await appSince(account.id)) !== null) response.redirect(303, settingsPath);
      else sendSetUp(response, account.profile.login, newKey());
    }),
  );

  router.post(
    factorPath,
    ownForm,
    forAccount(service, async ({ account, request, response }) => {
      if ((await appSince(account.id)) !== null) {
        response.redirect(303, settingsPath);
        return response;
      }
      const { login } = account.profile;
      const given = textOf(request.body, 'key', 100);
      const key = /^[A-Z2-7]{32}$/.test(given) ? given : newKey();
      const wrong = await presentPasswordError(account, 'present', textOf(request.body, 'present'));
      if (wrong !== null) return sendSetUp(response, login, key, wrong);
      const code = textOf(request.body, 'code', 100);
      const codes = await inTransaction(async () => {
        if (key !== given || !(await setUpApp(account, key, code, tokenKeys, clock()))) return null;
        await mail.tellChanged(account, 'A second factor was set up', 'signed-in');
        return makeRecoveryCodes(account.id);
      });
      if (codes === null) {
        const text =
          code === '' ? 'Enter the code that the app shows.' : 'That code is not correct. Try again.';
        return sendSetUp(response, login, key, { field: 'code', text });
      }
      wake();
      sendCodes(response, codes, 'Your second factor is set up.');
      return response;
    }),
  );

  router.post(
    `${settingsPath}/recovery-codes`,
    ownForm,
    forAccount(service, async ({ account, request, response, session }) => {
      const error = await presentPasswordError(account, 'new-codes', textOf(request.body, 'new-codes'));
      if (error !== null) return sendSettings(service, response, account, session, { error });
      if ((await appSince(account.id)) === null) {
        response.redirect(303, settingsPath);
        return response;
      }
      const codes = await inTransaction(async () => {
        await mail.tellChanged(account, 'New recovery codes were made', 'signed-in');
        return makeRecoveryCodes(account.id);
      });
      wake();
      sendCodes(response, codes, 'The former codes let nobody in any more.');
      return response;
    }),
  );

  router.post(
    `${factorPath}/remove`,
    ownForm,
    forAccount(service, async ({ account, request, response, session }) => {
      const error = await presentPasswordError(account, 'removing-app', textOf(request.body, 'removing-app'));
      if (error !== null) return sendSettings(service, response, account, session, { error });
      await inTransaction(async () => {
        await removeApp(account.id);
        await removeRecoveryCodes(account.id);
        await tellProduct('user.mfa.factor.deactivate', account, { session }, clock());
        await mail.tellChanged(account, 'Your second factor was removed', 'signed-in');
      });
      wake();
      await sendSettings(service, response, account, session, {
        done: 'Your second factor has been removed.',
      });
    }),
  );

  return router;
};
