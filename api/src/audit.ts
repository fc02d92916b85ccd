import { query } from './database/database';
import type { Session } from './http/handler';

/** Who acted: a signed-in person, the worker, or somebody who registers or follows a mailed link. */
export type Actor = Pick<Session, 'userId' | 'login' | 'impersonator'> | 'worker' | 'registration';

type Entry = {
  actor: Actor;
  /** What was done, as `release.approve`. */
  action: string;
  subject: { type: string; id: string | number };
  /** No personal data beyond ids and the login name. */
  details?: Record<string, unknown>;
};

/** Appends one line to the audit log, in the current transaction. Lines are never changed nor deleted. */
export const record = async ({ actor, action, subject, details = {} }: Entry): Promise<void> => {
  const person = typeof actor === 'string' ? null : actor;
  await query(
    'audit-record',
    `insert into audit_log (actor_user_id, actor, impersonator_user_id, action, subject_type, subject_id, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      person?.userId ?? null,
      typeof actor === 'string' ? actor : actor.login,
      person?.impersonator?.userId ?? null,
      action,
      subject.type,
      String(subject.id),
      JSON.stringify(details),
    ],
  );
};
