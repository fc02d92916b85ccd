import { expect, it } from 'vitest';
import { makeUser } from '../../../testing/factories';
import { useTestServer } from '../../../testing/useTestServer';

const server = useTestServer();

const person = async (group: 'EDITOR' | 'ADMIN' | 'FINANCE' | 'USER') => server.as(await makeUser({ group }));
const desk = { path: { kind: 'release' as const } };
const named = (name: string, query = '', more = {}) => ({ ...desk, body: { name, query, ...more } });
const refusal = (status: number, code: string) => ({ status, problem: { code } });

it('is saved by a name, replaced when asked, renamed and deleted by whose it is alone', async () => {
  const [ruth, noor] = [await person('EDITOR'), await person('EDITOR')];
  await ruth.call('saveFilter', named(' Due first ', 'view=mine&sort=dueDate'));
  // A second press on Save.
  await ruth.call('saveFilter', named('Due first', 'view=mine&sort=dueDate'));
  await expect(ruth.call('saveFilter', named('due FIRST', 'search=pier'))).rejects.toMatchObject({
    status: 409,
    problem: { code: 'saved-filter-taken', message: "You have a filter named 'Due first' already." },
  });
  const { data } = await ruth.call('saveFilter', named('due FIRST', 'search=pier', { replaces: true }));
  expect(data).toEqual([{ savedFilterId: data[0]?.savedFilterId, name: 'due FIRST', query: 'search=pier' }]);
  const id = data[0]?.savedFilterId ?? 0;
  const one = { path: { ...desk.path, id } };
  await ruth.call('saveFilter', named('Another'));
  const renamed = (name: string) => ({ ...one, body: { name } });
  await expect(ruth.call('renameFilter', renamed('ANOTHER'))).rejects.toMatchObject(
    refusal(409, 'saved-filter-taken'),
  );
  expect((await ruth.call('renameFilter', renamed('Pier'))).data.map(({ name }) => name)).toEqual([
    'Another',
    'Pier',
  ]);
  const missing = refusal(404, 'not-found');
  await expect(noor.call('renameFilter', renamed('Mine'))).rejects.toMatchObject(missing);
  await expect(noor.call('deleteFilter', one)).rejects.toMatchObject(missing);
  // It is of the desk, and of no other list.
  await expect(ruth.call('deleteFilter', { path: { kind: 'order', id } })).rejects.toMatchObject(missing);
  expect((await noor.call('listSavedFilters', desk)).data).toEqual([]);
  expect((await ruth.call('deleteFilter', one)).data).toHaveLength(1);
  await expect(ruth.call('deleteFilter', one)).rejects.toMatchObject(missing);
});

it('is there for whom its list is open to, thirty a list, of the query of an address', async () => {
  const [finance, admin] = [await person('FINANCE'), await person('ADMIN')];
  await expect(finance.call('listSavedFilters', desk)).rejects.toMatchObject(refusal(403, 'not-allowed'));
  await expect(finance.call('saveFilter', named('Mine'))).rejects.toMatchObject(refusal(403, 'not-allowed'));
  await expect((await person('USER')).call('listSavedFilters', desk)).rejects.toMatchObject({ status: 403 });
  expect((await finance.call('listSavedFilters', { path: { kind: 'order' } })).data).toEqual([]);
  for (const body of [{ name: ' ' }, { name: '<b>x</b>' }, { name: 'x', query: 'javascript:alert(1)' }])
    await expect(admin.call('saveFilter', { ...desk, body })).rejects.toMatchObject({ status: 400 });
  for (let count = 0; count < 30; count += 1) await admin.call('saveFilter', named(`Filter ${count}`));
  await expect(admin.call('saveFilter', named('Filter 30'))).rejects.toMatchObject(
    refusal(409, 'saved-filters-full'),
  );
  await admin.call('saveFilter', named('Filter 7', 'search=pier', { replaces: true }));
});

it('belongs to who sits there, also while they act for a colleague', async () => {
  const [boss, ruth] = [await makeUser({ group: 'ADMIN' }), await makeUser({ group: 'EDITOR' })];
  await (await server.as(ruth)).call('saveFilter', named('Of Ruth'));
  const { data: acted } = await (
    await server.as(boss)
  ).call('impersonateUser', {
    path: { id: ruth.userId },
    query: { force: true },
  });
  const acting = server.withToken(acted.sid);
  expect((await acting.call('saveFilter', named('Of Ada'))).data).toMatchObject([{ name: 'Of Ada' }]);
  expect((await (await server.as(boss)).call('listSavedFilters', desk)).data).toHaveLength(1);
});
