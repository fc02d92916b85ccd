import { type Html, html } from '@dispatch/api/html';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Response, Router } from 'express';
import { accountByLogin } from '../accounts/accounts';
import { countTry, forgetTries, giveTryBack, minutesText } from '../accounts/attempts';
import { passkeyRequest, takePasskey } from '../accounts/passkeys';
import { passwordMatches } from '../accounts/passwords';
import { hasSecondFactor } from '../accounts/secondFactor';
import { keepNote, takeNote } from '../openid/keptNotes';
import type { Service } from '../service';
import { codePath } from './codePages';
import { chosenLogin } from './chosenPassword';
import { finishSignIn } from './finishSignIn';
import { forgotPasswordPath } from './forgotPasswordPages';
import { ownForm } from './ownForm';
import { requiredFactorPath } from './requiredFactorPages';
import { doneLine, type FormError, formField, sendPage, textOf } from './page';
import { jsonOf } from './jsonOf';

const loginFailed = 'Login failed. Check your e-mail address and password, and try again.';

type Attempt = {
  readonly login: string;
  readonly hasChosen?: boolean;
  readonly error: FormError<'username' | 'password' | 'passkey'> | null;
};

const passkeyForm = (uid: string, options: object): Html =>
  html`<form method="post" action="/signin/${uid}/passkey" data-passkey="${JSON.stringify(options)}" hidden>
    <input type="hidden" name="response" />
    <p class="or">or</p>
    <button type="submit" class="secondary" id="passkey">Use a passkey</button>
    <p class="error" role="alert" hidden>
      The passkey was not used. Try again, or sign in with your password.
    </p>
  </form>`;

/** The page with e-mail address and password, or a passkey in their place. */
export const signInPages = (service: Service): Router => {
  const { settings, provider, clock } = service;
  const { publicUrl, siteName } = settings;
  const router = Router();
  const policy = { 'form-action': `'self' ${publicUrl}` };

  const show = async (response: Response, uid: string, attempt: Attempt): Promise<void> => {
    const { login, hasChosen = false, error } = attempt;
    const options = await passkeyRequest(settings);
    await keepNote('passkey-request', uid, options.challenge, clock());
    const body = html`${doneLine(hasChosen ? 'Your password is saved. Sign in with it.' : undefined)}
      <form method="post" action="/signin/${uid}">
        ${formField('username', 'E-mail address', {
          attributes: html`type="email" value="${login}" autocomplete="username"`,
          error,
        })}
        ${formField('password', 'Password', {
          attributes: html`type="password" autocomplete="current-password"`,
          error,
        })}
        <div class="actions">
          <button type="submit">Sign in</button>
          <a href="${forgotPasswordPath}">Forgot password?</a>
          <a href="/signin/${uid}/cancel">Cancel sign-in</a>
        </div>
      </form>
      ${passkeyForm(uid, options)}`;
    const page = {
      siteName,
      publicUrl,
      heading: `Sign in to ${siteName}`,
      body,
      error,
      script: 'passkeys.js',
    };
    sendPage(response, page, { status: error === null ? 200 : 401, policy });
  };

  router.get('/signin/:uid', async (request, response) => {
    const { uid, params } = await provider().interactionDetails(request, response);
    const hint = params['login_hint'];
    const chosen = chosenLogin(request);
    const login = typeof hint === 'string' ? hint : (chosen ?? '');
    await show(response, uid, { login, hasChosen: chosen !== null, error: null });
  });

  router.post('/signin/:uid', ownForm, async (request, response) => {
    const { uid } = await provider().interactionDetails(request, response);
    const login = textOf(request.body, 'username', 254).trim();
    const password = textOf(request.body, 'password');
    const key = login.toLowerCase();
    const refuse = (field: 'username' | 'password', text: string): Promise<void> =>
      show(response, uid, { login, error: { field, text } });

    if (login === '') return refuse('username', 'Enter your e-mail address.');
    if (password === '') return refuse('password', 'Enter your password.');
    const wait =
      (await countTry('identity-by-address', request.ip ?? '')) ||
      (await countTry('identity-password-by-login', key));
    if (wait > 0) return refuse('username', `Too many wrong passwords. Try again in ${minutesText(wait)}.`);
    const account = login.includes('\0') ? undefined : await accountByLogin(login);
    const isRight = await passwordMatches(password, account?.passwordHash ?? null);
    if (!isRight || account === undefined) return refuse('password', loginFailed);
    await forgetTries('identity-password-by-login', key);
    await giveTryBack('identity-by-address', request.ip ?? '');
    if (account.status === 'ACTIVE' && (await hasSecondFactor(account.id))) {
      await keepNote('awaited-factor', uid, account.id, clock());
      response.redirect(303, codePath(uid));
      return;
    }
    if (account.status === 'ACTIVE' && settings.requiresFactor) {
      await keepNote('awaited-set-up', uid, account.id, clock());
      response.redirect(303, requiredFactorPath(uid));
      return;
    }
    await finishSignIn(service, request, response, { accountId: account.id, amr: ['pwd'] });
  });

  router.post('/signin/:uid/passkey', ownForm, async (request, response) => {
    const { uid } = await provider().interactionDetails(request, response);
    const refuse = (text: string): Promise<void> =>
      show(response, uid, { login: '', error: { field: 'passkey', text } });
    const wait = await countTry('identity-by-address', request.ip ?? '');
    if (wait > 0) return refuse(`Too many tries. Try again in ${minutesText(wait)}.`);
    const challenge = await takeNote('passkey-request', uid, clock());
    const answer = jsonOf(textOf(request.body, 'response', 20_000)) as AuthenticationResponseJSON | null;
    const accountId =
      challenge === null || answer === null
        ? null
        : await takePasskey(settings, { response: answer, challenge }, clock());
    if (accountId === null)
      return refuse('This passkey is not known here. Sign in with your password, or try another one.');
    await giveTryBack('identity-by-address', request.ip ?? '');
    await finishSignIn(service, request, response, { accountId, amr: ['hwk', 'user'] });
  });

  router.get('/signin/:uid/cancel', async (request, response) => {
    await provider().interactionDetails(request, response);
    await provider().interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The sign-in was cancelled.',
    });
  });

  return router;
};
