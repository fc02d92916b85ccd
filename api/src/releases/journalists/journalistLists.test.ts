import type { Client } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { onList } from '../../testing/onList';
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
  for (const naming of [
    () => add('AGRICULTURE'),
    () => add('Agriculture'),
    () => add('Deep Sea'),
    () => save(id, { categoryName: 'agriculture' }),
    () => save(id, { categoryName: 'Agriculture' }),
  ]) {
    expect(await refusalOf(naming())).toMatchObject({
      status: 409,
      problem: { code: 'list-name-taken', fields: [{ pointer: '/categoryName' }] },
    });
  }
  expect(await all('deep')).toHaveLength(1);
});

test('a list that no release names is deleted with who is on no other one; one that is named stays', async () => {
  const { cisionJournalistListId: id } = await add('Deleted Soon');
  await onList(id, 'only@deleted.example', 'reader@lists.example');
  const { distributionId } = await makeRelease(await makeUser(), { cjlSelected: [1, id] });
  const remove = () => client.call('deleteJournalistList', { path: { listId: id } });
  expect(await refusalOf(remove())).toMatchObject({
    status: 409,
    problem: { code: 'list-in-use', message: expect.stringContaining('name this list: 1.') as string },
  });
  expect(await all('Deleted Soon')).toMatchObject([{ people: 2 }]);
  await execute('update releases set cjl_selected = $2 where distribution_id = $1', [distributionId, [1]]);
  await remove();
  expect(await all('Deleted Soon')).toEqual([]);
  expect(await lastAudit()).toMatchObject({ action: 'journalistList.delete', subject_id: String(id) });
  const left = await execute<{ address: string }>('select address from journalists');
  expect(left.map(({ address }) => address)).toContain('reader@lists.example');
  expect(left.map(({ address }) => address)).not.toContain('only@deleted.example');
  expect((await refusalOf(remove())).status).toBe(404);
});

test('the lists come as a file, those that match the search', async () => {
  const { cisionJournalistListId: id } = await add('=Formula');
  await save(id, { isActive: false });
  const { file } = await client.download('exportJournalistLists', { query: { searchText: '=form' } });
  expect((await file.text()).split('\r\n').slice(-2)).toEqual([`${id},'=Formula,False,0,0,0`, '']);
});
