import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act } from '@dispatch/contract';
import type { Call, OperationId, Session } from '../call/handler';
import { statement } from '../database/statement';

export type ActingPerson = Pick<Session, 'userId' | 'login' | 'impersonator'>;

export const acting = ({ userId, oktaLogin }: { userId: number; oktaLogin: string }): ActingPerson => ({
  userId,
  login: oktaLogin,
  impersonator: null,
});

/** Whoever sits there: nobody approves as somebody else what they have asked for as themselves. */
export const personBehind = ({ userId, impersonator }: ActingPerson): number =>
  impersonator?.userId ?? userId;

/**
 * Who acted: a signed-in person, the worker, the identity provider, who registers or follows a mailed link, or who runs the
 * installation and uses its command.
 */
export type Actor = ActingPerson | 'worker' | 'registration' | 'identity-provider' | 'operator';

type Entry = {
  actor: Actor;
  /** What was done, as `release.approve`; it has a text in the contract. */
  action: Act;
  subject: { type: string; id: string | number };
  /** No personal data beyond ids: an account that is deleted leaves no name behind. */
  details?: Record<string, unknown>;
};

type Client = Call<OperationId>['client'] & { tokenId: number | null };

const clients = new AsyncLocalStorage<Client>();

/** Runs a call: what is recorded meanwhile comes from this address and device, and by this access token. */
export const actingFrom = <T>(client: Client, work: () => Promise<T>): Promise<T> =>
  clients.run(client, work);

/** Where the call that runs comes from, as `keepOriginSql` takes it; nulls outside of any, as in a job. */
export type Origin = { address: string | null; device: string | null; tokenId: number | null };

export const actedFrom = (): Origin => {
  const client = clients.getStore();
  return {
    address: client?.address.slice(0, 45) ?? null,
    device: client?.userAgent ?? null,
    tokenId: client?.tokenId ?? null,
  };
};

/**
 * SQL that keeps beside the lines of `lines` (with audit_id) from where they come, an Origin as its parameters. `person`
 * is the SQL of who acts there; what nobody signed in does is kept without.
 */
export const keepOriginSql = (lines: string, person: string): string => `
insert into audit_origins (audit_id, user_id, address, device, token_id)
select audit_id, ${person}, :address?::text, :device?::text, :tokenId?::integer from ${lines}
 where :address?::text is not null and ${person} is not null`;

const auditRecord = statement('audit-record')`
with line as (
  insert into audit_log (actor_user_id, actor, impersonator_user_id, action, subject_type, subject_id, details)
  values (:userId?, :actor, :impersonator?, :action, :type, :id, :details) returning audit_id
)${keepOriginSql('line', 'coalesce(:impersonator, :userId)::integer')}`;

/** In the current transaction; never changed nor deleted. Names people by their ids alone (docs/decisions/0007). */
export const record = async ({ actor, action, subject, details = {} }: Entry): Promise<void> => {
  const person = typeof actor === 'string' ? null : actor;
  await auditRecord.run({
    userId: person?.userId ?? null,
    actor: typeof actor === 'string' ? actor : 'person',
    impersonator: person?.impersonator?.userId ?? null,
    action,
    type: subject.type,
    id: String(subject.id),
    details: JSON.stringify(details),
    ...actedFrom(),
  });
};
