import { html } from '@dispatch/api/html';
import { type Request, type Response, Router } from 'express';
import { type Account, accountById } from '../accounts/accounts';
import { newKey } from '../accounts/authenticatorApp';
import { hasSecondFactor } from '../accounts/secondFactor';
import { keepNote, readNote, takeNote } from '../openid/keptNotes';
import type { Service } from '../service';
import { keySent, sendFactorForm, sendRecoveryCodes, setUpFactor } from './factorView';
import { finishSignIn } from './finishSignIn';
import { ownForm } from './ownForm';
import type { FormError } from './page';

export const requiredFactorPath = (uid: string): string => `/signin/${uid}/factor`;

/** Where a second factor is required: who has none sets one up after a password that was right, and then comes in. */
export const requiredFactorPages = (service: Service): Router => {
  const { settings, provider, clock } = service;
  const { publicUrl, siteName } = settings;
  const router = Router();
  const policy = { 'form-action': `'self' ${publicUrl}` };

  /** Whose password was right in this sign-in; leads to its beginning where there is nobody. */
  const awaited = async (
    request: Request,
    response: Response,
  ): Promise<{ uid: string; account: Account } | null> => {
    const { uid } = await provider().interactionDetails(request, response);
    const id = await readNote('awaited-set-up', uid, clock());
    const account = id === null ? undefined : await accountById(id);
    // Who has one by now, by another window, is asked for its code.
    if (account !== undefined && !(await hasSecondFactor(account.id))) return { uid, account };
    response.redirect(303, `/signin/${uid}`);
    return null;
  };

  const show = (
    response: Response,
    { uid, account }: { uid: string; account: Account },
    key: string,
    error: FormError<'code'> | null = null,
  ): Response =>
    sendFactorForm(service, response, {
      ...{ login: account.profile.login, key, error, policy, action: requiredFactorPath(uid) },
      why: html`<p>
        ${siteName} asks everybody for a second factor: a code from an app on your phone, beside your
        password. You have none yet. If you have a passkey, <a href="/signin/${uid}">go back and use it</a>.
      </p>`,
      cancel: html`<a href="/signin/${uid}/cancel">Cancel sign-in</a>`,
    });

  router.get('/signin/:uid/factor', async (request, response) => {
    const found = await awaited(request, response);
    if (found !== null) show(response, found, newKey());
  });

  router.post('/signin/:uid/factor', ownForm, async (request, response) => {
    const found = await awaited(request, response);
    if (found === null) return response;
    const made = await setUpFactor(service, found.account, request.body);
    if ('error' in made) return show(response, found, keySent(request.body), made.error);
    await keepNote('factor-set-up', found.uid, found.account.id, clock());
    return sendRecoveryCodes(service, response, {
      ...{ codes: made.codes, done: 'Your second factor is set up.', policy },
      next: html`<form method="post" action="${requiredFactorPath(found.uid)}/kept">
        <div class="actions"><button type="submit">I have kept them: sign in</button></div>
      </form>`,
    });
  });

  router.post('/signin/:uid/factor/kept', ownForm, async (request, response) => {
    const { uid } = await provider().interactionDetails(request, response);
    const accountId = await takeNote('factor-set-up', uid, clock());
    if (accountId === null) response.redirect(303, `/signin/${uid}`);
    else await finishSignIn(service, request, response, { accountId, amr: ['pwd', 'otp'] });
  });

  return router;
};
