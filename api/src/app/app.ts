import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../platform/settings/config';
import { notFound } from '../platform/call/problem';
import { inTransaction } from '../platform/database/database';
import { answerErrors } from '../platform/http/errors';
import { requestLog } from '../platform/http/requestLog';
import { refuseForms } from '../platform/http/maintenance';
import { startRunner, stopRunner } from '../platform/http/runner';
import { messagesOf, pastRouter, type Messages } from '../platform/http/pastRouter';
import { securityHeaders } from '../platform/http/securityHeaders';
import { User } from '../people/users/User';
import { AnalyticsCounter } from '../releases/analytics/analyticsCounter';
import { newsRouter, searchEngineRouter } from '../releases/newsroom/newsRouter';
import { NewsPageMemory } from '../releases/newsroom/newsPageMemory';
import { wireRouter } from '../releases/newsroom/wireRouter';
import { logRouter, signingKeysRouter } from '../releases/newsroom/logRouter';
import { unsubscribeRouter } from '../releases/newsroom/unsubscribeRouter';
import { apiDocs } from '../platform/pages/apiDocs';
import { builtWeb } from '../platform/pages/builtWeb';
import { entryWriter, type WriteEntry } from '../platform/pages/entryPage';
import { runtimeConfig } from '../platform/pages/runtimeConfig';
import { welcomePages } from './pages/welcomePages';
import type { Ports } from '../platform/ports/ports';
import { SessionMemory } from '../people/sessions/sessionMemory';
import { liveConfig } from '../platform/settings/liveConfig';
import { releaseSeller } from '../money/payments/releaseSeller';
import { soldBy } from '../releases/lifecycle/seller';
import { callChain } from './callChain';
import { compiledContract } from './compiledContract';
import type { SetUp } from './setUp/setUp';
import { setUpRouter } from './setUp/setUpRouter';

/** What the application is made of. */
export type AppParts = {
  config: Config;
  ports: Ports;
  logger: Logger;
  /** Where nobody is administrator yet; without it the site begins as any other. */
  setUp?: SetUp;
};

/** The application and its start and end. */
export type App = {
  /** Answers every request of a server that makes them of these messages. */
  listener: RequestListener;
  messages: Messages;
  /**
   * Begins to listen for ended sessions and changed settings, compiles the validators and touches the database and the identity provider,
   * so that the first request is as fast as others. `cold` leaves all that to the first request of each call.
   */
  start: (how?: 'warm' | 'cold') => Promise<void>;
  /** Writes which readers were counted in the last seconds. */
  writeCounts: () => Promise<void>;
  /** Writes what is not written yet. */
  stop: () => Promise<void>;
};

/** Pages that are made here, outside of the contract: where they begin, and who makes them. */
const publicPages: readonly {
  path: string;
  router: (config: Config, ports: Ports, writeEntry: WriteEntry) => Router;
}[] = [
  { path: '/wire', router: (config) => wireRouter(config) },
  { path: '/log', router: logRouter },
  { path: '/.well-known', router: signingKeysRouter },
  { path: '/', router: (config) => searchEngineRouter(config) },
  { path: '/unsubscribe', router: (config) => unsubscribeRouter(config) },
  { path: '/', router: (config, _ports, writeEntry) => welcomePages(config, writeEntry) },
];

/**
 * Opens the first connection and goes once through what a call does there, reading nothing: the first caller does not
 * wait for code that has never run.
 */
const warmDatabase = (): Promise<unknown> => inTransaction(() => User.findByPk(0));

/** Builds the application without listening. The database is known before (connectDatabase). */
export const createApp = ({ config: given, ports, logger, setUp }: AppParts): App => {
  soldBy(releaseSeller);
  const settings = liveConfig(given, logger);
  const { config } = settings;
  const compiled = compiledContract(config);
  const sessions = new SessionMemory(config, logger);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);

  const counter = new AnalyticsCounter(logger);
  const newsPages = new NewsPageMemory(config, counter, logger);
  const calls = callChain(compiled, { config, ports, sessions, logger });
  app.get('/config.json', runtimeConfig(config, ports.identity));
  // Built files are compressed already, and the answers of calls by the proxy, where there is one.
  app.use(
    compression({
      filter: (_request, response) => /html|xml|json/.test(String(response.getHeader('content-type'))),
    }),
  );
  const writeEntry = entryWriter(config, ports.identity, logger);
  app.use(refuseForms(config));
  app.use('/news', newsRouter(config, ports, { memory: newsPages, counter, log: logger }));
  if (setUp !== undefined) app.use(setUpRouter(config, setUp));
  for (const { path, router } of publicPages) app.use(path, router(config, ports, writeEntry));
  app.use('/api', apiDocs(compiled.contract.document));
  app.use('/api', () => {
    throw notFound();
  });
  app.use(builtWeb(config, writeEntry));
  app.use(answerErrors(logger));
  const handlers = [requestLog(logger), securityHeaders(config), calls.handle];
  const further = pastRouter(app, handlers, answerErrors(logger));

  return {
    listener: (request, response) => {
      if (!newsPages.answers(request, response)) further(request, response);
    },
    messages: messagesOf(app),
    start: async (how = 'warm') => {
      counter.start();
      await Promise.all([
        sessions.start(),
        settings.start(),
        newsPages.start(),
        startRunner(config.directDatabaseUrl),
      ]);
      if (how === 'cold') return;
      // It answers in any case, and nobody waits for it.
      void ports.identity.addresses();
      await Promise.all([calls.getReady(app), warmDatabase()]);
    },
    writeCounts: () => counter.write(),
    stop: async () => {
      await Promise.all([sessions.stop(), settings.stop(), newsPages.stop(), counter.stop(), stopRunner()]);
    },
  };
};
