import { apiVersion, newId, seconds, type Ledger } from './ledger';
import type { Params } from './params';

export interface Call {
  readonly ledger: Ledger;
  readonly params: Params;
  readonly id: string;
  /** A publishable key may do little, and only with a client secret. */
  readonly key: 'secret' | 'publishable';
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  readonly address: string;
  /** Where events are sent. */
  readonly webhookUrl: string;
}

/** Sends the event to the product's webhook. */
export function emit(
  call: Pick<Call, 'ledger' | 'requestId' | 'idempotencyKey'>,
  type: string,
  object: object,
): void {
  const { ledger } = call;
  const id = newId('evt');
  ledger.events.set(id, {
    id,
    object: 'event',
    api_version: apiVersion,
    created: seconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  });
  ledger.deliveries.set(id, { eventId: id, attempts: 0, nextAt: Date.now() });
}
