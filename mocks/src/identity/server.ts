import { join } from 'node:path';
import type { ErrorRequestHandler } from 'express';
import { errors } from 'oidc-provider';
import { baseApp, ownFormsOnly } from '../http/base';
import { html } from '../http/html';
import { listen, type Running } from '../http/listen';
import { sendPage } from '../http/page';
import type { Settings } from '../settings';
import { Journal } from '../store/journal';
import { Accounts } from './account';
import { AttemptLimit } from './attemptLimit';
import { AwaitedCodes, codePages } from './codePages';
import { EventHook, type AccountHearer } from './eventHook';
import { forgotPasswordPages } from './forgotPasswordPages';
import { PasswordMail } from './passwordMail';
import { passwordPages } from './passwordPages';
import { PasswordTokens } from './passwordToken';
import { createProvider } from './provider';
import { footer } from './providerPages';
import { settingsPages } from './settingsPages';
import { signInPages } from './signInPages';
import { endSignIns } from './tokenStore';
import { usersApi } from './usersApi';

export type IdentitySettings = Pick<
  Settings,
  | 'identityPort'
  | 'smtpPort'
  | 'dataDir'
  | 'publicUrl'
  | 'clientId'
  | 'clientSecret'
  | 'oktaApiToken'
  | 'eventHookUrl'
  | 'eventHookSecret'
>;

/** OpenID Connect at `/oauth2/default`, Okta's Users API at `/api/v1`, and pages for signing in and the settings. */
export async function startIdentity(settings: IdentitySettings): Promise<Running> {
  const { identityPort, publicUrl, clientId, clientSecret } = settings;
  const app = baseApp('identity');
  const running = await listen('identity provider', app, identityPort);
  const base = running.address;

  const journal = new Journal(join(settings.dataDir, 'identity.jsonl'));
  const accounts = new Accounts(journal);
  const tokens = new PasswordTokens(journal);
  const hook = new EventHook(journal, { url: settings.eventHookUrl, secret: settings.eventHookSecret });
  const hearer: AccountHearer = (event, account, by) => {
    hook.tell(event, account, by === 'api' ? 'api' : 'owner');
    endSignIns(journal, account.id, by === 'api' ? null : by.session);
  };
  const issuer = `${base}/oauth2/default`;
  const provider = createProvider({ issuer, clientId, clientSecret, publicUrl }, accounts, journal);

  const mail = new PasswordMail(settings.smtpPort);
  app.use(
    '/api/v1',
    usersApi(accounts, tokens, settings.oktaApiToken, () => base, hearer, mail),
  );
  app.use('/oauth2/default', provider.callback());
  app.use(ownFormsOnly);
  // Before the sign-in pages, whose /signin/:uid would take its address.
  app.use(forgotPasswordPages({ accounts, tokens, limit: new AttemptLimit(5, 10), mail, base, publicUrl }));
  const awaited = new AwaitedCodes();
  app.use(signInPages(provider, accounts, awaited, new AttemptLimit(5, 10), publicUrl));
  app.use(codePages(provider, accounts, awaited, new AttemptLimit(5, 10), publicUrl));
  app.use(settingsPages({ provider, accounts, limit: new AttemptLimit(5, 10), publicUrl, hearer }));
  app.use(passwordPages(accounts, tokens, publicUrl, hearer));
  app.get('/', (_request, response) => {
    response.redirect(`${publicUrl}/`);
  });
  app.use(((error: unknown, _request, response, next) => {
    if (!(error instanceof errors.SessionNotFound)) {
      next(error);
      return;
    }
    const body = html`<p>It was finished in another window, or it took too long.</p>
      <p><a href="${publicUrl}/">Start again</a></p>`;
    const heading = 'This sign-in has ended';
    sendPage(
      response,
      { title: heading, slug: 'Identity provider', heading, body, footer, width: 'form' },
      { status: 400 },
    );
  }) satisfies ErrorRequestHandler);
  return {
    ...running,
    close: () => {
      hook.stop();
      return running.close();
    },
  };
}
