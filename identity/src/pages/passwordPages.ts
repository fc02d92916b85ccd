import { inTransaction } from '@dispatch/api/database';
import { type Html, html } from '@dispatch/api/html';
import { type Response, Router } from 'express';
import { type Account, accountById, setPassword } from '../accounts/accounts';
import { forgetTries } from '../accounts/attempts';
import { listPasskeys, removePasskeys } from '../accounts/passkeys';
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

/** Whose link it is, for what, and the names of the passkeys there are. */
type Known = { account: Account; purpose: LinkPurpose; passkeys: readonly string[] };

const aboutPasskeys = (passkeys: readonly string[], areRemoved: boolean): string | undefined => {
  if (passkeys.length === 0) return undefined;
  return areRemoved
    ? 'Your passkeys were removed too.'
    : `Your passkeys still let in without the password: ${passkeys.join(', ')}. Remove one that is not yours in your security settings.`;
};

/** In which an account may have a link of each kind: a suspended one cannot be woken by an old mail. */
const statuses = { activation: ['PROVISIONED'], reset: ['ACTIVE', 'RECOVERY'] } as const;

/** Whoever has added one with the old password would still come in by it: its owner decides here. */
const passkeyChoice = (names: readonly string[], isChosen: boolean): Html | null =>
  names.length === 0
    ? null
    : html`<p class="choice">
        <input
          type="checkbox"
          id="remove-passkeys"
          name="remove-passkeys"
          ${isChosen ? html`checked` : null}
          aria-describedby="passkey-names"
        />
        <label for="remove-passkeys">Remove my passkeys too</label>
        <span class="hint" id="passkey-names">
          They let in without the password: ${names.join(', ')}. Remove them if one is not yours.
        </span>
      </p>`;

const newPassword = html`type="password" autocomplete="new-password"`;

/** The rules of passwords, as a list that fields are described by. */
export const ruleList = html`<ul class="rules" id="rules">
  ${passwordRules.map((rule) => html`<li>${rule}</li>`)}
</ul>`;

/** The pages behind activationUrl and resetPasswordUrl. Choosing a password activates the account. */
export const passwordPages = ({ settings, clock, mail, wake }: Service): Router => {
  const { publicUrl, siteName } = settings;
  const router = Router();

  const known = async (token: string): Promise<Known | undefined> => {
    const link = await findPasswordLink(token, clock());
    const account = link === undefined ? undefined : await accountById(link.accountId);
    if (link === undefined || account === undefined) return undefined;
    const passkeys = (await listPasskeys(account.id)).map(({ name }) => name);
    return { account, purpose: link.purpose, passkeys };
  };

  const choose = (
    response: Response,
    { account, purpose, passkeys }: Known,
    error: FormError<'password' | 'confirmation'> | null,
    removesPasskeys = false,
  ): Response => {
    const { login } = account.profile;
    const body = html`<p>For the account <strong>${login}</strong>.</p>
      ${ruleList}
      <form method="post">
        <input type="text" name="username" autocomplete="username" value="${login}" hidden />
        ${formField('password', 'Password', { attributes: newPassword, error, described: 'rules' })}
        ${formField('confirmation', 'Confirm password', { attributes: newPassword, error, described: 'rules' })}
        ${passkeyChoice(passkeys, removesPasskeys)}
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
    const removesPasskeys = textOf(request.body, 'remove-passkeys') !== '';
    const refuse = (error: FormError<'password' | 'confirmation'>): Response =>
      choose(response, found, error, removesPasskeys);
    if (text !== null) return refuse({ field: 'password', text });
    if (textOf(request.body, 'confirmation') !== password)
      return refuse({ field: 'confirmation', text: 'The two passwords are not the same.' });

    const hash = await hashPassword(password);
    const isSet = await inTransaction(async () => {
      const link = await takePasswordLink(token, clock());
      if (link === undefined) return false;
      const changed = await setPassword(link.accountId, statuses[link.purpose], hash, clock());
      if (changed === undefined) return false;
      if (removesPasskeys) await removePasskeys(link.accountId);
      if (link.purpose !== 'reset') return true;
      await tellProduct('user.account.reset_password', changed, { session: null }, clock());
      const more = aboutPasskeys(found.passkeys, removesPasskeys);
      await mail.tellChanged(changed, 'Your password was changed', 'mailed-link', more);
      return true;
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
