import { html } from '@dispatch/api/html';
import { type Response, Router } from 'express';
import { type Account, accountByLogin } from '../accounts/accounts';
import { countTry, minutesText } from '../accounts/attempts';
import { addPasswordLink, resetLifetime } from '../accounts/passwordLinks';
import type { Service } from '../service';
import { ownForm } from './ownForm';
import { type FormError, formField, sendPage, textOf } from './page';

export const forgotPasswordPath = '/signin/forgot-password';

const slug = 'Reset your password';
const emailPattern = /^[^\s@\0]+@[^\s@\0]+\.[^\s@\0]+$/;

/** Its answer is the same, and as fast, whether or not the account exists; a stranger can lock nobody out. */
export const forgotPasswordPages = ({ settings, clock, mail, log }: Service): Router => {
  const { publicUrl, siteName, base } = settings;
  const router = Router();

  const ask = (
    response: Response,
    login: string,
    error: FormError<'username'> | null,
    status = 400,
  ): Response => {
    const body = html`<p>
        Enter the e-mail address of your account. We will mail you a link for choosing a new password.
      </p>
      <form method="post" action="${forgotPasswordPath}" novalidate>
        ${formField('username', 'E-mail address', {
          attributes: html`type="email" value="${login}" autocomplete="username"`,
          error,
        })}
        <div class="actions">
          <button type="submit">Send the link</button>
          <a href="${publicUrl}/">Back to sign in</a>
        </div>
      </form>`;
    const page = { siteName, publicUrl, slug, heading: 'Forgot your password?', body, error };
    return sendPage(response, page, { status: error === null ? 200 : status });
  };

  const answer = (response: Response, login: string): void => {
    const body = html`<p>
        If there is an account for <strong>${login}</strong>, we have mailed a link to that address.
      </p>
      <p>The link works once, for ${resetLifetime}. Until you have used it, your password stays as it is.</p>
      <p>
        No mail? Look among the unwanted mail, or
        <a href="${forgotPasswordPath}">ask for another link</a>.
      </p>
      <p><a href="${publicUrl}/">Back to sign in</a></p>`;
    sendPage(response, { siteName, publicUrl, slug, heading: 'Check your e-mail', body });
  };

  const send = async (account: Account): Promise<void> => {
    const { id, status } = account;
    if (status === 'STAGED' || status === 'PROVISIONED') await mail.sendNotActivated(account);
    else if (status === 'ACTIVE' || status === 'RECOVERY')
      await mail.sendReset(account, `${base}/reset_password/${await addPasswordLink(id, 'reset', clock())}`);
  };

  router.get(forgotPasswordPath, (_request, response) => {
    ask(response, '', null);
  });

  router.post(forgotPasswordPath, ownForm, async (request, response) => {
    const login = textOf(request.body, 'username', 254).trim();
    const refuse = (text: string, status?: number): Response =>
      ask(response, login, { field: 'username', text }, status);
    if (login === '') return refuse('Enter your e-mail address.');
    if (!emailPattern.test(login)) return refuse('Enter an e-mail address like name@example.com.');
    const wait =
      (await countTry('identity-by-address', request.ip ?? '')) ||
      (await countTry('identity-link-by-login', login.toLowerCase()));
    if (wait > 0)
      return refuse(
        `Too many links have been requested for this address. Try again in ${minutesText(wait)}.`,
        429,
      );
    answer(response, login);
    try {
      const account = await accountByLogin(login);
      if (account !== undefined) await send(account);
    } catch (error) {
      log.error({ err: error }, 'A mail could not be sent');
    }
    return response;
  });

  return router;
};
