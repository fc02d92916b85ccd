import express, { Router, type Response } from 'express';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import type { Account, Accounts } from './account';
import { minutesText, type AttemptLimit } from './attemptLimit';
import { formField, sendForm, type FormError } from './formPage';
import type { PasswordMail } from './passwordMail';
import { resetLifetime, type PasswordTokens } from './passwordToken';
import { footer } from './providerPages';

export const forgotPasswordPath = '/signin/forgot-password';

const slug = 'Reset your password';
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface LoginError extends FormError<'username'> {
  readonly status: 400 | 429;
}

function sendAskPage(response: Response, publicUrl: string, login: string, error: LoginError | null): void {
  const heading = 'Forgot your password?';
  const body = html`<p>
      Enter the e-mail address of your account. We will mail you a link for choosing a new password.
    </p>
    <form method="post" action="${forgotPasswordPath}" novalidate>
      ${formField('username', 'E-mail address', html`type="email" value="${login}" autocomplete="username"`, error)}
      <div class="actions">
        <button type="submit">Send the link</button>
        <a href="${publicUrl}/">Back to sign in</a>
      </div>
    </form>`;
  sendForm(response, {
    slug,
    heading,
    body,
    error,
    status: error?.status,
  });
}

function sendAnswerPage(response: Response, publicUrl: string, login: string): void {
  const heading = 'Check your e-mail';
  const body = html`<p>
      If there is an account for <strong>${login}</strong>, we have mailed a link to that address.
    </p>
    <p>The link works once, for ${resetLifetime}. Until you have used it, your password stays as it is.</p>
    <p>
      No mail? Look among the unwanted mail, or
      <a href="${forgotPasswordPath}">ask for another link</a>.
    </p>
    <p><a href="${publicUrl}/">Back to sign in</a></p>`;
  sendPage(response, { title: heading, slug, heading, body, footer, width: 'form' });
}

function errorOf(login: string, minutesToWait: number): LoginError | null {
  const field = 'username';
  if (login === '') return { field, status: 400, text: 'Enter your e-mail address.' };
  if (!emailPattern.test(login)) {
    return { field, status: 400, text: 'Enter an e-mail address like name@example.com.' };
  }
  if (minutesToWait === 0) return null;
  return {
    field,
    status: 429,
    text: `Too many links have been requested for this address. Try again in ${minutesText(minutesToWait)}.`,
  };
}

export interface ForgotPasswordParts {
  readonly accounts: Accounts;
  readonly tokens: PasswordTokens;
  readonly limit: AttemptLimit;
  readonly mail: PasswordMail;
  readonly base: string;
  readonly publicUrl: string;
}

/** Its answer is the same, and as fast, whether or not the account exists; a stranger can lock nobody out. */
export function forgotPasswordPages(parts: ForgotPasswordParts): Router {
  const { accounts, tokens, limit, mail, base, publicUrl } = parts;
  const router = Router();

  const send = async (account: Account): Promise<void> => {
    if (account.status === 'STAGED' || account.status === 'PROVISIONED') {
      await mail.sendNotActivated(account, `${publicUrl}/sendactivation`);
      return;
    }
    await mail.sendReset(account, `${base}/reset_password/${tokens.issue(account.id, 'reset')}`);
  };

  router.get(forgotPasswordPath, (_request, response) => {
    sendAskPage(response, publicUrl, '', null);
  });

  router.post(
    forgotPasswordPath,
    express.urlencoded({ extended: false, limit: '10kb' }),
    (request, response) => {
      const given = (request.body as Readonly<Record<string, unknown>> | undefined)?.['username'];
      const login = typeof given === 'string' ? given.trim() : '';
      const key = login.toLowerCase();
      const error = errorOf(login, limit.minutesToWait(key));
      if (error !== null) {
        sendAskPage(response, publicUrl, login, error);
        return;
      }
      limit.count(key);
      sendAnswerPage(response, publicUrl, login);
      const account = accounts.byLogin(login);
      if (account === undefined) return;
      send(account).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`The identity provider could not send a mail: ${reason}\n`);
      });
    },
  );

  return router;
}
