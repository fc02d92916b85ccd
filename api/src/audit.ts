import type { Session } from './call/handler';
import { query } from './database/database';
import type { User } from './models/User';

export type ActingPerson = Pick<Session, 'userId' | 'login' | 'impersonator'>;

export const acting = ({ userId, oktaLogin }: User): ActingPerson => ({
  userId,
  login: oktaLogin,
  impersonator: null,
});

/** Who acted: a signed-in person, the worker, the identity provider, or who registers or follows a mailed link. */
export type Actor = ActingPerson | 'worker' | 'registration' | 'identity-provider';

type Entry = {
  actor: Actor;
  /** What was done, as `release.approve`. */
  action: string;
  subject: { type: string; id: string | number };
  /** No personal data beyond ids: an account that is deleted leaves no name behind. */
  details?: Record<string, unknown>;
};

/** In the current transaction; never changed nor deleted. Names people by their ids alone (docs/decisions/0007). */
export const record = async ({ actor, action, subject, details = {} }: Entry): Promise<void> => {
  const person = typeof actor === 'string' ? null : actor;
  await query(
    'audit-record',
    `insert into audit_log (actor_user_id, actor, impersonator_user_id, action, subject_type, subject_id, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      person?.userId ?? null,
      typeof actor === 'string' ? actor : 'person',
      person?.impersonator?.userId ?? null,
      action,
      subject.type,
      String(subject.id),
      JSON.stringify(details),
    ],
  );
};
