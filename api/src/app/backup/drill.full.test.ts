import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { folderStorage } from '../../platform/ports/storage/folderStorage';
import { now } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { createTestDatabase, emptyPool, type TestDatabase } from '../../testing/testDatabase';
import { tableDigests } from '../../testing/tableDigests';
import { useTestServer } from '../../testing/useTestServer';
import { makeBackup } from './makeBackup';
import { restoreBackup } from './restoreBackup';
import { NotRestored } from './wholeArchive';

// The drill: a backup under writes, everything destroyed, all of it back. `npm run drill` prints its figures.

const server = useTestServer({}, 'cold');
let folder: string;
const others: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dispatch-drill-'));
});
afterAll(async () => {
  for (const database of others) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

/** What keeps the rows right: keys, checks and triggers that are on. */
const rules = async (client: Client): Promise<unknown> =>
  (
    await client.query(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
       union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
       order by 1, 2, 3`,
    )
  ).rows;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const whole = async (storage: ReturnType<typeof folderStorage>, name: string): Promise<Buffer> =>
  buffer((await storage.open(name)) ?? Readable.from([]));

/** Drafts saved and files put until it is stopped; answers how many of both. */
const keepWriting = async (storage: ReturnType<typeof folderStorage>) => {
  // Each may save so often.
  const clients = await Promise.all(Array.from({ length: 20 }, async () => server.as(await makeUser())));
  let [isStopped, count] = [false, 0];
  const writing = (async () => {
    while (!isStopped) {
      await clients[count % clients.length]?.call('saveDraft', {
        body: { package: '200', headline: `Written meanwhile ${count}` },
      });
      await storage.put(`later/${count}`, randomBytes(1000), 'image/png');
      count += 1;
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await writing;
      return count;
    },
  };
};

test(
  'all that was there at one moment comes back, row by row and file by file',
  { timeout: 300_000 },
  async () => {
    const key = await generateIdentity();
    const recipient = await identityToRecipient(key);
    const files = folderStorage(join(folder, 'files'));
    const safe = folderStorage(join(folder, 'backups'));
    const databaseUrl = server.config.databaseUrl;

    await execute(`select jobs.create_queue('of-the-queue-itself', '{"policy": "standard"}')`);
    await execute(`insert into jobs.job (name, data) values ('of-the-queue-itself', '{}')`);
    for (let person = 0; person < 40; person += 1) await makeUser();
    const text = `'Zeile\\t' || n || E'\\n\\\\N "zwei" \\u2603'`;
    await execute(
      `insert into audit_log (actor, action, subject_type, subject_id, details)
      select 'operator', 'settings.save', 'settings', n::text, jsonb_build_object('text', ${text}) from generate_series(1, 60000) n`,
    );
    const planted = new Map(Array.from({ length: 120 }, (_, at) => [`ab/${at}`, randomBytes(at * 800)]));
    planted.set('large/9mb', randomBytes(9 * 1024 * 1024)).set('large/empty', Buffer.alloc(0));
    for (const [name, bytes] of planted) await files.put(name, bytes, 'image/png');

    const witness = await connected(databaseUrl);
    await witness.query('begin isolation level repeatable read');
    const { rows } = await witness.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const writers = await keepWriting(files);
    const began = performance.now();
    const made = await makeBackup({
      databaseUrl,
      files,
      to: safe,
      name: 'drill.age',
      recipient,
      now: now(),
      tell: () => undefined,
      ...(rows[0] === undefined ? {} : { snapshot: rows[0].snapshot }),
    });
    const backedUp = performance.now();
    const written = await writers.stop();
    expect(written).toBeGreaterThan(10);
    const wanted = await tableDigests(witness);
    const wantedRules = await rules(witness);
    await witness.end();

    await execute('drop table users, orders, audit_log cascade');
    await rm(join(folder, 'files'), { recursive: true });

    const sealed = await whole(safe, 'drill.age');
    const database = await createTestDatabase();
    others.push(database);
    const restore = (bytes: Buffer, by = key, url = database.url) =>
      restoreBackup({
        databaseUrl: url,
        files,
        sealed: Readable.from([bytes]),
        key: by,
        tell: () => undefined,
      });
    const reader = await connected(database.url);
    const empty = await tableDigests(reader);

    // Of what is not whole nothing is taken.
    const changed = Buffer.from(sealed);
    changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 1;
    for (const [bytes, by] of [
      [changed, key],
      [sealed.subarray(0, sealed.length - 70_000), key],
      [sealed, await generateIdentity()],
      [Buffer.from('no backup'), key],
    ] as const)
      await expect(restore(bytes, by)).rejects.toThrow();
    expect(await tableDigests(reader)).toEqual(empty);
    await reader.query(`insert into migrations (name) values ('9999-of-a-newer-version')`);
    await expect(restore(sealed)).rejects.toThrow('Restore it with that version, and upgrade afterwards.');
    await reader.query(`delete from migrations where name like '9999%'`);
    await rm(join(folder, 'files'), { recursive: true, force: true });

    const again = performance.now();
    const restored = await restore(sealed);
    const ended = performance.now();
    expect(await tableDigests(reader)).toEqual(wanted);
    expect(await rules(reader)).toEqual(wantedRules);
    for (const [name, bytes] of planted) expect(hashOf(await whole(files, name)), name).toBe(hashOf(bytes));
    expect(restored).toMatchObject({ rows: made.rows, files: made.files });
    await emptyPool();
    // Who comes next gets a number that nobody has.
    expect((await makeUser()).userId).toBeGreaterThan(41);
    await expect(restore(sealed)).rejects.toBeInstanceOf(NotRestored);
    await reader.end();

    const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
    process.stdout.write(
      `${made.rows} rows of ${made.tables} tables and ${made.files} files (${(made.bytes / 1e6).toFixed(0)} MB, sealed ${(sealed.length / 1e6).toFixed(0)} MB): ` +
        `backed up in ${seconds(began, backedUp)} under ${written} saves and files, restored in ${seconds(again, ended)}; 0 rows and 0 files differ.\n`,
    );
  },
);
