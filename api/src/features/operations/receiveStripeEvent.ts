import { message } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { problem } from '../../call/problem';
import { enqueue } from '../../jobs/queue';
import { EventRefused, type PaymentEvent, type PaymentsPort } from '../../ports/payments/paymentsPort';

const read = (payments: PaymentsPort, rawBody: Buffer, signature: string): PaymentEvent => {
  try {
    return payments.parseEvent(rawBody, signature);
  } catch (error) {
    if (!(error instanceof EventRefused)) throw error;
    throw problem(400, 'invalid-signature', message('invalid-signature'));
  }
};

/** Not believed beyond its signature: a job asks the provider. Events may come late, twice or in any order. */
export const receiveStripeEvent: Handler<'receiveStripeEvent'> = async ({ rawBody, headers, ports }) => {
  const { intentId } = read(ports.payments, rawBody, headers['Stripe-Signature']);
  if (intentId !== null) await enqueue('settle-payment', { intentId });
  return { status: 200, body: { done: true } };
};
