import { join } from 'node:path';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { authorizeNet } from '../authorizeNet/server';
import { baseApp } from '../http/base';
import { controlSurface } from '../http/control';
import { Holds } from '../http/holds';
import { listen, type Running } from '../http/listen';
import { payPal } from '../paypal/server';
import type { Settings } from '../settings';
import { socialNetworks } from '../social/server';
import { Journal } from '../store/journal';
import { sendAccountPage } from './accountPage';
import { browserPages } from './browserPages';
import { StripeFailure } from './failure';
import { answer, type Gateway } from './gateway';
import { Ledger } from './ledger';
import { operations } from './operations';
import { Webhooks } from './webhooks';

export type StripeSettings = Pick<
  Settings,
  | 'stripePort'
  | 'dataDir'
  | 'publicUrl'
  | 'stripeSecretKey'
  | 'stripePublishableKey'
  | 'stripeWebhookSecret'
  | 'stripeWebhookUrl'
> &
  Partial<Pick<Settings, 'gateway' | 'paypal' | 'social'>>;

/** Browsers call the API from the product's page with the publishable key; no cookies are involved. */
const fromOtherOrigins: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
    'Access-Control-Expose-Headers': 'Request-Id',
  });
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
};

export async function startStripe(settings: StripeSettings): Promise<Running> {
  const app = baseApp('payments');
  app.set('query parser', 'extended');
  const running = await listen('payment provider', app, settings.stripePort);

  const ledger = new Ledger(new Journal(join(settings.dataDir, 'stripe.jsonl')));
  const webhooks = new Webhooks(ledger, settings.stripeWebhookUrl, settings.stripeWebhookSecret);
  const gateway: Gateway = {
    ledger,
    holds: new Holds(),
    webhooks,
    secretKey: settings.stripeSecretKey,
    publishableKey: settings.stripePublishableKey,
    address: () => running.address,
    running: new Set(),
  };

  const cardGateway = settings.gateway && authorizeNet(settings.dataDir, settings.gateway);
  if (cardGateway !== undefined) app.use('/authorizenet', cardGateway.router);
  const paypal =
    settings.paypal && payPal(settings.dataDir, settings.paypal, () => `${running.address}/paypal`);
  if (paypal !== undefined) app.use('/paypal', paypal.router);
  if (settings.social !== undefined) app.use('/social', socialNetworks(settings.dataDir, settings.social));
  app.use('/v1', fromOtherOrigins, express.urlencoded({ extended: true, limit: '500kb' }));
  for (const operation of operations) {
    app[operation.method](operation.path, (request, response) =>
      answer(gateway, operation, request, response),
    );
  }
  app.use('/v1', (request) => {
    const where = `${request.method}: ${request.originalUrl.split('?')[0] ?? ''}`;
    throw new StripeFailure(404, 'invalid_request_error', `Unrecognized request URL (${where}).`);
  });
  app.use(
    '/_control',
    controlSurface(
      {
        ...gateway,
        lists: {
          charges: ledger.charges,
          intents: ledger.intents,
          refunds: ledger.refunds,
          methods: ledger.methods,
        },
      },
      operations.map(({ path }) => path),
    ),
  );
  app.use(browserPages(gateway, settings.publicUrl));
  app.get('/', (_request, response) => sendAccountPage(response, ledger));
  app.use(((error: unknown, _request, response, next) => {
    if (error instanceof StripeFailure) response.status(error.status).json(error.body());
    else next(error);
  }) satisfies ErrorRequestHandler);

  webhooks.wake();
  return {
    ...running,
    close: async () => {
      webhooks.stop();
      gateway.holds.release(true);
      cardGateway?.stop();
      paypal?.stop();
      await running.close();
    },
  };
}
