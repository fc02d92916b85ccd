import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { importArchive } from './importArchive';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => execute('delete from archived_releases'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const header = 'login,headline,legacy id,public address,release date,amount';

const imported = async (text: string | Buffer) => {
  const path = join(folder, 'archive.csv');
  writeFileSync(path, text);
  const refused: string[] = [];
  const progress: number[] = [];
  const summary = await importArchive(path, {
    onRefused: (line, why) => refused.push(`${line}: ${why}`),
    onProgress: (read) => progress.push(read),
  });
  return { summary, refused, progress };
};

const kept = () =>
  execute<{ login: string; legacy_id: number; headline: string }>(
    'select login, legacy_id, headline from archived_releases order by legacy_id',
  );

it('imports what a spreadsheet writes, and doubles nothing when run again', async () => {
  const user = await makeUser({ email: 'Dana@harbor.example' });
  const text =
    `\uFEFF${header}\r\n` +
    '\r\n' +
    'dana@harbor.example,"Harbor ""Robotics"", opened",7,https://x.example/7,2014-03-18,199\r\n' +
    'DANA@harbor.example,"Two\r\nlines",8,,,0\r\n' +
    'later@harbor.example,Přístav roste,9,,2013-01-01 08:00:00,"1,234.50"\r\n';
  expect((await imported(text)).summary).toEqual({
    read: 3,
    added: 3,
    changed: 0,
    unchanged: 0,
    refused: 0,
    waitingLogins: 1,
  });
  expect(await kept()).toEqual([
    { login: 'dana@harbor.example', legacy_id: 7, headline: 'Harbor "Robotics", opened' },
    { login: 'dana@harbor.example', legacy_id: 8, headline: 'Two lines' },
    { login: 'later@harbor.example', legacy_id: 9, headline: 'Přístav roste' },
  ]);
  const again = await imported(text.replace('roste', 'stojí'));
  expect(again.summary).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
  expect(await kept()).toHaveLength(3);
  await execute(
    `update users set feature_overrides = '{"userShowArchiveReleases": true}' where user_id = $1`,
    [user.userId],
  );
  const { data } = await (await server.as(user)).call('listArchivedReleases');
  expect(data.map(({ c3PRWebPressReleaseId }) => c3PRWebPressReleaseId)).toEqual([7, 8]);
  expect(
    await execute(`select details from audit_log where action = 'archive.import' order by audit_id`),
  ).toEqual([{ details: { added: 3, changed: 0 } }, { details: { added: 0, changed: 1 } }]);
});

it.each([
  ['login', 'other@harbor.example,One,7,https://x.example/7,2014-03-18,199'],
  ['public address', 'dana@harbor.example,One,7,https://x.example/seven,2014-03-18,199'],
  ['release date', 'dana@harbor.example,One,7,https://x.example/7,2014-03-19,199'],
  ['amount', 'dana@harbor.example,One,7,https://x.example/7,2014-03-18,199.50'],
])('brings a kept row up to date when its %s has changed', async (_what, row) => {
  await imported(`${header}\ndana@harbor.example,One,7,https://x.example/7,2014-03-18,199\n`);
  expect((await imported(`${header}\n${row}\n`)).summary).toMatchObject({ added: 0, changed: 1 });
  expect(
    await execute(
      `select concat_ws(',', login, headline, legacy_id, public_url, to_char(release_date at time zone 'UTC', 'YYYY-MM-DD'),
         amount_cents / 100.0) as row from archived_releases`,
    ),
  ).toEqual([{ row: expect.stringContaining(row) as string }]);
});

it('names each bad row by its line, and imports the others', async () => {
  const { summary, refused } = await imported(
    [
      header,
      'a@x.example,"Two',
      'lines",1,,,5',
      'a@x.example,Too few,2',
      '',
      'a@x.example,No number,x,,,5',
      'a@x.example,Good,3,,,5',
      'a@x.example,The same again,3,,,5',
    ].join('\n'),
  );
  expect(refused).toEqual([
    '4: it has 3 cells, and the first line has 6',
    "6: the legacy id 'x' is not a number from 1",
    '8: the legacy id 3 is on line 7 already',
  ]);
  expect(summary).toMatchObject({ read: 5, added: 2, refused: 3 });
  expect((await kept()).map(({ headline }) => headline)).toEqual(['Two lines', 'Good']);
});

it.each([
  ['never closed', '"open,2,,,5\na@x.example,After,3,,,5'],
  ['never closed in a very long file', `"open,2,,,5\n${'a@x.example,After,3,,,5\n'.repeat(90_000)}`],
  ['closed in the middle', '"bad"quote,2,,,5\na@x.example,After,3,,,5'],
])('stops where a quote is %s, and says on which line', async (_how, rest) => {
  const { summary, refused } = await imported(`${header}\na@x.example,Good,1,,,5\na@x.example,${rest}\n`);
  expect(refused).toEqual(['3: its quotes cannot be read, so that nothing from here on was imported']);
  expect(summary.added).toBe(1);
});

it('reads semicolons and tabs, columns in any order, and says when it is not UTF-8', async () => {
  const other = 'Amount;Release_Date;Public Address;LEGACY ID;Headline;Login;Note\n';
  const row = '5;;;4;Eins, zwei;a@x.example;kept elsewhere\n';
  expect((await imported(other + row)).summary.added).toBe(1);
  expect((await imported((other + row).replaceAll(';', '\t'))).summary.unchanged).toBe(1);
  const latin = Buffer.from(`${header}\na@x.example,M\u00fcnchen,5,,,5\n`, 'latin1');
  expect((await imported(latin)).refused).toEqual(['2: the headline has characters that are not UTF-8']);
});

it.each([
  ['', 'The file is empty.'],
  ['a,b\n1,2\n', 'Missing: login, headline, legacy id, public address, release date, amount.'],
  ['login,headline,legacy id,public address,amount\n', 'Missing: release date.'],
])('refuses the file %j as a whole', async (text, why) => {
  await expect(imported(text)).rejects.toThrow(why);
});

it('reads a hundred thousand rows in parts, and tells how far it is', async () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `person-${index % 500}@x.example,"Release, number ${index}",${index + 1},,2015-01-01,99.5`,
  );
  const { summary, progress } = await imported([header, ...rows].join('\r\n'));
  expect(summary).toMatchObject({ read: 100_000, added: 100_000, refused: 0, waitingLogins: 500 });
  expect(progress).toHaveLength(100);
}, 60_000);

it('ends with 1 and says what to do when rows were refused, or the file is not there', () => {
  const program = fileURLToPath(new URL('../../app/importArchive.ts', import.meta.url));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: server.config.databaseUrl },
    });
  const path = join(folder, 'some.csv');
  writeFileSync(path, `${header}\na@x.example,Good,1,,,5\na@x.example,Bad,x,,,5\n`);
  const some = run(path);
  expect(some.stdout).toContain('2 rows read: 1 added, 0 changed, 0 as they were, 1 not imported.');
  expect(some.stderr).toContain("Line 3: the legacy id 'x' is not a number from 1.");
  expect(some.status).toBe(1);
  const missing = run(join(folder, 'missing.csv'));
  expect(missing.stderr).toContain('There is no file');
  expect(missing.status).toBe(1);
  expect(run().stderr).toContain('Which file?');
});
