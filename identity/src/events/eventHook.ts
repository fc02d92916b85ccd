import { randomUUID } from 'node:crypto';
import { statement } from '@dispatch/api/statement';
import type { Account } from '../accounts/accounts';
import { sendWhatIsDue } from './sendWhatIsDue';

/** What the product has to hear of an account, in Okta's words. */
export type AccountEvent =
  | 'user.account.update_password'
  | 'user.account.reset_password'
  | 'user.mfa.factor.deactivate'
  | 'user.mfa.factor.reset_all'
  | 'user.session.clear'
  | 'user.lifecycle.suspend'
  | 'user.lifecycle.unsuspend'
  | 'user.lifecycle.deactivate';

const adding = statement('identity-add-hook-event')`
insert into identity.hook_events (event_id, event, created_at, next_at) values (:eventId, :event::jsonb, :now, :now)`;

/** Takes the one that is due first, and leaves it for the next try after the pause that its tries have earned. */
const taking = statement('identity-take-hook-event')`
update identity.hook_events set attempts = attempts + 1,
    next_at = :now::timestamptz + least(300, 5 * 2 ^ least(attempts, 10)) * interval '1 second'
  where event_id = (select event_id from identity.hook_events where next_at <= :now order by next_at
    limit 1 for update skip locked)
  returning event_id as "eventId", event, created_at as "createdAt"`.as<{ event: object }>();

const removing = statement('identity-remove-hook-event')`
delete from identity.hook_events where event_id = :eventId`;

const person = ({ id, profile }: Account): object => ({
  id,
  type: 'User',
  alternateId: profile.login,
  displayName: `${profile.firstName} ${profile.lastName}`,
});
const apiToken = { id: 'spr1dispatchidentity', type: 'SystemPrincipal', alternateId: 'system@dispatch' };

/** Keeps an event until the product has taken it; in the transaction that surrounds it. */
export const keepEvent = async (
  eventType: AccountEvent,
  account: Account,
  by: 'owner' | 'api',
  now: Date,
): Promise<void> => {
  const eventId = randomUUID();
  const target = person(account);
  const event = {
    uuid: eventId,
    published: now.toISOString(),
    eventType,
    actor: by === 'owner' ? target : apiToken,
    outcome: { result: 'SUCCESS', reason: null },
    target: [target],
  };
  await adding.run({ eventId, event: JSON.stringify(event), now });
};

/** Milliseconds that the product may take, and after which an event is of no use: every session has ended by then. */
const limits = { answer: 5_000, useful: 7 * 86_400_000 } as const;

type Hook = { readonly url: string; readonly secret: string };

const send = async ({ url, secret }: Hook, eventId: string, event: object, now: Date): Promise<boolean> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Event-Hook-Secret': secret },
      body: JSON.stringify({
        eventType: 'com.okta.event_hook',
        eventTypeVersion: '1.0',
        cloudEventsVersion: '0.1',
        eventId,
        eventTime: now.toISOString(),
        contentType: 'application/json',
        source: `${url}#event-hook`,
        data: { events: [event] },
      }),
      signal: AbortSignal.timeout(limits.answer),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Sends what is due, one after the other, until nothing is. Several processes share the work. */
export const sendDueEvents = (
  hook: Hook,
  clock: () => Date,
  complain: (text: string) => void,
): Promise<void> =>
  sendWhatIsDue({
    take: (now) => taking.maybe({ now }),
    send: async ({ eventId, event }, isLast) => {
      const isTaken = await send(hook, eventId, event, clock());
      if (!isTaken) complain(`The product has not taken an event${isLast ? ', and it is given up' : ''}`);
      return isTaken;
    },
    remove: ({ eventId }) => removing.run({ eventId }),
    useful: limits.useful,
    clock,
  });
