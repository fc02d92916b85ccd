import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorRequestHandler } from 'express';
import { baseApp } from '../http/base';
import { portError, type Running } from '../http/listen';
import { startStripe } from '../stripe/server';
import { cardCalls } from './cardCalls';
import { answerCall, type LayerParts } from './layer';
import { liveContract } from './liveContract';
import type { MockSettings } from './mockSettings';
import { apiRouter } from './pages/apiRouter';
import { barRoutes } from './pages/barRoutes';
import { docsPages } from './pages/docsPages';
import { newsPages } from './pages/newsPages';
import { runtimeConfig } from './pages/runtimeConfig';
import { signInPages } from './pages/signInPages';
import { demoDataWithPage } from './pages/demoDataCookie';
import { errorAnswer } from './refusal';
import { responders } from './responders/responders';
import { startWeb } from './webServer';
import { DemoDataStore } from './memory/demoDataStore';

/** Pages of the provider are on another site than the application, which would take them for its own. */
const providerUrl = ({ publicUrl }: MockSettings): string => publicUrl.replace('localhost', '127.0.0.1');

/** @param say writes one line to the terminal */
export async function startMockServer(settings: MockSettings, say: (line: string) => void): Promise<Running> {
  const live = await liveContract(settings, say);
  const store = new DemoDataStore(settings.demoDataFile);
  const stripe = await startStripe(settings.cards);
  const cards = cardCalls(() => stripe.address, settings.cards.stripeSecretKey);
  const parts = (): LayerParts => ({
    contract: live.contract(),
    prism: live.prism(),
    responders,
    passwordUrl: `${providerUrl(settings)}/_mock/password`,
    cards,
    now: () => new Date(),
    linger: (milliseconds) => pause(milliseconds),
    onViolation: ({ id }, errors) => say(`The answer to ${id} breaks the contract: ${errors.join('; ')}`),
  });

  const app = baseApp('mock server');
  const server = createServer(app);
  app.get(
    '/config.json',
    runtimeConfig(settings.publicUrl, providerUrl(settings), {
      address: stripe.address,
      publishableKey: settings.cards.stripePublishableKey,
    }),
  );
  app.use('/api', docsPages(live.contract));
  app.use(
    '/api',
    apiRouter(store, (demoData, call) => answerCall(parts(), demoData, call)),
  );
  app.use('/_mock', signInPages(store, live.contract, settings.publicUrl));
  app.use('/_mock', barRoutes(store, live.contract));
  app.use('/news', newsPages(store, live.contract));
  app.use(demoDataWithPage(store));
  const web = settings.web === null ? null : await startWeb(settings.web, settings.isStill, server);
  if (web !== null) app.use(web.middlewares);
  app.use(((error: unknown, request, response, _next) => {
    say(
      `${request.method} ${request.originalUrl}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    const { body } = errorAnswer('The mock server failed; its terminal says how.');
    response.status(500).type('application/problem+json').send(JSON.stringify(body));
  }) satisfies ErrorRequestHandler);

  const port = await listening(server, settings.port);
  return {
    address: `http://localhost:${port}`,
    port,
    close: async () => {
      live.close();
      store.flush();
      await web?.close();
      await stripe.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function listening(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError('mock server', port, error)));
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
