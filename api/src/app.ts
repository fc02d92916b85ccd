import { Contract, readContract } from '@dispatch/contract/document';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config';
import { warmDatabase } from './database/warmDatabase';
import { callChain } from './http/callChain';
import { answerErrors } from './http/errors';
import { requestLog } from './http/requestLog';
import { securityHeaders } from './http/securityHeaders';
import { startRunner, stopRunner } from './http/runner';
import { SessionMemory } from './http/sessionMemory';
import { apiDocs } from './pages/apiDocs';
import { builtWeb } from './pages/builtWeb';
import { entryWriter } from './pages/entryPage';
import { runtimeConfig } from './pages/runtimeConfig';
import type { Ports } from './ports/ports';
import { publicPages } from './publicPages';

/** What the application is made of. */
export type AppParts = { config: Config; ports: Ports; logger: Logger };

/** The application and its start and end. */
export type App = {
  express: Express;
  /**
   * Begins to listen for ended sessions, compiles the validators and touches the database and the identity provider,
   * so that the first request is as fast as others. `cold` leaves all that to the first request of each call.
   */
  start: (how?: 'warm' | 'cold') => Promise<void>;
  /** Writes what is not written yet. */
  stop: () => Promise<void>;
};

/** Builds the application without listening. The database is known before (connectDatabase). */
export const createApp = ({ config, ports, logger }: AppParts): App => {
  const { text, document } = readContract(config.contractFile);
  const sessions = new SessionMemory(config, logger);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);

  app.use(requestLog(logger));
  app.use(securityHeaders(config));
  app.get('/config.json', runtimeConfig(config, ports.identity));
  // Built files are compressed already, and the answers of calls by the proxy, where there is one.
  app.use(
    compression({ filter: (_request, response) => /html/.test(String(response.getHeader('content-type'))) }),
  );
  const writeEntry = entryWriter(config, ports.identity);
  for (const { path, router } of publicPages) app.use(path, router(config, writeEntry));
  app.use('/api', apiDocs(text, document));
  const calls = callChain(new Contract(document), { config, ports, sessions, logger });
  app.use('/api', calls.router);
  app.use(builtWeb(config, writeEntry));
  app.use(answerErrors(logger));

  return {
    express: app,
    start: async (how = 'warm') => {
      await Promise.all([sessions.start(), startRunner(config.databaseUrl)]);
      if (how === 'cold') return;
      // It answers in any case, and nobody waits for it.
      void ports.identity.addresses();
      await Promise.all([calls.getReady(app), warmDatabase()]);
    },
    stop: async () => {
      await Promise.all([sessions.stop(), stopRunner()]);
    },
  };
};
