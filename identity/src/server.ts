import { html } from '@dispatch/api/html';
import type { MailPort } from '@dispatch/api/mailPort';
import type { Logger } from 'pino';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import { accountMail } from './accounts/accountMail';
import { sendOwnerMails } from './accounts/ownerMails';
import { sendDueEvents } from './events/eventHook';
import { countRequests } from './countRequests';
import { healthPages } from './health';
import { removeExpired } from './openid/openIdRows';
import { createProvider } from './openid/provider';
import { providerKeys } from './openid/signingKeys';
import { codePages } from './pages/codePages';
import { factorPages } from './pages/factorPages';
import { forgotPasswordPages } from './pages/forgotPasswordPages';
import { beginningPages } from './pages/beginningPages';
import { sendPage } from './pages/page';
import { passkeyPages } from './pages/passkeyPages';
import { passwordPages } from './pages/passwordPages';
import { requiredFactorPages } from './pages/requiredFactorPages';
import { settingsPages } from './pages/settingsPages';
import { signInPages } from './pages/signInPages';
import type { Service } from './service';
import type { IdentitySettings } from './settings/identitySettings';
import { usersApi } from './usersApi/usersApi';

type Parts = {
  readonly settings: IdentitySettings;
  readonly log: Logger;
  readonly mail: MailPort;
  readonly clock: () => Date;
  /** The folder of the built style sheet, fonts and script. */
  readonly look: string;
};

/** Milliseconds between looks for events and mails to send again, and between those for new keys and expired rows. */
const pauses = { events: 2_000, upkeep: 60_000 } as const;

/** The service: what answers requests, and what works beside them until it is stopped. */
export type IdentityService = { readonly listener: express.Express; stop: () => Promise<void> };

const securityHeaders: RequestHandler = (request, response, next) => {
  if (request.secure) response.set('Strict-Transport-Security', 'max-age=31536000');
  response.set('X-Content-Type-Options', 'nosniff');
  response.set('X-Frame-Options', 'DENY');
  next();
};

/** One that ended elsewhere, or is too old: the way on is the product's. */
const endedSignIn =
  ({ siteName, publicUrl }: IdentitySettings): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (!(error instanceof errors.SessionNotFound)) {
      next(error);
      return;
    }
    const body = html`<p>It was finished in another window, or it took too long.</p>
      <p><a href="${publicUrl}/">Start again</a></p>`;
    sendPage(response, { siteName, publicUrl, heading: 'This sign-in has ended', body }, { status: 400 });
  };

const unexpected =
  ({ siteName, publicUrl }: IdentitySettings, log: Logger): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status = 500 } = error as { status?: number };
    if (status >= 500) log.error({ err: error }, 'A request failed');
    const body = html`<p>Nothing was changed. Try again in a moment.</p>
      <p><a href="${publicUrl}/">Start again</a></p>`;
    const heading = status >= 500 ? 'Sign-in does not work at the moment' : 'This could not be read';
    sendPage(response, { siteName, publicUrl, heading, body }, { status });
  };

/**
 * OpenID Connect at `/oauth2/default`, the Users API at `/api/v1`, and the pages for signing in and the settings.
 * The database is connected and migrated by then.
 */
export const startIdentity = async ({
  settings,
  log,
  mail,
  clock,
  look,
}: Parts): Promise<IdentityService> => {
  let keys = await providerKeys(settings.tokenKeys, clock());
  let provider: Provider = createProvider(settings, keys, clock);
  let callback = provider.callback();

  const complain = (error: unknown): void => log.error({ err: error }, 'Work beside requests failed');
  let [sending, mailing] = [Promise.resolve(), Promise.resolve()];
  const wake = (): void => {
    sending = sending
      .then(() => sendDueEvents(settings.hook, clock, (text) => log.warn(text)))
      .catch(complain);
    mailing = mailing.then(() => sendOwnerMails(mail, clock, log)).catch(complain);
  };
  const lookAfter = async (): Promise<void> => {
    const found = await providerKeys(settings.tokenKeys, clock());
    if (found.signing.map(({ kid }) => kid).join() !== keys.signing.map(({ kid }) => kid).join()) {
      keys = found;
      provider = createProvider(settings, keys, clock);
      callback = provider.callback();
      log.info('Signing with a new key');
    }
    await removeExpired(clock());
  };
  let upkeep: Promise<void> = Promise.resolve();
  const timers = [
    setInterval(wake, pauses.events),
    setInterval(() => {
      upkeep = upkeep.then(lookAfter).catch(complain);
    }, pauses.upkeep),
  ];

  const service: Service = {
    settings,
    clock,
    provider: () => provider,
    mail: accountMail(settings, mail, clock),
    log,
    wake,
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.behindProxy ? 1 : false);
  app.use(countRequests);
  app.use(securityHeaders);
  app.use('/health', healthPages(log));
  app.use('/look', express.static(look, { index: false, maxAge: '1h' }));
  app.use('/api/v1', usersApi(service));
  app.use(beginningPages(settings));
  app.use('/oauth2/default', (request, response) => void callback(request, response));
  // Before the sign-in pages, whose /signin/:uid would take its address.
  app.use(forgotPasswordPages(service));
  app.use(signInPages(service));
  app.use(codePages(service));
  app.use(requiredFactorPages(service));
  app.use(settingsPages(service));
  app.use(factorPages(service));
  app.use(passkeyPages(service));
  app.use(passwordPages(service));
  app.get('/', (_request, response) => response.redirect(`${settings.publicUrl}/`));
  app.use(endedSignIn(settings), unexpected(settings, log));
  wake();
  return {
    listener: app,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([sending, mailing, upkeep]);
    },
  };
};
