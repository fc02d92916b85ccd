import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type Provider from 'oidc-provider';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import type { Account, Accounts } from './account';
import { minutesText, type AttemptLimit } from './attemptLimit';
import type { AccountHearer } from './eventHook';
import { hashPassword, passwordError, passwordMatches } from './password';
import { footer } from './providerPages';
import { newKey, stepOf } from './secondFactor';
import { factorPath, sendSettings, sendSetUp, settingsPath, type SettingsError } from './settingsView';
import { textOf } from './textOf';

interface Parts {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly limit: AttemptLimit;
  readonly publicUrl: string;
  readonly hearer: AccountHearer;
}

export function settingsPages({ provider, accounts, limit, publicUrl, hearer }: Parts): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '10kb' });

  const forAccount =
    (
      act: (account: Account, request: Request, response: Response, session: string) => void,
    ): RequestHandler =>
    async (request, response) => {
      const { accountId, uid } = await provider.Session.get(provider.createContext(request, response));
      const account = accountId === undefined ? undefined : accounts.byId(accountId);
      if (account !== undefined) {
        act(account, request, response, uid);
        return;
      }
      const heading = 'You are signed out';
      const body = html`<p>Sign in again, and come back from the settings of your account.</p>
        <p><a href="${publicUrl}/">Sign in</a></p>`;
      const slug = 'Identity provider';
      sendPage(response, { title: heading, slug, heading, body, footer, width: 'form' }, { status: 401 });
    };
  const presentError = (
    account: Account,
    name: 'current' | 'confirm',
    given: string,
  ): SettingsError | null => {
    const wait = limit.minutesToWait(account.id);
    if (wait > 0)
      return { field: name, text: `Too many wrong passwords. Try again in ${minutesText(wait)}.` };
    if (given === '') return { field: name, text: 'Enter your current password.' };
    if (passwordMatches(given, account.passwordHash)) {
      limit.forget(account.id);
      return null;
    }
    limit.count(account.id);
    return { field: name, text: 'That is not your current password.' };
  };

  router.get(
    settingsPath,
    forAccount((account, _request, response) => sendSettings(response, account, publicUrl)),
  );

  router.post(
    `${settingsPath}/password`,
    form,
    forAccount((account, request, response, session) => {
      const refuse = (error: SettingsError): void => sendSettings(response, account, publicUrl, { error });
      const wrong = presentError(account, 'current', textOf(request.body, 'current'));
      if (wrong !== null) {
        refuse(wrong);
        return;
      }
      const password = textOf(request.body, 'password');
      const { login, firstName, lastName } = account.profile;
      const text = passwordError(password, { login, names: [firstName, lastName] });
      if (text !== null) {
        refuse({ field: 'password', text });
        return;
      }
      if (textOf(request.body, 'confirmation') !== password) {
        refuse({ field: 'confirmation', text: 'The two passwords are not the same.' });
        return;
      }
      const changed = accounts.change(account, {
        passwordHash: hashPassword(password),
        passwordChanged: new Date().toISOString(),
      });
      hearer('user.account.update_password', changed, { session });
      sendSettings(response, changed, publicUrl, { done: 'Your password has been changed.' });
    }),
  );

  router.get(
    factorPath,
    forAccount((account, _request, response) => {
      if (account.secondFactor) response.redirect(303, settingsPath);
      else sendSetUp(response, account.profile.login, newKey());
    }),
  );

  router.post(
    factorPath,
    form,
    forAccount((account, request, response) => {
      if (account.secondFactor) {
        response.redirect(303, settingsPath);
        return;
      }
      const { login } = account.profile;
      const given = textOf(request.body, 'key');
      const key = /^[A-Z2-7]{32}$/.test(given) ? given : newKey();
      const code = textOf(request.body, 'code');
      const step = key === given ? stepOf(login, key, code) : null;
      if (step === null) {
        const text =
          code === '' ? 'Enter the code that the app shows.' : 'That code is not correct. Try again.';
        sendSetUp(response, login, key, { error: { field: 'code', text } });
        return;
      }
      const since = new Date().toISOString();
      const changed = accounts.change(account, { secondFactor: { key, since, lastStep: step } });
      sendSettings(response, changed, publicUrl, { done: 'Your second factor is set up.' });
    }),
  );

  router.post(
    `${factorPath}/remove`,
    form,
    forAccount((account, request, response, session) => {
      const wrong = presentError(account, 'confirm', textOf(request.body, 'confirm'));
      if (wrong !== null) {
        sendSettings(response, account, publicUrl, { error: wrong });
        return;
      }
      const changed = accounts.change(account, { secondFactor: null });
      hearer('user.mfa.factor.deactivate', changed, { session });
      sendSettings(response, changed, publicUrl, { done: 'Your second factor has been removed.' });
    }),
  );

  return router;
}
