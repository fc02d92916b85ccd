import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';
import { firstId, type Sizes } from '../largeData/tables';

/** What a version from before all migrations does meanwhile, over and over. `$1` is the id of any large row. */
const statements: Record<string, { rows: keyof Sizes; sql: string }> = {
  'read a release': { rows: 'releases', sql: 'select * from releases where distribution_id = $1' },
  'save a release': {
    rows: 'releases',
    sql: `update releases set headline = headline || '.', saved_at = now(), distribution_version = distribution_version + 1
           where distribution_id = $1`,
  },
  'make a release': {
    rows: 'users',
    sql: `insert into releases (user_id, saved_by, package, headline) values ($1, $1, '200', 'Harbor Robotics opens a plant')`,
  },
  'read an order': {
    rows: 'orders',
    sql: 'select * from orders join payments using (order_id) where order_id = $1',
  },
  'save an order': { rows: 'orders', sql: 'update orders set receipt_sent_at = now() where order_id = $1' },
  'save a payment': {
    rows: 'orders',
    sql: 'update payments set updated_at = now(), version = version + 1 where payment_id = $1',
  },
  'save a person': { rows: 'users', sql: `update users set phone = '410 555 0143' where user_id = $1` },
  'write the audit log': {
    rows: 'releases',
    sql: `insert into audit_log (actor, action, subject_type, subject_id) values ('worker', 'release.publish', 'release', $1)`,
  },
};

interface Waited {
  /** The statement that waited longest, and how many milliseconds. */
  longest: { what: string; took: number };
  /** Statements that were refused, and why. */
  refused: Record<string, string>;
}

export interface Callers {
  since: () => Promise<Waited>;
  end: () => Promise<void>;
}

const nothing = (): Waited => ({ longest: { what: '', took: 0 }, refused: {} });

/** Callers of a database, one for each statement, twenty times a second. `since` tells about them from its last call on. */
export async function callersOf(databaseUrl: string, sizes: Sizes): Promise<Callers> {
  let waited = nothing();
  let isOver = false;
  const running = new Map<string, Promise<unknown>>();
  const call = async (what: string, { rows, sql }: { rows: keyof Sizes; sql: string }): Promise<void> => {
    const client = new pg.Client(connectionTo(databaseUrl));
    await client.connect();
    while (!isOver) {
      await client.query('select pg_sleep(0.05)');
      const begin = performance.now();
      const id = firstId + 1 + Math.floor(Math.random() * sizes[rows]);
      const asked = client.query(sql, [id]).catch((error: unknown) => (waited.refused[what] = String(error)));
      running.set(what, asked);
      await asked;
      const took = performance.now() - begin;
      if (took > waited.longest.took) waited.longest = { what, took };
    }
    await client.end();
  };
  const calling = Object.entries(statements).map(([what, statement]) => call(what, statement));
  return {
    since: async (): Promise<Waited> => {
      // Who waits at this moment belongs to what was before.
      await Promise.all(running.values());
      const told = waited;
      waited = nothing();
      return told;
    },
    end: async (): Promise<void> => {
      isOver = true;
      await Promise.all(calling);
    },
  };
}
