import { expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { addressHash, withholdAddress } from '../journalists/addresses';
import { onList } from '../../testing/onList';
import { Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const makeList = async (name: string, ...addresses: string[]): Promise<number> => {
  const [list] = await execute<{ id: number }>(
    'insert into journalist_lists (category_name) values ($1) returning journalist_list_id as id',
    [name],
  );
  await onList(list?.id ?? 0, ...addresses);
  return list?.id ?? 0;
};
const leave = (address: string) => withholdAddress(addressHash(address), 'unsubscribed', new Date());

test('a list that reaches nobody cannot be chosen; one emptied since stays, named, and is not paid for', async () => {
  const [empty, emptied] = [await makeList('Nobody'), await makeList('Once', 'ada@once.example')];
  const payer = await Payer.at(server);
  const { client, id } = payer;
  const save = async (...ids: number[]) => {
    const { distributionVersion } = await payer.release.reload();
    const cjlSelected = ids.map((list) => ({ id: list }));
    return client.call('saveDraft', {
      body: { package: '200', distributionId: id, distributionVersion, cjlSelected },
    });
  };
  const read = async () => (await client.call('getRelease', { path: { id } })).data.cjlSelected;
  expect((await refusalOf(save(1, empty))).problem.fields).toEqual([
    {
      pointer: '/cjlSelected/1/id',
      rule: 'oneOf',
      message: 'Nobody reaches nobody at present. Please choose another journalist list.',
    },
  ]);
  await save(1, emptied);
  expect(await read()).toMatchObject([{ people: 1 }, { categoryName: 'Once', people: 1 }]);
  const intentId = await payer.authorised();

  await leave('ada@once.example');
  await save(1, emptied);
  expect(await read()).toMatchObject([{ people: 1 }, { categoryName: 'Once', people: 0 }]);
  const named = 'Once reaches nobody any more and is not paid for. Please choose another journalist list.';
  for (const paying of [
    () => client.call('validateRelease', { body: { package: '200', distributionId: id } }),
    () => payer.prepare(),
    () => payer.capture(intentId),
    () => client.call('submitRelease', { path: { id } }),
  ]) {
    const { status, problem } = await refusalOf(paying());
    expect([status, problem.errors]).toEqual([400, expect.arrayContaining([named])]);
  }
  expect(payer.charges()).toEqual([]);
  await save(1);
  await payer.capture(await payer.authorised());
  expect(payer.charges()).toHaveLength(1);
  // What is paid for goes on, whoever leaves a list.
  await leave('reader@lists.example');
  await client.call('validateRelease', { body: { package: '200', distributionId: id } });
});

test('a version is restored without the lists that reach nobody or are gone', async () => {
  const list = await makeList('Going', 'bo@going.example');
  const payer = await Payer.at(server);
  await onList(1, 'ed@lists.example');
  const save = (version: number | null, ids: number[], distributionId: number | null) =>
    payer.client.call('saveDraft', {
      body: {
        package: '360',
        ...(distributionId === null ? {} : { distributionId, distributionVersion: version }),
        cjlSelected: ids.map((id) => ({ id })),
      },
    });
  const { data } = await save(null, [1, list], null);
  const { distributionId: id } = data;
  await save(1, [], id);
  await leave('bo@going.example');
  const { data: restored } = await payer.client.call('restoreReleaseVersion', {
    path: { id, number: 1 },
    body: { distributionVersion: 2 },
  });
  expect(restored.cjlSelected.map(({ id: chosen }) => chosen)).toEqual([1]);
});

test('no more lists are sold than reach somebody', async () => {
  await execute('delete from journalist_list_members where journalist_list_id > 2');
  await onList(1, 'cy@lists.example');
  await onList(2, 'cy@lists.example');
  const payer = await Payer.at(server, { cjl: 2 });
  expect((await refusalOf(payer.prepare({ amount: 840 }))).problem.errors).toEqual([
    'Journalist lists that reach somebody: 1 more at present. Please add no more than that.',
  ]);
  await payer.save({ cjl: 1 });
  await payer.prepare({ order: { ...payer.order, cjl: 1 } });
  const { data } = await payer.client.call('listJournalistLists');
  expect(data.filter(({ people }) => people > 0)).toHaveLength(2);
});
