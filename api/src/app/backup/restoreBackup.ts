import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectionTo, withoutTimeouts } from '../../platform/database/connectionTo';
import { runOver } from '../../platform/database/database';
import { doneMigrations } from '../../platform/database/schemaState';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import { readArchive, type Section, type Written } from './archive';
import { fileKeyOf, putFile } from './archiveFiles';
import { entry, type Manifest, type Seal } from './manifest';
import { manifestOf, mustBeWhole, NotRestored, textOf } from './wholeArchive';
import {
  addQueues,
  type ForeignKey,
  listForeignKeys,
  listTables,
  setSequences,
  type TableShape,
} from './shape';

export type RestorePlan = {
  /** Migrated by the version that has made the backup, and empty. */
  databaseUrl: string;
  files: StoragePort;
  sealed: Readable;
  /** `AGE-SECRET-KEY-1…` */
  key: string;
  tell: (line: string) => void;
};

export type Restored = { madeAt: string; rows: number; files: number };

/** Throws for a database in which people are: also before it is migrated, which would bring it to another version. */
export const mustBeNew = async (databaseUrl: string): Promise<void> => {
  const client = new Client(connectionTo(databaseUrl));
  await client.connect();
  try {
    const is = async (question: string): Promise<boolean> =>
      (await client.query<{ is: boolean }>(`select ${question} as is`)).rows[0]?.is === true;
    if (!(await is(`to_regclass('users') is not null`)) || !(await is('exists (select from users)'))) return;
  } finally {
    await client.end();
  }
  throw new NotRestored('There are people in this database already. A backup is restored into a new one.');
};

const mustFit = async ({ format, migrations }: Manifest): Promise<void> => {
  if (format === 2)
    throw new NotRestored('It is a base backup: --into names a new folder for the data of PostgreSQL.');
  if (format !== 1) throw new NotRestored(`It is of a format ${format} that this version does not know.`);
  const here = await doneMigrations();
  const last = migrations.at(-1) ?? 'no migration';
  if (here.join() !== migrations.join())
    throw new NotRestored(
      `It was made by a version whose last migration is ${last}, and here it is ${here.at(-1) ?? 'none'}. Restore it with that version, and upgrade afterwards.`,
    );
};

/** Rows come in any order, and were checked when they were written first. */
const open = async (client: Client, tables: readonly TableShape[]): Promise<ForeignKey[]> => {
  const keys = await listForeignKeys();
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  return keys;
};

const close = async (
  client: Client,
  keys: readonly ForeignKey[],
  tables: readonly TableShape[],
): Promise<void> => {
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
};

type Found = { tables: Seal['tables']; files: Record<string, Written> };

const takeSection = async (
  { files, tell }: RestorePlan,
  client: Client,
  tables: ReadonlyMap<string, TableShape>,
  section: Section,
  found: Found,
): Promise<void> => {
  const { name, source } = section;
  const key = fileKeyOf(section);
  if (key !== null) {
    found.files[key] = await putFile(files, key, section);
    return;
  }
  const table = tables.get(name.slice(entry.tables.length));
  if (!name.startsWith(entry.tables) || table === undefined)
    throw new NotRestored(`It has a part that is not known: ${name}.`);
  const rows = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(source), rows);
  found.tables[table.name] = { ...section.written(), rows: rows.rowCount };
  if (rows.rowCount > 0) tell(`${table.name}: ${rows.rowCount} rows`);
};

const load = async (plan: RestorePlan, client: Client): Promise<Restored> => {
  const sections = readArchive(plan.sealed, plan.key);
  const manifest = (await manifestOf(sections)) as Manifest;
  await mustFit(manifest);
  await addQueues(manifest.queues);
  const shapes = await listTables();
  // The columns are in the order in which they were written, which another way to the same schema may have changed.
  const tables = new Map(manifest.tables.map((shape) => [shape.name, shape]));
  const keys = await open(client, shapes);
  const found: Found = { tables: {}, files: {} };
  let seal: Seal | null = null;
  for await (const section of sections) {
    if (section.name === entry.seal) seal = (await textOf(section)) as Seal;
    else await takeSection(plan, client, tables, section, found);
  }
  if (seal === null) throw new NotRestored('Its end is missing.');
  mustBeWhole(seal.tables, found.tables);
  mustBeWhole(seal.files, found.files);
  await setSequences(seal.sequences);
  plan.tell('Checking what refers to what');
  await close(client, keys, shapes);
  return {
    madeAt: manifest.madeAt,
    rows: Object.values(found.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: Object.keys(found.files).length,
  };
};

/**
 * Puts a backup into a new database and its files into their place, all rows in one transaction. Throws NotRestored, and what age
 * says of a key or bytes that are not right.
 */
export const restoreBackup = async (plan: RestorePlan): Promise<Restored> => {
  await mustBeNew(plan.databaseUrl);
  const client = new Client({ ...connectionTo(withoutTimeouts(plan.databaseUrl)), keepAlive: true });
  await client.connect();
  try {
    await client.query('begin');
    const restored = await runOver(client, () => load(plan, client));
    await client.query('commit');
    return restored;
  } finally {
    // What was not committed is taken back.
    await client.end();
  }
};
