import { inTransaction } from '@dispatch/api/database';
import { html } from '@dispatch/api/html';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Router } from 'express';
import { addPasskey, passkeyCreation, removePasskey } from '../accounts/passkeys';
import { tellProduct } from '../events/tellProduct';
import { keepNote, takeNote } from '../openid/keptNotes';
import type { Service } from '../service';
import { forAccount, presentPasswordError, settingsPath } from './forAccount';
import { jsonOf } from './jsonOf';
import { ownForm } from './ownForm';
import { sendPage, textOf } from './page';
import { sendSettings } from './settingsView';

const passkeysPath = `${settingsPath}/passkeys`;

/** What is kept between asking a browser for a passkey and its answer. */
type Asked = { challenge: string; name: string };

/** Adding passkeys, once the present password was right, and removing them. */
export const passkeyPages = (service: Service): Router => {
  const { settings, clock, mail, wake } = service;
  const { siteName, publicUrl } = settings;
  const router = Router();

  router.post(
    passkeysPath,
    ownForm,
    forAccount(service, async ({ account, request, response, session }) => {
      const name = textOf(request.body, 'passkey-name', 60)
        .replaceAll(/\s+/g, ' ')
        .replaceAll('\0', '')
        .trim();
      const error =
        name === ''
          ? ({ field: 'passkey-name', text: 'Give the passkey a name of up to 60 characters.' } as const)
          : await presentPasswordError(account, 'new-passkey', textOf(request.body, 'new-passkey'));
      if (error !== null) return sendSettings(service, response, account, session, { error });
      const options = await passkeyCreation(settings, account);
      const asked: Asked = { challenge: options.challenge, name };
      await keepNote('passkey-creation', session, JSON.stringify(asked), clock());
      const body = html`<p>Your browser asks you where to keep it.</p>
        <form method="post" action="${passkeysPath}/add" data-new-passkey="${JSON.stringify(options)}">
          <input type="hidden" name="response" />
          <div class="actions">
            <button type="submit">Create the passkey</button>
            <a href="${settingsPath}">Cancel</a>
          </div>
          <p class="error" role="alert" hidden>No passkey was made. Try again, or cancel.</p>
        </form>
        <noscript><p>Passkeys need JavaScript: switch it on for this site.</p></noscript>`;
      const page = { siteName, publicUrl, heading: `Create “${name}”`, slug: 'Passkeys', body };
      sendPage(response, { ...page, script: 'passkeys.js' });
    }),
  );

  router.post(
    `${passkeysPath}/add`,
    ownForm,
    forAccount(service, async ({ account, request, response, session }) => {
      const kept = await takeNote('passkey-creation', session, clock());
      const asked = kept === null ? null : (JSON.parse(kept) as Asked);
      const answer = jsonOf(textOf(request.body, 'response', 20_000)) as RegistrationResponseJSON | null;
      const isAdded = await inTransaction(async () => {
        if (asked === null || answer === null) return false;
        if (!(await addPasskey(settings, account.id, { response: answer, ...asked }, clock()))) return false;
        await mail.tellChanged(account, 'A passkey was added', 'signed-in');
        return true;
      });
      wake();
      const text = 'The passkey could not be added. Try again.';
      await sendSettings(
        service,
        response,
        account,
        session,
        isAdded ? { done: 'Your passkey is added.' } : { error: { field: 'passkey-name', text } },
      );
    }),
  );

  router.post(
    `${passkeysPath}/remove`,
    ownForm,
    forAccount(service, async ({ account, request, response, session }) => {
      const given = textOf(request.body, 'removing-passkeys');
      const error = await presentPasswordError(account, 'removing-passkeys', given);
      if (error !== null) return sendSettings(service, response, account, session, { error });
      const id = textOf(request.body, 'id').replaceAll('\0', '');
      const isRemoved = await inTransaction(async () => {
        if ((await removePasskey(account.id, id)) === 0) return false;
        await tellProduct('user.mfa.factor.deactivate', account, { session }, clock());
        await mail.tellChanged(account, 'A passkey was removed', 'signed-in');
        return true;
      });
      wake();
      await sendSettings(service, response, account, session, {
        done: isRemoved ? 'Your passkey has been removed.' : 'That passkey was removed before.',
      });
    }),
  );

  return router;
};
