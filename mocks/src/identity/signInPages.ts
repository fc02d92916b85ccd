import express, { Router, type Response } from 'express';
import type Provider from 'oidc-provider';
import { html } from '../http/html';
import type { Accounts } from './account';
import { minutesText, type AttemptLimit } from './attemptLimit';
import { chosenLogin, forgetChosen } from './chosenPassword';
import { codePath, type AwaitedCodes } from './codePages';
import { forgotPasswordPath } from './forgotPasswordPages';
import { sendForm, type FormError } from './formPage';
import { passwordMatches } from './password';
import { textOf } from './textOf';

const loginFailed = 'Login failed. Check your e-mail address and password, and try again.';

/** Okta's refusal of somebody who has an account but not this application: `unassigned@…`, with any password. */
const notAssigned = 'User is not assigned to the client application.';

interface Attempt {
  readonly uid: string;
  readonly publicUrl: string;
  readonly login: string;
  readonly hasChosen?: boolean;
  readonly error: FormError<'username' | 'password'> | null;
}

function sendSignInPage(response: Response, attempt: Attempt): void {
  const { uid, login, error, hasChosen = false } = attempt;
  const wrong = error?.field;
  const body = html`${hasChosen && html`<p role="status"><strong>Your password is saved. Sign in with it.</strong></p>`}
    <form method="post" action="/signin/${uid}">
      <div class="field">
        <label for="username">E-mail address</label>
        <input
          id="username"
          name="username"
          type="email"
          value="${login}"
          autocomplete="username"
          required
          ${wrong === 'username' && html`aria-invalid="true"`}
        />
      </div>
      <div class="field">
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${wrong === 'password' && html`aria-invalid="true"`}
        />
      </div>
      <div class="actions">
        <button type="submit">Sign in</button>
        <a href="${forgotPasswordPath}">Forgot password?</a>
        <a href="/signin/${uid}/cancel">Cancel sign-in</a>
      </div>
    </form>`;
  sendForm(response, {
    heading: 'Sign in to Dispatch',
    body,
    error,
    status: 401,
    policy: { 'form-action': `'self' ${attempt.publicUrl}` },
  });
}

export function signInPages(
  provider: Provider,
  accounts: Accounts,
  awaited: AwaitedCodes,
  limit: AttemptLimit,
  publicUrl: string,
): Router {
  const router = Router();

  router.get('/signin/:uid', async (request, response) => {
    const { uid, params } = await provider.interactionDetails(request, response);
    const hint = params['login_hint'];
    const chosen = chosenLogin(request);
    sendSignInPage(response, {
      uid,
      publicUrl,
      login: typeof hint === 'string' ? hint : (chosen ?? ''),
      hasChosen: chosen !== null,
      error: null,
    });
  });

  router.post(
    '/signin/:uid',
    express.urlencoded({ extended: false, limit: '10kb' }),
    async (request, response) => {
      const { uid } = await provider.interactionDetails(request, response);
      const login = textOf(request.body, 'username').trim();
      const password = textOf(request.body, 'password');
      const key = login.toLowerCase();
      const refuse = (field: 'username' | 'password', text: string): void =>
        sendSignInPage(response, { uid, publicUrl, login, error: { field, text } });

      if (login === '') {
        refuse('username', 'Enter your e-mail address.');
        return;
      }
      if (password === '') {
        refuse('password', 'Enter your password.');
        return;
      }
      const wait = limit.minutesToWait(key);
      if (wait > 0) {
        refuse('username', `Too many wrong passwords. Try again in ${minutesText(wait)}.`);
        return;
      }
      if (key.startsWith('unassigned@')) {
        await provider.interactionFinished(request, response, {
          error: 'access_denied',
          error_description: notAssigned,
        });
        return;
      }
      const account = accounts.byLogin(login);
      const hash = account?.status === 'ACTIVE' ? account.passwordHash : null;
      if (!passwordMatches(password, hash) || account === undefined) {
        limit.count(key);
        refuse('password', loginFailed);
        return;
      }
      limit.forget(key);
      forgetChosen(response);
      if (account.secondFactor) {
        awaited.begin(uid, account);
        response.redirect(303, codePath(uid));
        return;
      }
      accounts.change(account, { lastLogin: new Date().toISOString() });
      await provider.interactionFinished(request, response, {
        login: { accountId: account.id, amr: ['pwd'] },
      });
    },
  );

  router.get('/signin/:uid/cancel', async (request, response) => {
    await provider.interactionDetails(request, response);
    await provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The sign-in was cancelled.',
    });
  });

  return router;
}
