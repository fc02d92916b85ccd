import { randomUUID } from 'node:crypto';
import { Deliveries, type Delivery, post } from '../store/deliveries';
import type { Collection, Journal } from '../store/journal';
import type { Account } from './account';

export type AccountEvent =
  | 'user.account.update_password'
  | 'user.account.reset_password'
  | 'user.mfa.factor.deactivate'
  | 'user.mfa.factor.reset_all'
  | 'user.lifecycle.suspend'
  | 'user.lifecycle.unsuspend'
  | 'user.lifecycle.deactivate';

interface LogEvent {
  readonly uuid: string;
  readonly published: string;
  readonly eventType: AccountEvent;
  readonly actor: object;
  readonly outcome: { readonly result: 'SUCCESS'; readonly reason: null };
  readonly target: readonly object[];
}

/** By its owner, in the session of this provider that is named, or by whoever holds the API token. */
export type AccountHearer = (
  event: AccountEvent,
  account: Account,
  by: { readonly session: string | null } | 'api',
) => void;

const person = ({ id, profile }: Account): object => ({
  id,
  type: 'User',
  alternateId: profile.login,
  displayName: `${profile.firstName} ${profile.lastName}`,
});
const apiToken = { id: 'spr1localdispatch5d7', type: 'SystemPrincipal', alternateId: 'system@local' };

export class EventHook {
  readonly #events: Collection<LogEvent>;
  readonly #waiting: Collection<Delivery>;
  readonly #journal: Journal;
  readonly #deliveries: Deliveries;

  /** @param hook where the product listens, and the secret by which it knows us; without an address nothing is sent */
  constructor(journal: Journal, hook: { readonly url: string; readonly secret: string }) {
    this.#journal = journal;
    const events = (this.#events = journal.collection<LogEvent>('hookEvents'));
    this.#waiting = journal.collection<Delivery>('hookDeliveries');
    this.#deliveries = new Deliveries(
      this.#waiting,
      (eventId) => {
        const body = JSON.stringify({
          eventType: 'com.okta.event_hook',
          eventTypeVersion: '1.0',
          cloudEventsVersion: '0.1',
          eventId,
          eventTime: new Date().toISOString(),
          contentType: 'application/json',
          source: `${hook.url}#event-hook`,
          data: { events: [events.get(eventId)] },
        });
        return hook.url === ''
          ? Promise.resolve(true)
          : post(hook.url, body, { 'x-event-hook-secret': hook.secret });
      },
      (eventId) => events.delete(eventId),
    );
    this.#deliveries.wake();
  }

  tell(eventType: AccountEvent, account: Account, by: 'owner' | 'api'): void {
    const eventId = randomUUID();
    const target = person(account);
    this.#journal.batch(() => {
      this.#events.set(eventId, {
        uuid: eventId,
        published: new Date().toISOString(),
        eventType,
        actor: by === 'owner' ? target : apiToken,
        outcome: { result: 'SUCCESS', reason: null },
        target: [target],
      });
      this.#waiting.set(eventId, { eventId, attempts: 0, nextAt: Date.now() });
    });
    this.#deliveries.wake();
  }

  stop(): void {
    this.#deliveries.stop();
  }
}
