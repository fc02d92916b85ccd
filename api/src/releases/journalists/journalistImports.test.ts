import type { Client } from '@dispatch/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { addressHash, withholdAddress } from './addresses';
import { lastAudit } from '../../testing/auditOf';
import { makeSession, makeUser } from '../../testing/factories';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let client: Client;
let token: string;
let listId: number;
beforeAll(async () => {
  const admin = await makeUser({ group: 'ADMIN' });
  client = await server.as(admin);
  token = await makeSession(admin);
});
beforeEach(async () => {
  const { data } = await client.call('addJournalistList', { body: { categoryName: crypto.randomUUID() } });
  listId = data.cisionJournalistListId;
});

const header = 'address,name,outlet,topics\n';
const send = async (text: string | Buffer, as = token, id = listId) => {
  const body = new FormData();
  body.append('myFile', new Blob([text as BlobPart], { type: 'text/csv' }), 'people.csv');
  const headers = { Authorization: `Bearer ${as}` };
  const answer = await server.send(`/api/admin/journalistlists/${id}/imports`, {
    method: 'POST',
    body,
    headers,
  });
  return { status: answer.status, answer: (await answer.json()) as { code?: string; state?: string } };
};
const read = async (id = listId) => (await client.call('getJournalistImport', { path: { listId: id } })).data;
const imported = async (text: string | Buffer) => {
  expect(await send(text)).toMatchObject({ status: 202, answer: { state: 'running' } });
  await runJobs(server);
  return read();
};
const listed = async () =>
  (await client.call('listAllJournalistLists', { query: { limit: 200 } })).data.find(
    ({ cisionJournalistListId: id }) => id === listId,
  );
const people = () =>
  execute(
    `select address, name, outlet, topics from journalists join journalist_list_members using (journalist_id)
      where journalist_list_id = $1 order by address`,
    [listId],
  );

test('a file brings its people onto a list; bad rows are named by line; again, it doubles nobody', async () => {
  expect(await read()).toMatchObject({ state: 'none', refusals: [] });
  const file = `${header}Ada@wire.example , Ada  Byron,The Wire,"space, robots"
nobody,No Address,,
bo@wire.example,Bo,,
,,,
ADA@wire.example,Twice,,
short
`;
  const expected = {
    state: 'done',
    progress: 100,
    refused: 4,
    failure: null,
    refusals: [
      { line: 3, why: 'the address is not an e-mail address' },
      { line: 5, why: 'the address is missing' },
      { line: 6, why: 'this address is on an earlier line' },
      { line: 7, why: 'it has 1 cells, and the first line has 4' },
    ],
  };
  expect(await imported(file)).toMatchObject({ ...expected, added: 2, known: 0 });
  expect(await imported(file.replace('The Wire', 'The Daily'))).toMatchObject({
    ...expected,
    added: 0,
    known: 2,
  });
  expect(await people()).toEqual([
    { address: 'Ada@wire.example', name: 'Ada Byron', outlet: 'The Daily', topics: 'space, robots' },
    { address: 'bo@wire.example', name: 'Bo', outlet: '', topics: '' },
  ]);
  expect(await listed()).toMatchObject({ people: 2, unsubscribed: 0, bounced: 0 });
  expect(await lastAudit()).toMatchObject({ action: 'journalistList.import', subject_id: String(listId) });
  expect(server.ports.storage.kept.size).toBe(0);
});

test('a long file is read in parts, and a job that is run again adds nothing', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => `person-${at}@long.example,P,O,T`).join('\n');
  expect(await imported(header + rows)).toMatchObject({ added: 2500, refused: 0 });
  expect(await imported(`${header}${rows}\nnone,,,`.replaceAll(',', ';'))).toMatchObject({
    known: 2500,
    refusals: [{ line: 2502 }],
  });
  expect(await listed()).toMatchObject({ people: 2500 });
});

test('who has unsubscribed stays away, and so does an address that was refused', async () => {
  await imported(`${header}leaves@wire.example,,,\ngone@wire.example,,,\nstays@wire.example,,,`);
  const at = new Date();
  for (let time = 0; time < 2; time += 1) {
    await withholdAddress(addressHash('Leaves@wire.example'), 'unsubscribed', at);
    await withholdAddress(addressHash('gone@wire.example'), 'bounced', at);
  }
  expect(await listed()).toMatchObject({ people: 1, unsubscribed: 1, bounced: 1 });
  const again = await imported(`${header}LEAVES@wire.example,,,\ngone@wire.example,,,`);
  expect(again).toMatchObject({
    added: 0,
    refusals: [
      { line: 2, why: 'this person has unsubscribed' },
      { line: 3, why: 'mails to this address were refused' },
    ],
  });
  expect(await listed()).toMatchObject({ people: 1, unsubscribed: 1, bounced: 1 });
  const left = await execute<{ row: string }>('select j::text as row from journalists j');
  expect(left.map(({ row }) => row).join()).not.toMatch(/leaves@|gone@/i);
});

test.each([
  ['', 400, undefined],
  [
    'a,b\n1,2\n',
    202,
    'The first line must name the columns address, name, outlet, topics. Missing: address, name, outlet, topics.',
  ],
  ['\n\n', 202, 'The file is empty.'],
])('a file %j that is none is refused as a whole', async (text, status, failure) => {
  expect((await send(text)).status).toBe(status);
  await runJobs(server);
  if (failure !== undefined) expect(await read()).toMatchObject({ state: 'failed', failure });
  expect(server.ports.storage.kept.size).toBe(0);
});

test('it is taken from an administrator, one at a time, up to 10 MB, where files are taken', async () => {
  expect((await send(header)).status).toBe(202);
  expect(await send(header)).toMatchObject({ status: 409, answer: { code: 'import-running' } });
  const removal = refusalOf(client.call('removeJournalists', { path: { listId } }));
  expect((await removal).problem.code).toBe('import-running');
  await runJobs(server);
  expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  expect((await send(header, token, 2_000_000_000)).status).toBe(404);
  for (const group of ['EDITOR', 'FINANCE', 'USER'] as const)
    expect((await send(header, await makeSession(await makeUser({ group })))).status).toBe(403);
  expect((await send(header, 'none')).status).toBe(401);
  server.ports.storage.isOpen = false;
  expect(await send(header)).toMatchObject({ status: 404, answer: { code: 'uploads-closed' } });
  server.ports.storage.isOpen = true;
  server.ports.storage.down = true;
  expect((await send(header)).status).toBe(503);
  server.ports.storage.down = false;
  expect(await read()).toMatchObject({ state: 'failed', failure: 'The file could not be stored.' });
});

test('people are taken off a list, and forgotten unless they are on another one', async () => {
  await imported(`${header}one@two-lists.example,,,\nonly@two-lists.example,,,`);
  const first = listId;
  const { data } = await client.call('addJournalistList', { body: { categoryName: 'Another' } });
  listId = data.cisionJournalistListId;
  await imported(`${header}one@two-lists.example,,,`);
  const removed = await client.call('removeJournalists', { path: { listId: first } });
  expect(removed.data).toMatchObject({ cisionJournalistListId: first, people: 0 });
  expect(await read(first)).toMatchObject({ state: 'none' });
  expect(await execute(`select address from journalists where address like '%two-lists%'`)).toEqual([
    { address: 'one@two-lists.example' },
  ]);
  expect(await listed()).toMatchObject({ people: 1 });
});
