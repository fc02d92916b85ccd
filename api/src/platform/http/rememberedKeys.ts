import { query } from '../database/database';
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

const values = ({ userId, operationId, key }: KeyOf): unknown[] => [userId, operationId, key];

/** Takes a key for the first time. False when somebody has it. */
export const takeKey = async (of: KeyOf, run: string, bodyHash: Buffer, at: Date): Promise<boolean> => {
  const rows = await query(
    'idempotency-take',
    `insert into idempotency_keys (user_id, operation_id, key, body_hash, state, runner, started_at, created_at)
     values ($1, $2, $3, $4, 'running', $5, $6, $6)
     on conflict do nothing returning key`,
    [...values(of), bodyHash, run, at],
  );
  return rows.length === 1;
};

/** What is known of a key; null when it was forgotten in the meantime. */
export const readKey = async (of: KeyOf): Promise<RememberedKey | null> => {
  const [row] = await query<{
    body_hash: Buffer;
    runner: string;
    started_at: Date;
    status: number | null;
    answer: { body: unknown; headers: Record<string, string> } | null;
  }>(
    'idempotency-read',
    `select body_hash, runner, started_at, status, answer from idempotency_keys
      where user_id = $1 and operation_id = $2 and key = $3`,
    values(of),
  );
  if (row === undefined) return null;
  const { body_hash: bodyHash, runner: run, started_at: startedAt, status, answer } = row;
  return {
    bodyHash,
    run,
    startedAt,
    answer: status === null || answer === null ? null : { status, ...answer },
  };
};

/** Takes a key over whose first call did not come to its end. False when somebody else was quicker. */
export const takeKeyOver = async (
  of: KeyOf,
  run: string,
  left: RememberedKey,
  at: Date,
): Promise<boolean> => {
  const rows = await query(
    'idempotency-take-over',
    `update idempotency_keys set runner = $4, started_at = $5
      where user_id = $1 and operation_id = $2 and key = $3
        and state = 'running' and runner = $6 and started_at = $7
     returning key`,
    [...values(of), run, at, left.run, left.startedAt],
  );
  return rows.length === 1;
};

/** Keeps the answer of a key. */
export const keepAnswer = async (
  of: KeyOf,
  run: string,
  { status, body, headers }: RememberedAnswer,
): Promise<void> => {
  await query(
    'idempotency-keep',
    `update idempotency_keys set state = 'done', status = $4, answer = $5
      where user_id = $1 and operation_id = $2 and key = $3 and state = 'running' and runner = $6`,
    [...values(of), status, JSON.stringify({ body: body ?? null, headers }), run],
  );
};

/** Forgets a key, so that it can be used again: its call has not decided anything. */
export const forgetKey = async (of: KeyOf, run: string): Promise<void> => {
  await query(
    'idempotency-forget',
    `delete from idempotency_keys
      where user_id = $1 and operation_id = $2 and key = $3 and state = 'running' and runner = $4`,
    [...values(of), run],
  );
};

const idempotencyRunning = statement('idempotency-running')`
select runner from idempotency_keys where user_id = :userId and key = :key and state = 'running'`;

/** Whether a call of this person with this key runs at this moment. */
export const runsWithKey = async (userId: number, key: string): Promise<boolean> => {
  const rows = await idempotencyRunning.all({ userId, key });
  for (const { runner } of rows) if (await isRunning(runner)) return true;
  return false;
};

/** Hours for which an answer is remembered. */
const rememberedHours = 24;

const idempotencyForgetOld = statement('idempotency-forget-old')`
delete from idempotency_keys where created_at < :at::timestamptz - make_interval(hours => :rememberedHours)`;

/** Forgets the keys that are too old to be sent again. */
export const forgetOldKeys = async (at: Date): Promise<void> => {
  await idempotencyForgetOld.run({ at, rememberedHours });
};
