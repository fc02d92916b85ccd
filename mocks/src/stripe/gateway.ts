import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { HoldPoint, Holds } from '../http/holds';
import type { Call } from './call';
import { StripeFailure } from './failure';
import { publicIntent } from './intents';
import { apiVersion, newId, type KeptAnswer, type Ledger } from './ledger';
import { expanded } from './lists';
import type { Operation } from './operations';
import { canonical, type Params } from './params';
import type { PaymentIntent } from './resources';
import type { Webhooks } from './webhooks';

export interface Gateway {
  readonly ledger: Ledger;
  readonly holds: Holds;
  readonly webhooks: Webhooks;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly address: () => string;
  /** Idempotency keys whose first call has not been answered yet. */
  readonly running: Set<string>;
}

const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

function sentKey(request: Request, params: Params): string {
  const header = request.get('authorization') ?? '';
  const [scheme = '', value = ''] = header.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return typeof params['key'] === 'string' ? params['key'] : '';
}

function keyKind(gateway: Gateway, operation: Operation, key: string): Call['key'] {
  const refuse = (message: string, details = {}): StripeFailure =>
    new StripeFailure(401, 'invalid_request_error', message, details);
  if (key === '') {
    throw refuse(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (same(key, gateway.secretKey)) return 'secret';
  if (!same(key, gateway.publishableKey)) {
    throw refuse(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`, {
      code: 'api_key_invalid',
    });
  }
  if (operation.fromBrowsers === true) return 'publishable';
  throw new StripeFailure(
    403,
    'invalid_request_error',
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    { code: 'secret_key_required' },
  );
}

const isIntent = (value: unknown): value is PaymentIntent =>
  typeof value === 'object' && value !== null && (value as { object?: unknown }).object === 'payment_intent';

function forBrowsers(body: object): object {
  if (isIntent(body)) return publicIntent(body);
  const error = (body as { error?: Record<string, unknown> }).error;
  if (error === undefined || !isIntent(error['payment_intent'])) return body;
  return { error: { ...error, payment_intent: publicIntent(error['payment_intent']) } };
}

/** Runs the operation; the answer and all it changed reach the disk together, with the key it was asked with. */
function perform(
  gateway: Gateway,
  operation: Operation,
  call: Call,
  keep: Omit<KeptAnswer, 'status' | 'body'> | null,
) {
  return gateway.ledger.journal.batch(() => {
    let status = 200;
    let body: object;
    // As at Stripe, a call that its parameters disqualify has not begun: its key stays free.
    let wasInvalid = false;
    try {
      body = expanded(call, operation.run(call));
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      status = error.status;
      wasInvalid = error.status === 400 && error.details['payment_intent'] === undefined;
      body = error.body();
    }
    if (call.key === 'publishable') body = forBrowsers(body);
    if (keep !== null && call.idempotencyKey !== null && !wasInvalid) {
      gateway.ledger.answers.set(call.idempotencyKey, { ...keep, status, body });
    }
    return { status, body };
  });
}

function earlier(gateway: Gateway, key: string, route: string, fingerprint: string): KeptAnswer | undefined {
  const kept = gateway.ledger.answers.get(key);
  if (kept !== undefined && (kept.route !== route || kept.fingerprint !== fingerprint)) {
    throw new StripeFailure(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (kept === undefined && gateway.running.has(key)) {
    throw new StripeFailure(
      409,
      'idempotency_error',
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      { code: 'idempotency_key_in_use' },
    );
  }
  return kept;
}

/** Does to this call what the tests have asked for. */
async function isStopped(
  { holds }: Gateway,
  { path }: Operation,
  when: HoldPoint,
  response: Response,
): Promise<boolean> {
  const outcome = await holds.pass(path, when);
  if (outcome === 'lose') response.destroy();
  if (outcome === 'fail') throw new StripeFailure(500, 'api_error', 'An error occurred on our end.');
  return outcome === 'lose';
}

/** Answers one call: key, idempotency, holds, operation, webhooks. */
export async function answer(
  gateway: Gateway,
  operation: Operation,
  request: Request,
  response: Response,
): Promise<void> {
  const requestId = newId('req', 14);
  const params = (request.method === 'POST' ? (request.body ?? {}) : request.query) as Params;
  const idempotencyKey = request.method === 'POST' ? (request.get('idempotency-key') ?? null) : null;
  response.set({
    'Request-Id': requestId,
    'Stripe-Version': apiVersion,
    'Cache-Control': 'no-cache, no-store',
  });
  try {
    const key = keyKind(gateway, operation, sentKey(request, params));
    const id = String(request.params['id'] ?? '');
    const call: Call = {
      ledger: gateway.ledger,
      params,
      id,
      key,
      requestId,
      idempotencyKey,
      address: gateway.address(),
      webhookUrl: gateway.webhooks.url,
    };
    const route = `${request.method} ${request.path}`;
    const fingerprint = createHash('sha256').update(canonical(params)).digest('hex');

    if (idempotencyKey !== null) {
      response.set('Idempotency-Key', idempotencyKey);
      const kept = earlier(gateway, idempotencyKey, route, fingerprint);
      if (kept !== undefined) {
        response.set({ 'Idempotent-Replayed': 'true', 'Original-Request': kept.requestId });
        response.status(kept.status).json(kept.body);
        return;
      }
      gateway.running.add(idempotencyKey);
    }
    try {
      if (await isStopped(gateway, operation, 'before', response)) return;
      const keep = idempotencyKey === null ? null : { route, fingerprint, requestId };
      const { status, body } = perform(gateway, operation, call, keep);
      if (idempotencyKey !== null) gateway.running.delete(idempotencyKey);
      gateway.webhooks.wake();
      if (await isStopped(gateway, operation, 'after', response)) return;
      response.status(status).json(body);
    } finally {
      if (idempotencyKey !== null) gateway.running.delete(idempotencyKey);
    }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    response.status(error.status).json(error.body());
  }
}
