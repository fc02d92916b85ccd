import express, { Router, type Response } from 'express';
import type Provider from 'oidc-provider';
import { html } from '../http/html';
import type { Account, Accounts } from './account';
import { minutesText, type AttemptLimit } from './attemptLimit';
import { formField, sendForm, type FormError } from './formPage';
import { takeCode } from './secondFactor';
import { textOf } from './textOf';

/** Sign-ins whose password was right and whose code is awaited: the account, by the sign-in. */
export class AwaitedCodes {
  readonly #accounts = new Map<string, string>();

  begin(uid: string, account: Account): void {
    this.#accounts.set(uid, account.id);
  }

  of(uid: string): string | undefined {
    return this.#accounts.get(uid);
  }

  end(uid: string): void {
    this.#accounts.delete(uid);
  }
}

export const codePath = (uid: string): string => `/signin/${uid}/code`;

function sendCodePage(response: Response, uid: string, publicUrl: string, text: string | null): void {
  const heading = 'Enter your code';
  const error: FormError | null = text === null ? null : { field: 'code', text };
  const body = html`<p>Open your authenticator app and enter the code that it shows for Dispatch.</p>
    <form method="post" action="${codePath(uid)}">
      ${formField('code', 'Six-digit code', html`inputmode="numeric" autocomplete="one-time-code"`, error)}
      <div class="actions">
        <button type="submit">Sign in</button>
        <a href="/signin/${uid}/cancel">Cancel sign-in</a>
      </div>
    </form>`;
  sendForm(response, {
    heading,
    body,
    error,
    status: 401,
    policy: { 'form-action': `'self' ${publicUrl}` },
  });
}

export function codePages(
  provider: Provider,
  accounts: Accounts,
  awaited: AwaitedCodes,
  limit: AttemptLimit,
  publicUrl: string,
): Router {
  const router = Router();
  const accountOf = (uid: string): Account | undefined => {
    const id = awaited.of(uid);
    return id === undefined ? undefined : accounts.byId(id);
  };

  router.get('/signin/:uid/code', async (request, response) => {
    const { uid } = await provider.interactionDetails(request, response);
    if (accountOf(uid) === undefined) response.redirect(303, `/signin/${uid}`);
    else sendCodePage(response, uid, publicUrl, null);
  });

  router.post(
    '/signin/:uid/code',
    express.urlencoded({ extended: false, limit: '10kb' }),
    async (request, response) => {
      const { uid } = await provider.interactionDetails(request, response);
      const account = accountOf(uid);
      if (account === undefined) {
        response.redirect(303, `/signin/${uid}`);
        return;
      }
      const wait = limit.minutesToWait(account.id);
      if (wait > 0) {
        sendCodePage(response, uid, publicUrl, `Too many wrong codes. Try again in ${minutesText(wait)}.`);
        return;
      }
      const code = textOf(request.body, 'code');
      if (!takeCode(accounts, account, code)) {
        if (code !== '') limit.count(account.id);
        sendCodePage(
          response,
          uid,
          publicUrl,
          code === '' ? 'Enter the code.' : 'That code is not correct. Wait for the next one and try again.',
        );
        return;
      }
      limit.forget(account.id);
      awaited.end(uid);
      const now = accounts.byId(account.id) ?? account;
      accounts.change(now, { lastLogin: new Date().toISOString() });
      await provider.interactionFinished(request, response, {
        login: { accountId: account.id, amr: ['pwd', 'otp'] },
      });
    },
  );

  return router;
}
