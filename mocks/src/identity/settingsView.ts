import type { Response } from 'express';
import { html, type Html } from '../http/html';
import type { Account } from './account';
import { formField, sendForm, type FormError } from './formPage';
import { passwordRules } from './password';
import { qrPicture } from './qrPicture';
import { appAddress, spokenKey } from './secondFactor';

export const settingsPath = '/enduser/settings';
export const factorPath = `${settingsPath}/factor`;

type Field = 'current' | 'password' | 'confirmation' | 'confirm' | 'code';
export type SettingsError = FormError<Field>;
export interface Shown {
  readonly error?: SettingsError;
  readonly done?: string;
}

const doneLine = ({ done }: Shown): Html =>
  html`${done !== undefined && html`<p role="status"><strong>${done}</strong></p>`}`;

const field = (name: Field, label: string, more: Html, { error }: Shown): Html =>
  formField(name, label, more, error);
const secret = (autocomplete: string): Html => html`type="password" autocomplete="${autocomplete}"`;

export function sendSettings(
  response: Response,
  account: Account,
  publicUrl: string,
  shown: Shown = {},
): void {
  const { login } = account.profile;
  const body = html`${doneLine(shown)}
    <p>
      For the account <strong>${login}</strong>. <a href="${publicUrl}/settings/account">Back to Dispatch</a>
    </p>
    <h2>Change your password</h2>
    <ul class="rules">
      ${passwordRules.map((rule) => html`<li>${rule}</li>`)}
    </ul>
    <form method="post" action="${settingsPath}/password">
      <input type="text" name="username" autocomplete="username" value="${login}" hidden />
      ${field('current', 'Current password', secret('current-password'), shown)}
      ${field('password', 'New password', secret('new-password'), shown)}
      ${field('confirmation', 'Confirm new password', secret('new-password'), shown)}
      <button type="submit">Change password</button>
    </form>
    <h2>Second factor</h2>
    ${
      account.secondFactor
        ? html`<p>Set up: signing in asks for a code from your authenticator app.</p>
            <form method="post" action="${factorPath}/remove">
              ${field('confirm', 'Password, to remove it', secret('current-password'), shown)}
              <button type="submit">Remove second factor</button>
            </form>`
        : html`<p>Not set up: signing in asks for your password only.</p>
            <p><a href="${factorPath}">Set up an authenticator app</a></p>`
    }`;
  sendForm(response, { heading: 'Security settings', body, error: shown.error ?? null });
}

export function sendSetUp(response: Response, login: string, key: string, shown: Shown = {}): void {
  const address = appAddress(login, key);
  const body = html`${doneLine(shown)}
    <p>Scan this picture with your authenticator app.</p>
    <p>${qrPicture(address, 'The key as a QR code')}</p>
    <p>Or enter this key into the app, or open the link on the device that has the app.</p>
    <p class="mono" id="key">${spokenKey(key)}</p>
    <p><a href="${address}">Open in an authenticator app</a></p>
    <form method="post" action="${factorPath}">
      <input type="hidden" name="key" value="${key}" />
      ${field('code', 'Six-digit code from the app', html`inputmode="numeric" autocomplete="one-time-code"`, shown)}
      <div class="actions">
        <button type="submit">Set up</button>
        <a href="${settingsPath}">Cancel</a>
      </div>
    </form>`;
  sendForm(response, { heading: 'Set up an authenticator app', body, error: shown.error ?? null });
}
