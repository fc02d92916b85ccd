import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectionTo, withoutTimeouts } from '../../platform/database/connectionTo';
import { runOver } from '../../platform/database/database';
import type { ListedStorage, StoragePort } from '../../platform/ports/storage/storagePort';
import { ArchiveWriter } from './archive';
import { addFiles } from './archiveFiles';
import { entry, type Manifest, type Seal } from './manifest';
import { doneMigrations } from '../../platform/database/schemaState';
import { listQueueNames, listSequences, listTables, type TableShape } from './shape';

export type BackupPlan = {
  databaseUrl: string;
  /** Where the files of the product are. */
  files: ListedStorage;
  /** Where the backup goes, and its name there. */
  to: StoragePort;
  name: string;
  /** Who can open it: `age1…`. */
  recipient: string;
  now: Date;
  /** Hears of each table and of every thousandth file. */
  tell: (line: string) => void;
  /** A snapshot that somebody else holds open, whose state it then is. */
  snapshot?: string;
};

/** What a backup has in it. `gone`: files that were removed while it was made, which nobody referred to any more. */
export type BackupMade = { rows: number; tables: number; files: number; bytes: number; gone: number };

/** All rows as PostgreSQL writes them, in the state of the snapshot. */
const readTable = async (
  client: Client,
  writer: ArchiveWriter,
  { name, columns }: TableShape,
): Promise<Seal['tables'][string]> => {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  const written = await writer.addStream(`${entry.tables}${name}`, rows as AsyncIterable<Buffer>);
  return { ...written, rows: rows.rowCount };
};

const write = async (plan: BackupPlan, client: Client, writer: ArchiveWriter): Promise<BackupMade> => {
  const { now, tell } = plan;
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    migrations: await doneMigrations(),
    tables: await listTables(),
    queues: await listQueueNames(),
  };
  await writer.add(entry.manifest, Buffer.from(JSON.stringify(manifest)));
  const tables: Seal['tables'] = {};
  for (const table of manifest.tables) {
    const read = await readTable(client, writer, table);
    tables[table.name] = read;
    if (read.rows > 0) tell(`${table.name}: ${read.rows} rows`);
  }
  // After the rows: what they refer to was there before them.
  const { files, gone } = await addFiles(plan.files, writer, tell);
  const seal: Seal = { tables, sequences: await listSequences(), files };
  await writer.add(entry.seal, Buffer.from(JSON.stringify(seal)));
  writer.end();
  const all = [...Object.values(tables), ...Object.values(files)];
  return {
    rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
    tables: manifest.tables.length,
    files: Object.keys(files).length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    gone,
  };
};

/**
 * Writes the database and the files of one moment to a place, sealed, while all goes on. Nothing is there unless all is.
 * Files are read after the rows; none changes once it is written, so that all that the rows refer to is there.
 */
export const makeBackup = async (plan: BackupPlan): Promise<BackupMade> => {
  const { databaseUrl, to, name, recipient, snapshot } = plan;
  const client = new Client({ ...connectionTo(withoutTimeouts(databaseUrl)), keepAlive: true });
  await client.connect();
  const writer = new ArchiveWriter();
  try {
    await client.query('begin isolation level repeatable read read only');
    if (snapshot !== undefined)
      await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
    const storing = to.put(name, await writer.sealed(recipient), 'application/octet-stream');
    // A place that takes nothing more would have the tables wait for ever: whichever fails first ends both.
    const [made] = await Promise.all([runOver(client, () => write(plan, client, writer)), storing]);
    return made;
  } catch (error) {
    writer.break(error as Error);
    throw error;
  } finally {
    await client.end();
  }
};
