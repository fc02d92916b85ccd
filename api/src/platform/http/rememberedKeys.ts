import type { OperationId } from '../call/handler';
import { statement } from '../database/statement';
import { isRunning } from './runner';

/** Whose key it is: the same text of another person or for another call is another key. */
export type KeyOf = { userId: number; operationId: string; key: string };

export type RememberedAnswer = { status: number; body: unknown; headers: Record<string, string> };

export type RememberedKey = {
  bodyHash: Buffer;
  /** The call that has it, see beginRun. */
  run: string;
  startedAt: Date;
  /** Null while the first call runs. */
  answer: RememberedAnswer | null;
};

const itsRow = 'user_id = :userId and operation_id = :operationId and key = :key';

const idempotencyTake = statement('idempotency-take')`
insert into idempotency_keys (user_id, operation_id, key, body_hash, state, runner, started_at, created_at)
values (:userId, :operationId, :key, :bodyHash, 'running', :run, :at, :at)
on conflict do nothing returning key`;

/** Takes a key for the first time. False when somebody has it. */
export const takeKey = async (of: KeyOf, run: string, bodyHash: Buffer, at: Date): Promise<boolean> =>
  (await idempotencyTake.run({ ...of, bodyHash, run, at })) === 1;

const idempotencyRead = statement('idempotency-read')`
select body_hash as "bodyHash", runner as run, started_at as "startedAt", status, answer
from idempotency_keys where ${itsRow}`.as<{ answer: Omit<RememberedAnswer, 'status'> }>();

/** What is known of a key; null when it was forgotten in the meantime. */
export const readKey = async (of: KeyOf): Promise<RememberedKey | null> => {
  const row = await idempotencyRead.maybe(of);
  if (row === undefined) return null;
  const { status, answer, ...key } = row;
  return { ...key, answer: status === null || answer === null ? null : { status, ...answer } };
};

const idempotencyTakeOver = statement('idempotency-take-over')`
update idempotency_keys set runner = :run, started_at = :at
 where ${itsRow} and state = 'running' and runner = :before and started_at = :startedBefore
returning key`;

/** Takes a key over whose first call did not come to its end. False when somebody else was quicker. */
export const takeKeyOver = async (
  of: KeyOf,
  run: string,
  left: RememberedKey,
  at: Date,
): Promise<boolean> => {
  const taken = { ...of, run, at, before: left.run, startedBefore: left.startedAt };
  return (await idempotencyTakeOver.run(taken)) === 1;
};

const idempotencyKeep = statement('idempotency-keep')`
update idempotency_keys set state = 'done', status = :status, answer = :answer
 where ${itsRow} and state = 'running' and runner = :run`;

export const keepAnswer = async (
  of: KeyOf,
  run: string,
  { status, body, headers }: RememberedAnswer,
): Promise<void> => {
  const answer = JSON.stringify({ body: body ?? null, headers });
  await idempotencyKeep.run({ ...of, run, status, answer });
};

/**
 * SQL that keeps an answer in the statement that makes the change: `body` and `status` are SQL, and `:userId`, `:key?` and `:run?` say
 * whose it is. Without a key it keeps nothing.
 */
export const keepAnswerSql = (operationId: OperationId, body: string, status: number): string => `
update idempotency_keys
   set state = 'done', status = ${status}, answer = jsonb_build_object('body', ${body}, 'headers', '{}'::jsonb)
 where user_id = :userId::integer and operation_id = '${operationId}' and key = :key?::text
   and state = 'running' and runner = :run?::bigint`;

const idempotencyForget = statement('idempotency-forget')`
delete from idempotency_keys where ${itsRow} and state = 'running' and runner = :run`;

/** Forgets a key, so that it can be used again: its call has not decided anything. */
export const forgetKey = async (of: KeyOf, run: string): Promise<void> => {
  await idempotencyForget.run({ ...of, run });
};

const idempotencyRunning = statement('idempotency-running')`
select runner from idempotency_keys where user_id = :userId and key = :key and state = 'running'`;

/** Whether a call of this person with this key runs at this moment. */
export const runsWithKey = async (userId: number, key: string): Promise<boolean> => {
  const rows = await idempotencyRunning.all({ userId, key });
  for (const { runner } of rows) if (await isRunning(runner)) return true;
  return false;
};

const idempotencyForgetOld = statement('idempotency-forget-old')`
delete from idempotency_keys where created_at < :at::timestamptz - make_interval(days => :days)`;

/** Forgets the answers of so many days ago: what is sent again then is a new call. */
export const forgetOldKeys = async (days: number, at: Date): Promise<void> => {
  await idempotencyForgetOld.run({ at, days });
};
