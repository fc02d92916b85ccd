import type { components } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { endOwnSessions } from '../sessions/liveSessions';
import { endLostTokens } from '../tokens/endLostTokens';

type IdentityEvent = components['schemas']['IdentityEvent'];

/**
 * What ends access tokens as well: who knew the old password may have made them, and whose account is closed has no
 * programs.
 */
const endsTokens: ReadonlySet<string> = new Set([
  'user.account.update_password',
  'user.account.reset_password',
  'user.lifecycle.suspend',
  'user.lifecycle.deactivate',
]);

/** What ends sessions, in Okta's words; `own` when people do it themselves, and may have begun it on our screen. */
const endsSessions: ReadonlyMap<string, 'own' | 'others'> = new Map([
  ['user.account.update_password', 'own'],
  ['user.account.reset_password', 'others'],
  ['user.mfa.factor.deactivate', 'own'],
  ['user.mfa.factor.reset_all', 'others'],
  ['user.session.clear', 'own'],
  ['user.lifecycle.suspend', 'others'],
  ['user.lifecycle.deactivate', 'others'],
]);

const usersOfProvider = statement('users-of-provider')`
select user_id as "userId!", subject as "id!" from identities where issuer = :issuer and subject = any(:ids::text[])
      union select user_id, provider_user_id from users where provider_user_id = any(:ids::text[])
      order by 1`;

const peopleOf = async (issuer: string, { target }: IdentityEvent): Promise<Map<number, string>> => {
  const ids = (target ?? []).flatMap(({ id, type }) => (type === 'User' && id ? [id] : []));
  const rows = await usersOfProvider.all({ issuer, ids });
  return new Map(rows.map(({ userId, id }) => [userId, id]));
};

/**
 * Ends the sessions of people whose password, second factor or account has changed at the identity provider, and by a
 * new password or a closed account their access tokens: whoever knew the old password is out. What was begun after the
 * event goes on, so that an event that comes late, or again, ends nothing that rests on the new password. A change that
 * the owner has made themself leaves the session from which they went to the provider's page.
 */
export const receiveIdentityEvents: Handler<'receiveIdentityEvents'> = async ({ body, config, now }) => {
  for (const event of body.data.events) {
    const { eventType, published, outcome, actor } = event;
    const by = endsSessions.get(eventType);
    if (by === undefined || (outcome?.result ?? 'SUCCESS') !== 'SUCCESS') continue;
    const at = published === undefined ? now : new Date(published);
    for (const [userId, id] of await peopleOf(config.oidc.issuer, event)) {
      if (endsTokens.has(eventType))
        await endLostTokens(userId, {
          actor: 'identity-provider',
          before: at,
          now,
          ending: `${eventType} ${at.toISOString()}`,
        });
      const isOwn = by === 'own' && actor?.id === id;
      const ended = await endOwnSessions(userId, isOwn ? { unlessKept: at } : { before: at }, config, now);
      for (const sessionId of ended) {
        const subject = { type: 'session', id: sessionId };
        await record({
          actor: 'identity-provider',
          action: 'session.endByProvider',
          subject,
          details: { eventType },
        });
      }
    }
  }
  return { status: 200, body: { done: true } };
};
