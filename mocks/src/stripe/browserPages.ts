import { cents, toDollars } from '@dispatch/contract';
import express, { Router, type Response } from 'express';
import { html, type Html } from '../http/html';
import { contentPolicy } from '../http/page';
import { footer } from './accountPage';
import { browserScript, type BrowserScript } from './browserScripts';
import type { Call } from './call';
import { answerChallenge } from './confirm';
import type { Gateway } from './gateway';
import type { PaymentIntent, SetupIntent } from './resources';
import { answerSetupChallenge } from './setups';

function sendFrame(
  response: Response,
  title: string,
  script: BrowserScript,
  body: Html,
  framers: string,
  formTargets = '',
): void {
  const policy = contentPolicy({
    'script-src': "'self'",
    'connect-src': "'self'",
    'font-src': "'self' http: https: data:",
    'frame-ancestors': framers,
    'form-action': `'self' ${formTargets}`.trim(),
  });
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/frames/frames.css" />
        <script src="/frames/${script}.js" defer></script>
      </head>
      ${body}
    </html>`;
  response.set({
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  response.type('html').send(page.text);
}

/** What the bank asks about. */
function questionOf(intent: PaymentIntent | SetupIntent): Html {
  if (intent.object === 'setup_intent')
    return html`<p>Your bank asks whether you want to save this card.</p>`;
  const amount = toDollars(cents(intent.amount)).toLocaleString('en-US', {
    style: 'currency',
    currency: intent.currency,
  });
  return html`<p>Your bank asks whether you are making a payment of <strong>${amount}</strong>.</p>`;
}

function challengeBody(intent: PaymentIntent | SetupIntent, returnUrl: string): Html {
  const waiting = intent.status === 'requires_action';
  return html`<body class="challenge">
    <main aria-label="Your bank">
      <p class="slug">3-D Secure · test bank</p>
      <h1>Confirm this payment</h1>
      ${
        waiting
          ? html`${questionOf(intent)}
              <form method="post" action="/challenge/${intent.id}">
                <input type="hidden" name="client_secret" value="${intent.client_secret}" />
                <input type="hidden" name="return_url" value="${returnUrl}" />
                <button name="outcome" value="complete" disabled>Complete</button>
                <button name="outcome" value="fail" class="quiet" disabled>Fail</button>
              </form>`
          : html`<p>This payment is not waiting for an answer.</p>`
      }
      <p class="foot">${footer}</p>
    </main>
  </body>`;
}

function callOf(gateway: Gateway): Call {
  const { ledger } = gateway;
  return {
    ledger,
    params: {},
    id: '',
    key: 'secret',
    requestId: null,
    idempotencyKey: null,
    address: gateway.address(),
    webhookUrl: gateway.webhooks.url,
  };
}

export function browserPages(gateway: Gateway, publicUrl: string): Router {
  const router = Router();
  const framers = `'self' ${publicUrl} http://localhost:* http://127.0.0.1:*`;

  router.get(['/v3', '/:train/stripe.js'], async (_request, response) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
    response.type('text/javascript').send(await browserScript('stripe'));
  });
  router.get('/frames/frames.css', (_request, response) => {
    response.sendFile(new URL('./browser/frames.css', import.meta.url).pathname);
  });
  for (const name of ['cardFrame', 'challengeFrame'] as const) {
    router.get(`/frames/${name}.js`, async (_request, response) => {
      response.set('Cache-Control', 'no-cache');
      response.type('text/javascript').send(await browserScript(name));
    });
  }
  router.get('/frames/card', (_request, response) => {
    sendFrame(
      response,
      'Card details',
      'cardFrame',
      html`<body class="card">
        <form id="fields" novalidate></form>
      </body>`,
      framers,
    );
  });

  const find = (id: string, secret: unknown): PaymentIntent | SetupIntent | undefined => {
    const intent = gateway.ledger.intents.get(id) ?? gateway.ledger.setups.get(id);
    return intent?.client_secret === secret ? intent : undefined;
  };
  router.get('/challenge/:id', (request, response, next) => {
    const intent = find(request.params.id, request.query['client_secret']);
    if (intent === undefined) {
      next();
      return;
    }
    const returnUrl = typeof request.query['return_url'] === 'string' ? request.query['return_url'] : '';
    const target = URL.canParse(returnUrl) ? new URL(returnUrl).origin : '';
    const body = challengeBody(intent, returnUrl);
    sendFrame(response, 'Confirm this payment', 'challengeFrame', body, framers, target);
  });
  router.post('/challenge/:id', express.urlencoded({ extended: false }), (request, response, next) => {
    const given = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const intent = find(request.params.id, given['client_secret']);
    if (intent === undefined) {
      next();
      return;
    }
    const outcome = given['outcome'] === 'complete' ? 'complete' : 'fail';
    const call = callOf(gateway);
    const answered = gateway.ledger.journal.batch(() =>
      intent.object === 'setup_intent'
        ? answerSetupChallenge(call, intent, outcome)
        : answerChallenge(call, intent, outcome),
    );
    gateway.webhooks.wake();
    const returnUrl = given['return_url'];
    if (typeof returnUrl !== 'string' || returnUrl === '') {
      response.json({ status: answered.status });
      return;
    }
    const back = new URL(returnUrl);
    back.searchParams.set(intent.object, intent.id);
    back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    const ended = answered.status === 'succeeded' || answered.status === 'requires_capture';
    back.searchParams.set('redirect_status', ended ? 'succeeded' : 'failed');
    response.redirect(303, back.href);
  });
  return router;
}
