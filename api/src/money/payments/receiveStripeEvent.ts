import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { enqueue } from '../../platform/jobs/queue';
import {
  EventRefused,
  type PaymentsPort,
  type SignedEvents,
} from '../../platform/ports/payments/paymentsPort';

/**
 * Not believed beyond its signature: a job asks the provider. Events may come late, twice or in any order. Without a
 * provider nobody has signed it.
 */
export const takeEvent = async (
  port: (PaymentsPort & SignedEvents) | null,
  rawBody: Buffer,
  signature: string,
): Promise<{ status: 200; body: { done: true } }> => {
  try {
    if (port === null) throw new EventRefused('This provider is not configured.');
    const { intentId } = port.parseEvent(rawBody, signature);
    if (intentId !== null) await enqueue('settle-payment', { intentId, provider: port.provider });
    return { status: 200, body: { done: true } };
  } catch (error) {
    if (!(error instanceof EventRefused)) throw error;
    throw problem(400, 'invalid-signature', message('invalid-signature'));
  }
};

export const receiveStripeEvent: Handler<'receiveStripeEvent'> = ({ rawBody, headers, ports }) =>
  takeEvent(ports.payments.stripe, rawBody, headers['Stripe-Signature']);
