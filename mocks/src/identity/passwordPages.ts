import express, { Router, type Response } from 'express';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import type { Account, Accounts } from './account';
import type { AccountHearer } from './eventHook';
import { forgotPasswordPath } from './forgotPasswordPages';
import { formField, sendForm, type FormError } from './formPage';
import { hashPassword, passwordError, passwordRules } from './password';
import { rememberChosen } from './chosenPassword';
import type { PasswordTokens, TokenPurpose } from './passwordToken';
import { footer } from './providerPages';

type PasswordError = FormError<'password' | 'confirmation'>;

const words = {
  activation: { slug: 'Activate your account', heading: 'Choose a password' },
  reset: { slug: 'Reset your password', heading: 'Choose a new password' },
} as const;

const newPassword = html`type="password" autocomplete="new-password"`;

function sendChoosePage(
  response: Response,
  account: Account,
  purpose: TokenPurpose,
  error: PasswordError | null,
  publicUrl: string,
): void {
  const { slug, heading } = words[purpose];
  const body = html`<p>For the account <strong>${account.profile.login}</strong>.</p>
    <ul class="rules" id="rules">
      ${passwordRules.map((rule) => html`<li>${rule}</li>`)}
    </ul>
    <form method="post">
      <input type="text" name="username" autocomplete="username" value="${account.profile.login}" hidden />
      ${formField('password', 'Password', newPassword, error, 'rules')}
      ${formField('confirmation', 'Confirm password', newPassword, error, 'rules')}
      <button type="submit">Save password</button>
    </form>`;
  sendForm(response, { slug, heading, body, error, policy: { 'form-action': `'self' ${publicUrl}` } });
}

function sendUselessLink(response: Response, publicUrl: string): void {
  const body = html`<p>It has already been used or has expired. Nothing was changed.</p>
    <p>
      <a href="${publicUrl}/">Sign in</a>, <a href="${forgotPasswordPath}">ask for a new password</a>, or
      <a href="${publicUrl}/sendactivation">ask for a new activation mail</a>.
    </p>`;
  sendPage(
    response,
    {
      title: 'This link does not work',
      slug: 'Password',
      heading: 'This link does not work',
      body,
      footer,
      width: 'form',
    },
    { status: 404 },
  );
}

/** The pages behind activationUrl and resetPasswordUrl. Choosing a password activates the account. */
export function passwordPages(
  accounts: Accounts,
  tokens: PasswordTokens,
  publicUrl: string,
  hearer: AccountHearer,
): Router {
  const router = Router();
  const known = (token: string) => {
    const row = tokens.find(token);
    const account = row === undefined ? undefined : accounts.byId(row.accountId);
    return row === undefined || account === undefined ? undefined : { account, purpose: row.purpose };
  };

  router.get(['/welcome/:token', '/reset_password/:token'], (request, response) => {
    const found = known(String(request.params['token']));
    if (found === undefined) sendUselessLink(response, publicUrl);
    else sendChoosePage(response, found.account, found.purpose, null, publicUrl);
  });

  router.post(
    ['/welcome/:token', '/reset_password/:token'],
    express.urlencoded({ extended: false, limit: '10kb' }),
    (request, response) => {
      const token = String(request.params['token']);
      const found = known(token);
      if (found === undefined) {
        sendUselessLink(response, publicUrl);
        return;
      }
      const { account, purpose } = found;
      const given = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      const password = typeof given['password'] === 'string' ? given['password'] : '';
      const { login, firstName, lastName } = account.profile;
      const text = passwordError(password, { login, names: [firstName, lastName] });
      if (text !== null) {
        sendChoosePage(response, account, purpose, { field: 'password', text }, publicUrl);
        return;
      }
      if (given['confirmation'] !== password) {
        const error = { field: 'confirmation', text: 'The two passwords are not the same.' } as const;
        sendChoosePage(response, account, purpose, error, publicUrl);
        return;
      }
      const now = new Date().toISOString();
      tokens.use(token);
      const changed = accounts.change(account, {
        status: 'ACTIVE',
        passwordHash: hashPassword(password),
        passwordChanged: now,
        activated: account.activated ?? now,
      });
      if (purpose === 'reset') hearer('user.account.reset_password', changed, { session: null });
      rememberChosen(response, login);
      // The product's way to sign in and come home.
      response.redirect(303, `${publicUrl}/logout?returnTo=%2F`);
    },
  );

  return router;
}
