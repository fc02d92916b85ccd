import { createHmac } from 'node:crypto';
import { Deliveries, post } from '../store/deliveries';
import type { Ledger } from './ledger';

function signature(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export class Webhooks extends Deliveries {
  constructor(
    ledger: Ledger,
    readonly url: string,
    secret: string,
  ) {
    super(
      ledger.deliveries,
      async (eventId) => {
        const event = ledger.events.get(eventId);
        if (event === undefined) return true;
        const body = JSON.stringify(event, null, 2);
        return post(url, body, {
          'stripe-signature': signature(secret, body, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        });
      },
      (eventId, taken) => {
        const event = ledger.events.get(eventId);
        if (event !== undefined && taken) ledger.events.set(eventId, { ...event, pending_webhooks: 0 });
      },
    );
  }
}
