import { inTransaction } from '@dispatch/api/database';
import { html } from '@dispatch/api/html';
import { type Response, Router } from 'express';
import { appSince, newKey, removeApp } from '../accounts/authenticatorApp';
import { makeRecoveryCodes, removeRecoveryCodes } from '../accounts/recoveryCodes';
import { tellProduct } from '../events/tellProduct';
import type { Service } from '../service';
import { forAccount, presentPasswordError, settingsPath } from './forAccount';
import { ownForm } from './ownForm';
import { keySent, sendFactorForm, sendRecoveryCodes, setUpFactor } from './factorView';
import { type FormError, formField, textOf } from './page';
import { sendSettings } from './settingsView';

const factorPath = `${settingsPath}/factor`;

/** Setting up an authenticator app, its recovery codes, and removing it. */
export const factorPages = (service: Service): Router => {
  const { clock, mail, wake } = service;
  const router = Router();

  const sendSetUp = (
    response: Response,
    login: string,
    key: string,
    error: FormError<'code' | 'present'> | null = null,
  ): Response =>
    sendFactorForm(service, response, {
      ...{ login, key, error, action: factorPath },
      more: formField('present', 'Your password', {
        attributes: html`type="password" autocomplete="current-password"`,
        error,
      }),
      cancel: html`<a href="${settingsPath}">Cancel</a>`,
    });

  const sendCodes = (response: Response, codes: readonly string[], done: string): Response =>
    sendRecoveryCodes(service, response, {
      ...{ codes, done },
      next: html`<p><a href="${settingsPath}">I have kept them</a></p>`,
    });

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
      const key = keySent(request.body);
      const wrong = await presentPasswordError(account, 'present', textOf(request.body, 'present'));
      if (wrong !== null) return sendSetUp(response, login, key, wrong);
      const made = await setUpFactor(service, account, request.body);
      if ('error' in made) return sendSetUp(response, login, key, made.error);
      return sendCodes(response, made.codes, 'Your second factor is set up.');
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
      return sendCodes(response, codes, 'The former codes let nobody in any more.');
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
