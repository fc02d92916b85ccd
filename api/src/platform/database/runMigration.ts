import { setTimeout as pause } from 'node:timers/promises';
import { execute, inTransaction, onConnection } from './database';
import { sqlState } from './sqlState';

/**
 * A text is statements of one transaction. `repeat` is one statement that changes a batch of rows, run until it changes
 * none. `index` is built beside all who read and write: its name, and after `on` its table and columns.
 */
type Step = string | { repeat: string } | { index: string; on: string };

/** Noted in the table of migrations by one beside which code of before it cannot work. */
export const endsOlderNote = 'ends-older/';

/** What brings the database's shape one version on, once, under its name. Each step is noted when it is done. */
export type Migration = {
  name: string;
  sql: string | readonly Step[];
  /** Where code of before cannot work beside what this has made: such code then refuses to start. */
  endsOlder?: true;
};

/**
 * A step that waits for a table has everybody wait who comes after it. It gives up sooner than PostgreSQL looks for
 * deadlocks (after a second), so that no caller is ever chosen to end one, and comes back, for about ten minutes.
 */
const patience = { wait: '800ms', tries: 300, pause: 1_000 } as const;

/** `lock_not_available` and `deadlock_detected`. */
const inUse: ReadonlySet<string | null> = new Set(['55P03', '40P01']);

const givingWay = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inTransaction(async () => {
        await execute(`set local lock_timeout = '${patience.wait}'`);
        return work();
      });
    } catch (error) {
      if (tried === patience.tries || !inUse.has(sqlState(error))) throw error;
      await pause(patience.pause);
    }
  }
};

const changedBy = (sql: string): Promise<number> =>
  onConnection(async (connection) => (await connection.query(sql)).rowCount ?? 0);

const runStep = async (step: Step, note: () => Promise<unknown>): Promise<void> => {
  if (typeof step === 'string') {
    await givingWay(async () => {
      await execute(step);
      await note();
    });
  } else if ('repeat' in step) {
    while ((await givingWay(() => changedBy(step.repeat))) > 0);
    await note();
  } else {
    // One whose building was interrupted is there, and of no use.
    await execute(`drop index concurrently if exists ${step.index}`);
    await execute(`create index concurrently ${step.index} on ${step.on}`);
    await note();
  }
};

/** Goes on after the last step that was done. */
export const runMigration = async ({ name, sql, endsOlder }: Migration): Promise<void> => {
  const steps = typeof sql === 'string' ? [sql] : sql;
  const done = await execute('select from migrations where name like $1', [`${name}/%`]);
  for (const [at, step] of steps.entries()) {
    if (at < done.length) continue;
    const note =
      at === steps.length - 1
        ? noteEnd(name, endsOlder ? [name, `${endsOlderNote}${name}`] : [name])
        : noteStep(name, at);
    await runStep(step, note);
  }
};

const noteStep = (name: string, at: number) => () =>
  execute('insert into migrations (name) values ($1)', [`${name}/${at}`]);

const noteEnd = (name: string, notes: readonly string[]) => () =>
  execute(
    'with steps as (delete from migrations where name like $2) insert into migrations (name) select unnest($1::text[])',
    [notes, `${name}/%`],
  );
