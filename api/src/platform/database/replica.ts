import { Pool } from 'pg';
import { readPoolSize } from '../settings/poolSize';
import { countReplicaRead } from '../metrics/figures';
import { connectionTo, type ConnectionTo } from './connectionTo';
import { isOnOneConnection, pooledClient, runOver, statementLimits } from './database';
import { isOutOfReach, sqlState } from './sqlState';
import { statement } from './statement';

// A read replica: a standby that follows the log of the primary. What may be read there says what it has to have.

/** How far the log of the primary is, in bytes since its beginning. */
type Position = number;

const position = statement('log-position', { isBrief: true })`
select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::double precision as "position!"`;

const noting = statement('note-write', { isBrief: true })`
insert into user_writes (user_id, log_position)
  values (:userId, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint)
  on conflict (user_id) do update set log_position = greatest(user_writes.log_position, excluded.log_position)`;

const lastWrite = statement('last-write', { isBrief: true })`
select log_position::double precision as "position!" from user_writes where user_id = :userId`;

const primaryPosition = async (): Promise<Position> => (await position.one()).position;

/** The position of the primary as it was lately: never as it was before the last time that it was forgotten. */
export class RecentPosition {
  #kept: { at: number; position: Promise<Position> } | null = null;

  constructor(private readonly milliseconds: number) {}

  get(): Promise<Position> {
    if (this.#kept === null || performance.now() - this.#kept.at > this.milliseconds) {
      const asked = { at: performance.now(), position: primaryPosition() };
      this.#kept = asked;
      asked.position.catch(() => {
        if (this.#kept === asked) this.#kept = null;
      });
    }
    return this.#kept.position;
  }

  /** Something has changed that whoever reads from now on has to see. */
  forget(): void {
    this.#kept = null;
  }
}

/** Milliseconds after which a replica that did not answer is asked again. */
const rest = 5_000;

/** Milliseconds: what others have written may be missing in what is read for twice as long. */
const mostBehind = 5_000;

/** How far a standby is; null where it is none (any more). */
type ReadPosition = (client: {
  query: (sql: string) => Promise<{ rows: unknown[] }>;
}) => Promise<Position | null>;

const replayedPosition: ReadPosition = async (client) => {
  const { rows } = await client.query(
    `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::double precision end as position`,
  );
  return (rows[0] as { position: Position | null }).position;
};

/** It could not be reached, or did not answer. The driver and its pool have no code for what takes too long. */
class Gone extends Error {
  override readonly name = 'Gone';
}

const isGone = (error: unknown): boolean =>
  error instanceof Gone ||
  isOutOfReach(error) ||
  (error instanceof Error && error.message === 'Query read timeout');

/**
 * What ends at a replica and would not at the primary: also a row that its log takes away meanwhile (40001), a write (25006), and a table
 * that is not in the log (0A000).
 */
const isItsFault = (error: unknown): boolean =>
  isGone(error) || ['40001', '25006', '0A000'].includes(sqlState(error) ?? '');

const unknown = { at: Number.NEGATIVE_INFINITY, position: Promise.resolve(0) };

class Replica {
  readonly #pool: Pool;
  readonly #readPosition: ReadPosition;
  #replayed: Position = -1;
  #restsUntil = 0;
  /** What it has to have for everybody, and what it will have to have next. */
  #least = unknown.position;
  #next = unknown;

  constructor(address: ConnectionTo, readPosition: ReadPosition) {
    this.#readPosition = readPosition;
    this.#pool = new Pool({
      Client: pooledClient(() => address),
      max: readPoolSize(),
      connectionTimeoutMillis: 1_000,
      idleTimeoutMillis: 30_000,
      application_name: 'dispatch-reads',
      statement_timeout: statementLimits.statement,
      query_timeout: statementLimits.statement + 1_000,
    });
    // One that breaks while nobody uses it is left out by the pool.
    this.#pool.on('error', () => undefined);
  }

  /** Runs work there where it has all that is needed, else at the primary; again at the primary where it ends by its own fault. */
  async read<T>(needed: () => Promise<Position>, work: () => Promise<T>): Promise<T> {
    if (performance.now() >= this.#restsUntil) {
      const least = Math.max(...(await Promise.all([this.#leastForAll(), needed()])));
      try {
        const read = await this.#readThere(least, work);
        if (read !== null) return read.answer;
      } catch (error) {
        if (!isItsFault(error)) throw error;
        if (isGone(error)) this.#restsUntil = performance.now() + rest;
      }
    }
    countReplicaRead('primary');
    return work();
  }

  /** How many bytes of the log it has still to read; null where it is no standby. Throws where it does not answer. */
  async behind(): Promise<number | null> {
    const at = await primaryPosition();
    const client = await this.#pool.connect();
    try {
      const replayed = await this.#readPosition(client);
      return replayed === null ? null : Math.max(0, at - replayed);
    } finally {
      client.release();
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #readThere<T>(least: Position, work: () => Promise<T>): Promise<{ answer: T } | null> {
    const client = await this.#pool.connect().catch((cause: unknown) => {
      throw new Gone('The replica could not be reached.', { cause });
    });
    let broken = false;
    try {
      if (least > this.#replayed) this.#replayed = (await this.#readPosition(client)) ?? -1;
      if (least > this.#replayed) return null;
      const answer = await runOver(client, work);
      countReplicaRead('replica');
      return { answer };
    } catch (error) {
      broken = isGone(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** As the primary was five to ten seconds ago while somebody reads, and now where nobody has for a while. */
  #leastForAll(): Promise<Position> {
    const at = performance.now();
    const age = at - this.#next.at;
    if (age > mostBehind) {
      const asked = { at, position: primaryPosition() };
      this.#least = age > 2 * mostBehind ? asked.position : this.#next.position;
      this.#next = asked;
      asked.position.catch(() => {
        this.#next = unknown;
      });
    }
    return this.#least;
  }
}

let replica: Replica | null = null;

/** Says where a replica is; null for none. To be called once, beside connectDatabase. */
export const connectReplica = (url: string | null, readPosition: ReadPosition = replayedPosition): void => {
  replica = url === null ? null : new Replica(connectionTo(url), readPosition);
};

export const closeReplica = async (): Promise<void> => {
  const ended = replica;
  replica = null;
  await ended?.end();
};

/** How far it is behind; null without one. */
export const replicaState = async (): Promise<{ behind: number | null } | null> =>
  replica === null ? null : { behind: await replica.behind() };

/**
 * Runs work that only reads, at the replica where there is one and it has all that this account has written, else at the primary.
 * Work may be run twice: it answers nobody by itself.
 */
export const readAsUser = <T>(userId: number, work: () => Promise<T>): Promise<T> =>
  readWhenAt(async () => (await lastWrite.maybe({ userId }))?.position ?? 0, work);

/** The same for what has to be as the primary was at a position. */
export const readWhenAt = <T>(needed: () => Promise<Position>, work: () => Promise<T>): Promise<T> =>
  replica === null || isOnOneConnection() ? work() : replica.read(needed, work);

/**
 * Remembers that somebody has changed something, for what they read from now on in any process. After the change is committed, whose
 * answer it takes from nobody: where this cannot be written, the primary is gone.
 */
export const noteWrite = async (...userIds: number[]): Promise<void> => {
  if (replica === null) return;
  await Promise.all(userIds.map((userId) => noting.run({ userId }))).catch(() => undefined);
};
