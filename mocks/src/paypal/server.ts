import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { ownFormsOnly } from '../http/base';
import { controlled, type StandIn } from '../http/control';
import { type HoldPoint, Holds } from '../http/holds';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import type { Settings } from '../settings';
import { Deliveries, post } from '../store/deliveries';
import { Journal } from '../store/journal';
import {
  approve,
  type Books,
  captureOrder,
  createOrder,
  findOrder,
  openBooks,
  type Order,
  PayPalError,
  refundCapture,
  report,
} from './orders';

type Run = (books: Books, request: Request, address: string) => object;

const idOf = ({ params }: Request): string => String(params['id']);
const queryOf = ({ originalUrl }: Request): URLSearchParams =>
  new URL(originalUrl, 'http://localhost').searchParams;

const calls: readonly (readonly ['get' | 'post', path: string, status: number, run: Run])[] = [
  ['post', '/v2/checkout/orders', 201, (books, { body }, at) => createOrder(books, body as Order, at)],
  ['get', '/v2/checkout/orders/:id', 200, ({ orders }, request) => findOrder(orders, idOf(request))],
  ['post', '/v2/checkout/orders/:id/capture', 201, (books, request) => captureOrder(books, idOf(request))],
  [
    'post',
    '/v2/payments/captures/:id/refund',
    201,
    (books, request) =>
      refundCapture(books, idOf(request), request.body as Parameters<typeof refundCapture>[2]),
  ],
  ['get', '/v1/reporting/transactions', 200, (books, request) => report(books, queryOf(request))],
];

const footer = 'This is the local stand-in for PayPal of a development installation. No money moves.';

function sendApproval(
  response: Response,
  { id, purchase_units: [unit], payment_source, status }: Order,
): void {
  const { brand_name, return_url } = payment_source.paypal.experience_context;
  const body =
    status === 'COMPLETED'
      ? html`<p>This order is paid.</p>`
      : html`<p>${brand_name} asks for <strong>$${unit.amount.value}</strong>.</p>
          <form method="post">
            <input type="hidden" name="token" value="${id}" />
            <p><button name="outcome" value="approve">Pay Now</button></p>
            <p>
              <button name="outcome" value="decline" class="quiet">Pay with a card that is declined</button>
            </p>
            <p>
              <button name="outcome" value="cancel" class="quiet">Cancel and return to ${brand_name}</button>
            </p>
          </form>`;
  sendPage(
    response,
    { title: 'PayPal', slug: 'PayPal · test buyer', heading: 'Pay with PayPal', body, footer, width: 'form' },
    { policy: { 'form-action': `'self' ${new URL(return_url).origin}` } },
  );
}

/** Orders, refunds, reports and webhooks as PayPal has them, the page where a buyer approves, and a hold for tests. */
export function payPal(
  dataDir: string,
  { clientId, clientSecret, webhookId, webhookUrl }: Settings['paypal'],
  address: () => string,
): StandIn {
  const books = openBooks(new Journal(join(dataDir, 'paypal.jsonl')));
  const holds = new Holds();
  const signed = (id: string, time: string, body: string): string =>
    createHmac('sha256', clientSecret).update([id, time, webhookId, body].join('|')).digest('base64');
  const webhooks = new Deliveries(books.deliveries, (id) => {
    const body = JSON.stringify(books.events.get(id), null, 1);
    const time = new Date().toISOString();
    return post(webhookUrl, body, {
      'PAYPAL-TRANSMISSION-ID': id,
      'PAYPAL-TRANSMISSION-TIME': time,
      'PAYPAL-TRANSMISSION-SIG': signed(id, time, body),
      'PAYPAL-CERT-URL': `${address()}/v1/notifications/certs/CERT-1`,
      'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    });
  });
  const token = createHmac('sha256', clientSecret).update('token').digest('base64url');

  const router = Router();
  router.post('/v1/oauth2/token', (request, response) => {
    const keys = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    if (request.get('authorization') === `Basic ${keys}`)
      response.json({ access_token: token, token_type: 'Bearer', expires_in: 32_400 });
    else
      response
        .status(401)
        .json({ error: 'invalid_client', error_description: 'Client Authentication failed' });
  });
  router.use(['/v1', '/v2'], (request, response, next) => {
    if (request.get('authorization') === `Bearer ${token}`) next();
    else response.status(401).json({ name: 'AUTHENTICATION_FAILURE', message: 'Authentication failed.' });
  });
  // The event stands at the end of the body, byte by byte as it was sent.
  router.post(
    '/v1/notifications/verify-webhook-signature',
    express.text({ type: () => true }),
    (request, response) => {
      const text = String(request.body);
      const given = JSON.parse(text) as Record<string, string>;
      const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
      const right = signed(given['transmission_id'] ?? '', given['transmission_time'] ?? '', event);
      const isOurs = given['webhook_id'] === webhookId && given['transmission_sig'] === right;
      response.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
    },
  );
  router.get('/v1/notifications/webhooks/:id', (request, response) => {
    if (idOf(request) === webhookId)
      response.json({ id: webhookId, url: webhookUrl, event_types: [{ name: '*', status: 'ENABLED' }] });
    else response.status(404).json({ name: 'RESOURCE_NOT_FOUND', message: 'Not found.' });
  });
  const answer = (status: number, run: Run, request: Request): { status: number; body: object } => {
    const key = request.get('paypal-request-id');
    const kept = key === undefined ? undefined : books.answers.get(key);
    if (kept !== undefined) return kept;
    return books.journal.batch(() => {
      try {
        const made = { status, body: run(books, request, address()) };
        if (key !== undefined) books.answers.set(key, made);
        return made;
      } catch (error) {
        if (!(error instanceof PayPalError)) throw error;
        const details = [{ issue: error.issue, description: error.message }];
        return { status: error.status, body: { name: 'UNPROCESSABLE_ENTITY', message: 'Refused.', details } };
      }
    });
  };
  for (const [method, path, status, run] of calls) {
    router[method](path, express.json(), async (request, response) => {
      const isStopped = async (when: HoldPoint): Promise<boolean> => {
        const outcome = await holds.pass(path, when);
        if (outcome === 'lose') response.destroy();
        if (outcome === 'fail') response.status(500).json({ name: 'INTERNAL_SERVER_ERROR' });
        return outcome !== 'on';
      };
      if (await isStopped('before')) return;
      const made = answer(status, run, request);
      webhooks.wake();
      if (!(await isStopped('after'))) response.status(made.status).json(made.body);
    });
  }
  router.get('/checkoutnow', (request, response, next) => {
    const order = books.orders.get(queryOf(request).get('token') ?? '');
    if (order === undefined) next();
    else sendApproval(response, order);
  });
  router.post(
    '/checkoutnow',
    ownFormsOnly,
    express.urlencoded({ extended: false }),
    (request, response, next) => {
      const { token: id = '', outcome = '' } = request.body as { token?: string; outcome?: string };
      const order = books.orders.get(id);
      if (order === undefined) {
        next();
        return;
      }
      if (outcome !== 'cancel') books.journal.batch(() => approve(books, id, outcome === 'decline'));
      webhooks.wake();
      const { return_url, cancel_url } = order.payment_source.paypal.experience_context;
      const back = new URL(outcome === 'cancel' ? cancel_url : return_url);
      back.searchParams.set('token', id);
      response.redirect(303, back.href);
    },
  );
  const paths = calls.map(([, path]) => path);
  return controlled(router, { holds, webhooks, lists: { orders: books.orders } }, paths);
}
