import { AsyncLocalStorage } from 'node:async_hooks';
import pg, { Client, type ClientBase, type ClientConfig, type QueryConfig, type QueryResultRow } from 'pg';
import { Sequelize, type Transaction } from 'sequelize';
import { readPoolSize } from '../settings/poolSize';
import { endingStep, inStep, isTracing } from '../tracing/steps';
import { connectionTo, type ConnectionTo } from './connectionTo';
import { SharedConnections } from './sharedConnections';
import { ConnectionLost, isOutOfReach } from './sqlState';

const contexts = new AsyncLocalStorage<Map<string, unknown>>();

// Sequelize's own seam for carrying a transaction by async context.
Sequelize.useCLS({
  bind: (work: unknown) => work,
  run: (work: (context: unknown) => void) => contexts.run(new Map(), () => work({})),
  get: (key: string) => contexts.getStore()?.get(key),
  set: (key: string, value: unknown) => contexts.getStore()?.set(key, value),
});

let address: ConnectionTo | null = null;

/** Whether statements are sent by their names, which PostgreSQL keeps on each connection. */
let isNaming = true;

/** A statement as it is sent. Libraries of ours give theirs names too. */
const sent = ([asked, ...more]: unknown[]): unknown[] => {
  if (isNaming || typeof asked !== 'object' || asked === null || !('name' in asked)) return [asked, ...more];
  const { name: _name, ...nameless } = asked;
  return [nameless, ...more];
};

type Query = (...given: unknown[]) => unknown;

/** A statement by its name, else by its first word: its text has what somebody has written in it. A digest is no name. */
const nameOfQuery = (asked: unknown): string => {
  const { name, text } =
    typeof asked === 'object' && asked !== null ? (asked as QueryConfig) : { text: asked };
  if (name !== undefined && !/[A-Z]/.test(name)) return name;
  return /^\s*(\w+)/.exec(String(text))?.[1]?.toLowerCase() ?? 'statement';
};

/** The same, of which each statement is a step of the trace. */
const traced =
  (query: Query): Query =>
  (...given) => {
    if (!isTracing()) return query(...given);
    const step = {
      kind: 'statement',
      name: nameOfQuery(given[0]),
      attributes: { 'db.system.name': 'postgresql' },
    } as const;
    const last = given.at(-1);
    // Sequelize's own statements come with a callback.
    return typeof last === 'function'
      ? query(...given.slice(0, -1), endingStep(step, last as () => void))
      : inStep(step, () => query(...given));
  };

/** Milliseconds that a call waits for a connection, and that one of its statements may take. */
export const statementLimits = { acquire: 5_000, statement: 15_000 } as const;

/**
 * What Sequelize makes of an address is a part of it: here the driver reads the whole. Sequelize hears a connection's
 * errors only when it is made: one that breaks in that moment would end the process. The driver has no code for one
 * that breaks during a statement: ConnectionLost says so.
 */
export const pooledClient = (addressNow: () => ConnectionTo | null): typeof Client =>
  class PooledClient extends Client {
    constructor(config?: string | ClientConfig) {
      const to = addressNow();
      if (to === null) throw new Error('connectDatabase was not called.');
      // Statements that nobody waited for are sent one behind the other, where the driver would keep them back.
      super({ ...(config as ClientConfig | undefined), ...to, pipeline: true });
      let isBroken = false;
      for (const event of ['error', 'end'] as const) this.on(event, () => (isBroken = true));
      const query = traced(this.query.bind(this));
      const translated = (...given: unknown[]): unknown => {
        const answer = query(...sent(given));
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((cause: unknown) => {
          if (!isBroken || isOutOfReach(cause)) throw cause;
          throw new ConnectionLost('The connection to the database was lost.', { cause });
        });
      };
      this.query = translated as Client['query'];
    }
  };

/** The one pool. It knows where the database is after connectDatabase. */
export const sequelize = new Sequelize({
  dialect: 'postgres',
  dialectModule: { ...pg, Client: pooledClient(() => address) },
  logging: false,
  define: { underscored: true, timestamps: false, freezeTableName: true },
  pool: { max: readPoolSize(), min: 0, idle: 30_000, acquire: statementLimits.acquire },
  dialectOptions: {
    application_name: 'dispatch',
    statement_timeout: statementLimits.statement,
    idle_in_transaction_session_timeout: 15_000,
  },
});

/**
 * Says where the database is, and whether what is there keeps statements: a pooler that gives each transaction another
 * connection does not. Connections that are open stay what they are.
 */
export const connectDatabase = (url: string, { names = true }: { names?: boolean } = {}): void => {
  address = connectionTo(url);
  isNaming = names;
};

export const closeDatabase = (): Promise<void> => sequelize.close();

/** What asks before each statement whether it may still be made. */
const guards = new AsyncLocalStorage<() => Promise<void>>();

/** Runs work whose statements, and ends of transactions, wait for `guard`: when it throws, they throw the same. */
export const runGuarded = <T>(guard: () => Promise<void>, work: () => Promise<T>): Promise<T> =>
  guards.run(guard, work);

/** Runs work on a connection of its own and without a guard, whatever surrounds it. */
export const outsideOfTransactions = <T>(work: () => Promise<T>): Promise<T> =>
  guards.exit(() => contexts.exit(work));

/** Runs work whose statements go over this connection, of no pool: one that holds a snapshot, or a transaction of its own. */
export const runOver = <T>(connection: ClientBase, work: () => Promise<T>): Promise<T> =>
  contexts.run(new Map([['own connection', connection]]), work);

const passGuard = async (): Promise<void> => guards.getStore()?.();

// A rollback is made in any case, and a commit has passed in inTransaction.
sequelize.addHook('beforeQuery', (_options: unknown, query: unknown) => {
  const { sql } = (query ?? {}) as { sql?: string };
  return /^(start|begin|commit|rollback|set)\b/i.test(sql ?? '') ? undefined : passGuard();
});

// In the context of a transaction nothing but the transaction itself takes a connection.
sequelize.addHook('afterPoolAcquire', (connection) => {
  contexts.getStore()?.set('connection', connection);
});

/** The transaction that surrounds this moment; null outside of any. */
const currentTransaction = (): Transaction | null =>
  (contexts.getStore()?.get('transaction') as Transaction | null | undefined) ?? null;

/** Whether statements of this moment go over one connection: of a transaction, or one that was chosen (runOver). */
export const isOnOneConnection = (): boolean =>
  isInTransaction() || contexts.getStore()?.get('own connection') !== undefined;

export const isInTransaction = (): boolean => currentTransaction() !== null;

/** Runs work in one transaction, joining the current one when there is one. Rolled back when it throws. */
export const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  currentTransaction() === null
    ? sequelize.transaction(async () => {
        const result = await work();
        await passGuard();
        return result;
      })
    : work();

/** Runs work after the current transaction is committed; at once when there is none. */
export const afterCommit = (work: () => void): void => {
  const transaction = currentTransaction();
  if (transaction === null) work();
  else transaction.afterCommit(work);
};

const { connectionManager } = sequelize;

type PoolState = { readonly size: number; readonly using: number; readonly waiting: number };

/** Connections that are open and used, and callers that wait for one: of Sequelize's pool, of which its types say nothing. */
export const poolState = (): PoolState => (connectionManager as unknown as { pool: PoolState }).pool;

const take = async () => (await connectionManager.getConnection({ type: 'write' })) as Client;
const giveBack = (connection: Client): void => connectionManager.releaseConnection(connection);

/** Measured: with two, PostgreSQL works for one while this process does for the other. */
const shared = new SharedConnections(2, take, giveBack);

/**
 * Runs work on one connection: the current transaction's, or one of the pool; for a brief statement one that it shares.
 * Throws ConnectionLost when it breaks.
 */
export const onConnection = async <T>(
  work: (connection: Client) => Promise<T>,
  { isBrief = false }: { isBrief?: boolean } = {},
): Promise<T> => {
  const guard = guards.getStore();
  if (guard !== undefined) await guard();
  const store = contexts.getStore();
  const own = store?.get('own connection') as Client | undefined;
  if (own !== undefined) return work(own);
  if (store?.get('transaction') != null) return work(store.get('connection') as Client);
  if (isBrief) return shared.run(work);
  const connection = await take();
  try {
    return await work(connection);
  } finally {
    giveBack(connection);
  }
};

/** Does work and takes back what it has changed, in the transaction of the caller: whether it would be refused. */
export const tryOut = async (work: () => Promise<unknown>): Promise<void> => {
  await execute('savepoint tried_out');
  await work();
  await execute('rollback to savepoint tried_out');
};

/**
 * Any SQL, for migrations, seeds and tests: the product declares its statements (`statement`), and lint sees to it.
 * Several are allowed without values.
 */
export const execute = <Row extends QueryResultRow>(
  sql: string,
  values?: readonly unknown[],
): Promise<Row[]> =>
  onConnection(async (connection) => (await connection.query<Row>(sql, values && [...values])).rows);
