import { message } from '@dispatch/contract';
import { withoutTransaction } from '../../platform/call/handler';
import { problem, unavailable } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { EventRefused, PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';

/** Not believed beyond what PayPal says of its signature: a job asks for the order. While PayPal is away it is 503. */
export const receivePayPalEvent = withoutTransaction<'receivePayPalEvent'>(
  async ({ rawBody, headers, ports: { payments }, log }) => {
    const transmission = {
      id: headers['Paypal-Transmission-Id'],
      time: headers['Paypal-Transmission-Time'],
      sig: headers['Paypal-Transmission-Sig'],
      certUrl: headers['Paypal-Cert-Url'],
      algo: headers['Paypal-Auth-Algo'],
    };
    try {
      if (payments.paypal === null) throw new EventRefused('PayPal is not configured.');
      const { intentId } = await payments.paypal.readEvent(rawBody, transmission);
      if (intentId !== null) await inTransaction(() => enqueue('settle-payment', { intentId }));
      return { status: 200, body: { done: true } };
    } catch (error) {
      if (error instanceof EventRefused)
        throw problem(400, 'invalid-signature', message('invalid-signature'));
      if (!(error instanceof PaymentsUnavailable)) throw error;
      log.warn({ err: error }, 'PayPal does not say whether an event is its own');
      throw unavailable();
    }
  },
);
