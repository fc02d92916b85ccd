import { type Html, html } from '@dispatch/api/html';
import type { Response } from 'express';
import type { Account } from '../accounts/accounts';
import { appSince } from '../accounts/authenticatorApp';
import { listPasskeys, mostPasskeys } from '../accounts/passkeys';
import { recoveryCodesLeft } from '../accounts/recoveryCodes';
import { listSignIns } from '../openid/signIns';
import type { Service } from '../service';
import { settingsPath } from './forAccount';
import { doneLine, type FormError, formField, sendPage } from './page';
import { ruleList } from './passwordPages';

/** Fields of the settings. Those that ask for the present password have a name each: all stand on one page. */
type Field =
  | 'current'
  | 'password'
  | 'confirmation'
  | 'removing-app'
  | 'new-codes'
  | 'new-passkey'
  | 'passkey-name'
  | 'removing-passkeys';

export type Shown = { readonly error?: FormError<Field>; readonly done?: string };

const present = html`type="password" autocomplete="current-password"`;
const newPassword = html`type="password" autocomplete="new-password"`;

const moment = (date: Date): Html =>
  html`<time datetime="${date.toISOString()}"
    >${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time
  >`;

const passwordSection = (login: string, { error }: Shown): Html =>
  html`<h2>Change your password</h2>
    ${ruleList}
    <form method="post" action="${settingsPath}/password">
      <input type="text" name="username" autocomplete="username" value="${login}" hidden />
      ${formField('current', 'Current password', { attributes: present, error })}
      ${formField('password', 'New password', { attributes: newPassword, error, described: 'rules' })}
      ${formField('confirmation', 'Confirm new password', { attributes: newPassword, error })}
      <button type="submit">Change password</button>
    </form>`;

const codesLeft = (left: number): string =>
  `${left === 0 ? 'No recovery code is' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'}`} left.`;

const appSection = (since: Date | null, left: number, { error }: Shown): Html =>
  html`<h2>Second factor</h2>
    ${
      since === null
        ? html`<p>Not set up: signing in asks for your password only.</p>
            <p><a href="${settingsPath}/factor">Set up an authenticator app</a></p>`
        : html`<p>Set up: signing in asks for a code from your authenticator app. ${codesLeft(left)}</p>
            <form method="post" action="${settingsPath}/recovery-codes">
              ${formField('new-codes', 'Password, for new recovery codes', { attributes: present, error })}
              <button type="submit" class="secondary">Make new recovery codes</button>
            </form>
            <form method="post" action="${settingsPath}/factor/remove">
              ${formField('removing-app', 'Password, to remove it', { attributes: present, error })}
              <button type="submit" class="secondary">Remove second factor</button>
            </form>`
    }`;

const passkeySection = (passkeys: Awaited<ReturnType<typeof listPasskeys>>, { error }: Shown): Html =>
  html`<h2>Passkeys</h2>
    <p>
      A passkey lets you in by your fingerprint, your face or the lock of your device, without a password or a
      code.
    </p>
    ${
      passkeys.length === 0
        ? null
        : html`<form method="post" action="${settingsPath}/passkeys/remove">
            <ul class="ruled">
              ${passkeys.map(
                ({ id, name, createdAt, lastUsedAt }) =>
                  html`<li>
                    <span
                      ><strong>${name}</strong>, since ${moment(createdAt)},
                      ${lastUsedAt === null ? 'not used yet' : html`last used ${moment(lastUsedAt)}`}</span
                    >
                    <button type="submit" class="secondary" name="id" value="${id}">Remove ${name}</button>
                  </li>`,
              )}
            </ul>
            ${formField('removing-passkeys', 'Password, to remove one', { attributes: present, error })}
          </form>`
    }
    ${
      passkeys.length >= mostPasskeys
        ? html`<p>These are as many as there can be: remove one to add another.</p>`
        : html`<form method="post" action="${settingsPath}/passkeys">
            ${formField('passkey-name', 'Name of the new passkey', {
              attributes: html`maxlength="60" value="${passkeys.length === 0 ? 'My device' : ''}"`,
              error,
            })}
            ${formField('new-passkey', 'Password, to add it', { attributes: present, error })}
            <button type="submit">Add a passkey</button>
          </form>`
    }`;

const signInSection = (signIns: Awaited<ReturnType<typeof listSignIns>>, session: string): Html =>
  html`<h2>Where you are signed in</h2>
    <ul class="ruled">
      ${signIns.map(
        ({ uid, browser, beganAt, seenAt }) =>
          html`<li>
            <span
              ><strong>${browser}</strong>${uid === session ? ', this browser' : null}, since
              ${moment(beganAt)}, last seen ${moment(seenAt)}</span
            >
          </li>`,
      )}
    </ul>
    <form method="post" action="${settingsPath}/sign-ins/end">
      <button type="submit" class="secondary">Sign out everywhere else</button>
    </form>`;

/** All settings of an account on one page. */
export const sendSettings = async (
  { settings: { siteName, publicUrl }, clock }: Service,
  response: Response,
  { id, profile: { login } }: Account,
  session: string,
  shown: Shown = {},
): Promise<void> => {
  const [since, left, passkeys, signIns] = await Promise.all([
    appSince(id),
    recoveryCodesLeft(id),
    listPasskeys(id),
    listSignIns(id, clock()),
  ]);
  const body = html`${doneLine(shown.done)}
    <p>
      For the account <strong>${login}</strong>.
      <a href="${publicUrl}/settings/account">Back to ${siteName}</a>
    </p>
    ${passwordSection(login, shown)} ${appSection(since, left, shown)} ${passkeySection(passkeys, shown)}
    ${signInSection(signIns, session)}`;
  const { error = null } = shown;
  const page = { siteName, publicUrl, heading: 'Security settings', body, error, script: 'times.js' };
  sendPage(response, page, { status: error === null ? 200 : 400 });
};
