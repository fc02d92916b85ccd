import type { Response } from 'express';
import { html, type Html } from '../http/html';
import { sendPage } from '../http/page';
import type { Account } from './account';
import { passwordRules } from './password';
import { footer } from './providerPages';
import { qrPicture } from './qrPicture';
import { appAddress, spokenKey } from './secondFactor';

/** Where people change what the provider keeps of them; laid out as Okta's. */
export const settingsPath = '/enduser/settings';
/** Where the second factor is set up. */
export const factorPath = `${settingsPath}/factor`;

type Field = 'current' | 'password' | 'confirmation' | 'confirm' | 'code';
/** What is wrong with a field. */
export interface Fault {
  readonly field: Field;
  readonly text: string;
}
/** What is said above a page. */
export interface Shown {
  readonly fault?: Fault;
  readonly done?: string;
}

/** The line above the heading of these pages. */
export const slug = 'Identity provider';

const summary = ({ fault, done }: Shown): Html =>
  html`${
    fault !== undefined &&
    html`<div class="problem" role="alert" tabindex="-1" autofocus>
      <h2>There is a problem</h2>
      <p><a href="#${fault.field}">${fault.text}</a></p>
    </div>`
  }${done !== undefined && html`<p role="status"><strong>${done}</strong></p>`}`;

const field = (name: Field, label: string, more: Html, { fault }: Shown): Html => {
  const own = fault?.field === name ? fault.text : null;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${own !== null && html`<p class="fault" id="${name}-fault">${own}</p>`}
    <input
      id="${name}"
      name="${name}"
      required
      ${more}
      ${own !== null && html`aria-invalid="true" aria-describedby="${name}-fault"`}
    />
  </div>`;
};
const secret = (autocomplete: string): Html => html`type="password" autocomplete="${autocomplete}"`;

function send(response: Response, heading: string, body: Html, { fault }: Shown): void {
  const title = fault === undefined ? heading : `Error: ${heading}`;
  sendPage(
    response,
    { title, slug, heading, body, footer, width: 'form' },
    { status: fault === undefined ? 200 : 400 },
  );
}

/** The one page of settings: the password, and the second factor. */
export function sendSettings(
  response: Response,
  account: Account,
  publicUrl: string,
  shown: Shown = {},
): void {
  const { login } = account.profile;
  const body = html`${summary(shown)}
    <p>
      For the account <strong>${login}</strong>. <a href="${publicUrl}/settings/account">Back to Dispatch</a>
    </p>
    <h2>Change your password</h2>
    <ul class="rules">
      ${passwordRules.map((rule) => html`<li>${rule}</li>`)}
    </ul>
    <form method="post" action="${settingsPath}/password">
      <input type="text" name="username" autocomplete="username" value="${login}" hidden />
      ${field('current', 'Present password', secret('current-password'), shown)}
      ${field('password', 'New password', secret('new-password'), shown)}
      ${field('confirmation', 'New password once more', secret('new-password'), shown)}
      <button type="submit">Change password</button>
    </form>
    <h2>Second factor</h2>
    ${
      account.secondFactor
        ? html`<p>Set up: signing in asks for a code of your authenticator app.</p>
            <form method="post" action="${factorPath}/remove">
              ${field('confirm', 'Password, to remove it', secret('current-password'), shown)}
              <button type="submit">Remove second factor</button>
            </form>`
        : html`<p>Not set up: signing in asks for the password alone.</p>
            <p><a href="${factorPath}">Set up an authenticator app</a></p>`
    }`;
  send(response, 'Security settings', body, shown);
}

/** The page on which an authenticator app gets the key and shows its first code. */
export function sendSetUp(response: Response, login: string, key: string, shown: Shown = {}): void {
  const address = appAddress(login, key);
  const body = html`${summary(shown)}
    <p>Scan this picture with your authenticator app.</p>
    <p>${qrPicture(address, 'The key as a QR code')}</p>
    <p>Or enter this key into the app, or open the link on the device that has the app.</p>
    <p class="mono" id="key">${spokenKey(key)}</p>
    <p><a href="${address}">Open in an authenticator app</a></p>
    <form method="post" action="${factorPath}">
      <input type="hidden" name="key" value="${key}" />
      ${field('code', 'Code of six digits that the app shows', html`inputmode="numeric" autocomplete="one-time-code"`, shown)}
      <div class="actions">
        <button type="submit">Set up</button>
        <a href="${settingsPath}">Cancel</a>
      </div>
    </form>`;
  send(response, 'Set up an authenticator app', body, shown);
}
