import { inTransaction } from '@dispatch/api/database';
import { html } from '@dispatch/api/html';
import { type Response, Router } from 'express';
import { type Account, accountById, setPassword } from '../accounts/accounts';
import { forgetTries } from '../accounts/attempts';
import { findPasswordLink, type LinkPurpose, takePasswordLink } from '../accounts/passwordLinks';
import { hashPassword, passwordError, passwordRules } from '../accounts/passwords';
import { tellProduct } from '../events/tellProduct';
import type { Service } from '../service';
import { rememberChosen } from './chosenPassword';
import { forgotPasswordPath } from './forgotPasswordPages';
import { ownForm } from './ownForm';
import { type FormError, formField, sendPage, textOf } from './page';

const words = {
  activation: { slug: 'Activate your account', heading: 'Choose a password' },
  reset: { slug: 'Reset your password', heading: 'Choose a new password' },
} as const;

/** In which an account may have a link of each kind: a suspended one cannot be woken by an old mail. */
const statuses = { activation: ['PROVISIONED'], reset: ['ACTIVE', 'RECOVERY'] } as const;

const newPassword = html`type="password" autocomplete="new-password"`;

/** The rules of passwords, as a list that fields are described by. */
export const ruleList = html`<ul class="rules" id="rules">
  ${passwordRules.map((rule) => html`<li>${rule}</li>`)}
</ul>`;

/** The pages behind activationUrl and resetPasswordUrl. Choosing a password activates the account. */
export const passwordPages = ({ settings, clock, wake }: Service): Router => {
  const { publicUrl, siteName } = settings;
  const router = Router();

  const known = async (token: string): Promise<{ account: Account; purpose: LinkPurpose } | undefined> => {
    const link = await findPasswordLink(token, clock());
    const account = link === undefined ? undefined : await accountById(link.accountId);
    return link === undefined || account === undefined ? undefined : { account, purpose: link.purpose };
  };

  const choose = (
    response: Response,
    { account, purpose }: { account: Account; purpose: LinkPurpose },
    error: FormError<'password' | 'confirmation'> | null,
  ): Response => {
    const { login } = account.profile;
    const body = html`<p>For the account <strong>${login}</strong>.</p>
      ${ruleList}
      <form method="post">
        <input type="text" name="username" autocomplete="username" value="${login}" hidden />
        ${formField('password', 'Password', { attributes: newPassword, error, described: 'rules' })}
        ${formField('confirmation', 'Confirm password', { attributes: newPassword, error, described: 'rules' })}
        <button type="submit">Save password</button>
      </form>`;
    return sendPage(
      response,
      { siteName, publicUrl, ...words[purpose], body, error },
      { status: error === null ? 200 : 400, policy: { 'form-action': `'self' ${publicUrl}` } },
    );
  };

  const useless = (response: Response): Response => {
    const body = html`<p>It has already been used or has expired. Nothing was changed.</p>
      <p>
        <a href="${publicUrl}/">Sign in</a>, <a href="${forgotPasswordPath}">ask for a new password</a>, or
        <a href="${publicUrl}/sendactivation">ask for a new activation mail</a>.
      </p>`;
    const page = { siteName, publicUrl, slug: 'Password', heading: 'This link does not work', body };
    return sendPage(response, page, { status: 404 });
  };

  const paths = ['/welcome/:token', '/reset_password/:token'];

  router.get(paths, async (request, response) => {
    const found = await known(String(request.params['token']));
    if (found === undefined) useless(response);
    else choose(response, found, null);
  });

  router.post(paths, ownForm, async (request, response) => {
    const token = String(request.params['token']);
    const found = await known(token);
    if (found === undefined) return useless(response);
    const { login, firstName, lastName } = found.account.profile;
    const password = textOf(request.body, 'password');
    const text = passwordError(password, { login, names: [firstName, lastName], site: siteName });
    if (text !== null) return choose(response, found, { field: 'password', text });
    if (textOf(request.body, 'confirmation') !== password)
      return choose(response, found, { field: 'confirmation', text: 'The two passwords are not the same.' });

    const hash = await hashPassword(password);
    const isSet = await inTransaction(async () => {
      const link = await takePasswordLink(token, clock());
      if (link === undefined) return false;
      const changed = await setPassword(link.accountId, statuses[link.purpose], hash, clock());
      if (changed !== undefined && link.purpose === 'reset')
        await tellProduct('user.account.reset_password', changed, { session: null }, clock());
      return changed !== undefined;
    });
    if (!isSet) return useless(response);
    wake();
    // Whoever has guessed at the old one keeps its owner out no longer.
    await forgetTries('identity-password-by-login', login.toLowerCase());
    rememberChosen(response, login);
    // The product's way to sign in and come home.
    response.redirect(303, `${publicUrl}/logout?returnTo=%2F`);
    return response;
  });

  return router;
};
