import { count, missing, onOff, withProtocol } from './environmentRules';

const databaseAddress = () => withProtocol(['postgres:', 'postgresql:'], 'a PostgreSQL address');

/** How a program reaches the database. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress().required(missing),
  DATABASE_DIRECT_URL: databaseAddress(),
  DATABASE_REPLICA_URL: databaseAddress(),
  /** Read by readPoolSize before all else is. */
  DATABASE_POOL: count().min(2).max(200),
  DATABASE_NAMED_STATEMENTS: onOff(),
};

type Given = {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_REPLICA_URL?: string | undefined;
  DATABASE_NAMED_STATEMENTS: string;
};

export const databaseFrom = (given: Given) => ({
  databaseUrl: given.DATABASE_URL,
  /** Past a pooler in front: for what belongs to one connection, such as LISTEN. */
  directDatabaseUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL,
  /** A standby where lists, exports and the newsroom are read; null without one. */
  replicaUrl: given.DATABASE_REPLICA_URL ?? null,
  /** Whether PostgreSQL keeps statements by their names, on the connections that made them. */
  namesStatements: given.DATABASE_NAMED_STATEMENTS === 'on',
});
