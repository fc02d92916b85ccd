import type { Client } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let client: Client;
let customer: Client;
beforeAll(async () => {
  client = await server.as(await makeUser({ group: 'ADMIN' }));
  customer = await server.as(await makeUser());
});

const add = async (categoryName: string) =>
  (await client.call('addJournalistList', { body: { categoryName } })).data;
const save = async (listId: number, body: { categoryName?: string; isActive?: boolean }) =>
  (await client.call('saveJournalistList', { path: { listId }, body })).data;
const all = async (searchText?: string) =>
  (await client.call('listAllJournalistLists', { query: { searchText } })).data;
const chosenFrom = async () =>
  (await customer.call('listJournalistLists')).data.map(({ categoryName }) => categoryName);

test('a list that is added can be chosen; it gets another name, and is no longer offered but never gone', async () => {
  const { cisionJournalistListId: id } = await add(' Space Travel ');
  expect(await chosenFrom()).toContain('Space Travel');
  await save(id, { categoryName: 'Submarine' });
  expect(await lastAudit()).toMatchObject({
    action: 'journalistList.save',
    subject_id: String(id),
    details: { categoryName: { from: 'Space Travel', to: 'Submarine' } },
  });
  const figures = { people: 0, unsubscribed: 0, bounced: 0 };
  const inactive = { cisionJournalistListId: id, categoryName: 'Submarine', isActive: false, ...figures };
  expect(await save(id, { isActive: false })).toEqual(inactive);
  expect(await chosenFrom()).not.toContain('Submarine');
  expect(await all('submarine')).toEqual([inactive]);
  await save(id, { isActive: true });
  expect(await chosenFrom()).toContain('Submarine');
});

test('no two lists have one name, in whatever capitals', async () => {
  const { cisionJournalistListId: id } = await add('Deep Sea');
  for (const naming of [() => add('AGRICULTURE'), () => save(id, { categoryName: 'agriculture' })]) {
    expect(await refusalOf(naming())).toMatchObject({
      status: 409,
      problem: { code: 'list-name-taken', fields: [{ pointer: '/categoryName' }] },
    });
  }
  expect(await all('deep')).toHaveLength(1);
});

test('a name is needed, and no markup; a list that is not there is not found', async () => {
  const { cisionJournalistListId: id } = await add('Caves');
  for (const name of ['', '  ', '<b>Bold</b>', 'x'.repeat(101)]) {
    expect((await refusalOf(add(name))).status).toBe(400);
    expect((await refusalOf(save(id, { categoryName: name }))).status).toBe(400);
  }
  expect((await refusalOf(save(2_000_000_000, { isActive: false }))).status).toBe(404);
});

test('the lists come as a file, those that match the search', async () => {
  const { cisionJournalistListId: id } = await add('=Formula');
  await save(id, { isActive: false });
  const { file } = await client.download('exportJournalistLists', { query: { searchText: '=form' } });
  expect((await file.text()).split('\r\n').slice(-2)).toEqual([`${id},'=Formula,False,0,0,0`, '']);
});
