import { Readable } from 'node:stream';
import { Client, type Connection } from 'pg';
import { connectionTo, forReplication, withoutTimeouts } from '../../platform/database/connectionTo';
import { statement } from '../../platform/database/statement';

const facts = statement('base-backup-facts')`
select current_setting('server_version_num')::integer / 10000 as "major!",
    current_setting('archive_mode') <> 'off' as "isArchived!",
    coalesce((select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver), false) as "fails!",
    (select rolreplication or rolsuper from pg_roles where rolname = current_user) as "mayRead!",
    (select count(*) > 2 from pg_tablespace) as "isSpread!"`;

/** Why this PostgreSQL cannot be brought back to a moment, as a sentence that says what to do. */
export class NoBaseBackup extends Error {
  override readonly name = 'NoBaseBackup';
}

/** The major version of the server. Throws NoBaseBackup where it archives nothing, or does not let us read its files. */
export const mustBeArchived = async (): Promise<number> => {
  const { major, isArchived, fails, mayRead, isSpread } = await facts.one();
  const why = [
    [
      !isArchived,
      'This PostgreSQL does not archive its log (archive_mode is off): a base backup without it cannot be brought to a moment. Set archive_mode and archive_command, and start it again.',
    ],
    [
      fails,
      'This PostgreSQL could not archive its log the last time that it tried: its own log says why. A base backup would wait for that.',
    ],
    [
      !mayRead,
      'The user of the database may not read a base backup: as its administrator, alter role <user> replication.',
    ],
    [isSpread, 'This PostgreSQL has tablespaces: take it by pg_basebackup.'],
  ].find(([isSo]) => isSo === true)?.[1];
  if (typeof why === 'string') throw new NoBaseBackup(why);
  return major;
};

/** A piece of the tar of the data folder, or of PostgreSQL's own list of what is in it (backup_manifest). */
export type BasePiece = { part: 'cluster' | 'list'; bytes: Buffer };

/** Milliseconds in which the log of the time of the backup has to be archived, once all files are read. */
const archivingLimit = 600_000;

const command = `BASE_BACKUP (LABEL 'dispatch', CHECKPOINT 'fast', PROGRESS true, MANIFEST 'yes', WAIT true)`;

/**
 * What the server sends for BASE_BACKUP: one COPY, of whose messages the first byte says what follows (PostgreSQL, 'Streaming
 * Replication Protocol'). The driver's library for COPY joins messages, and this needs them apart. It stops the server where nobody
 * takes what has come.
 */
class BaseBackupCopy extends Readable {
  #connection: Connection | undefined;
  #part: BasePiece['part'] = 'cluster';
  #limit: NodeJS.Timeout | undefined;
  readonly #tell: (bytes: number) => void;

  constructor(tell: (bytes: number) => void) {
    super({ objectMode: true, highWaterMark: 32 });
    this.#tell = tell;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(command);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#limit);
    done(error);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const [kind, rest] = [String.fromCharCode(chunk[0] ?? 0), chunk.subarray(1)];
    if (kind === 'p') this.#tell(Number(rest.readBigInt64BE()));
    if (kind === 'm') {
      this.#part = 'list';
      this.#limit = setTimeout(
        () =>
          this.destroy(
            new NoBaseBackup('PostgreSQL has not archived its log in ten minutes: its own log says why.'),
          ),
        archivingLimit,
      );
    }
    // The driver's buffer is written over by what comes next.
    if (kind === 'd' && !this.push({ part: this.#part, bytes: Buffer.from(rest) } satisfies BasePiece))
      this.#connection?.stream.pause();
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  // Positions in the log and sizes, which nobody needs.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}

/** How many bytes go by between two lines that tell of it. */
const tellEvery = 256 * 1024 * 1024;

/**
 * The data folder of the server as a base backup has it: the tar first, then the list. It ends once the log that belongs to it is
 * archived. Throws NoBaseBackup, and what PostgreSQL says.
 */
export async function* readBaseBackup(
  databaseUrl: string,
  tell: (line: string) => void,
): AsyncGenerator<BasePiece> {
  const client = new Client({
    ...connectionTo(forReplication(withoutTimeouts(databaseUrl))),
    keepAlive: true,
  });
  // A connection that breaks is told to the query too.
  client.on('error', () => undefined);
  client.on('notice', ({ message }) => {
    if (message !== undefined) tell(`PostgreSQL: ${message}`);
  });
  await client.connect();
  let told = 0;
  const copy = new BaseBackupCopy((bytes) => {
    if (bytes - told < tellEvery) return;
    told = bytes;
    tell(`${Math.round(bytes / 1e6)} MB of the data folder`);
  });
  try {
    client.query(copy);
    yield* copy as AsyncIterable<BasePiece>;
  } finally {
    copy.destroy();
    await client.end();
  }
}
