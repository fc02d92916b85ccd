import { afterEach, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeLot } from '../../testing/makeHoldings';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => setClock(null));

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);

const customer = async () => {
  const user = await makeUser();
  return { user, client: await server.as(user) };
};

it('lists the packages in their order, in each the lot first that expires first', async () => {
  const { user, client } = await customer();
  const [soon, late, never] = [inDays(10), inDays(300), inDays(200)];
  await makeLot(user, { package: '360', quantity: 3, expires: never });
  await makeLot(user, { package: '140', quantity: 5, used: 1, expires: late });
  await makeLot(user, { package: '140', quantity: 2, expires: soon });
  await makeLot(await makeUser(), { package: '200', quantity: 9, expires: late });
  const { data, headers } = await client.call('listMyBundles');
  expect(data).toEqual([
    {
      packageId: '140',
      name: 'Standard',
      quantity: 6,
      bundles: [
        { packageId: '140', quantity: 2, expirationDate: soon.toISOString() },
        { packageId: '140', quantity: 4, expirationDate: late.toISOString() },
      ],
    },
    {
      packageId: '360',
      name: 'Premium',
      quantity: 3,
      bundles: [{ packageId: '360', quantity: 3, expirationDate: never.toISOString() }],
    },
  ]);
  expect(headers.get('x-total-count')).toBe('2');
});

it('shows what has expired and what is used up, and does not count it', async () => {
  const { user, client } = await customer();
  await makeLot(user, { package: '200', quantity: 4, expires: new Date(Date.now() - 60_000) });
  await makeLot(user, { package: '200', quantity: 3, used: 3, expires: inDays(5) });
  const [advanced] = (await client.call('listMyBundles')).data;
  expect(advanced?.quantity).toBe(0);
  expect(advanced?.bundles.map(({ quantity }) => quantity)).toEqual([4, 0]);
});

it('counts a lot up to and with its last moment', async () => {
  const { user, client } = await customer();
  const last = inDays(0.02);
  await makeLot(user, { package: '80', quantity: 2, expires: last });
  const left = async (moment: Date): Promise<number | undefined> => {
    setClock(moment);
    return (await client.call('listMyBundles')).data[0]?.quantity;
  };
  expect(await left(last)).toBe(2);
  expect(await left(new Date(last.getTime() + 1))).toBe(0);
});

it('shows first what can still be used when there are more lots than an answer holds', async () => {
  const { user, client } = await customer();
  await execute(
    `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date)
     select $1, '140', 1, 1, timestamptz '2015-01-01', timestamptz '2016-01-01' + n * interval '1 day'
     from generate_series(1, 250) n`,
    [user.userId],
  );
  const expires = inDays(40);
  await makeLot(user, { package: '140', quantity: 7, expires });
  const [standard] = (await client.call('listMyBundles')).data;
  expect(standard?.quantity).toBe(7);
  expect(standard?.bundles).toHaveLength(200);
  expect(standard?.bundles.at(-1)).toEqual({
    packageId: '140',
    quantity: 7,
    expirationDate: expires.toISOString(),
  });
});

it('turns pages, has an empty list for others, and nothing without a session', async () => {
  const { user, client } = await customer();
  for (const id of ['80', '140', '200'] as const)
    await makeLot(user, { package: id, quantity: 1, expires: inDays(9) });
  const second = await client.call('listMyBundles', { query: { pageNumber: 2, limit: 2 } });
  expect(second.data.map(({ packageId }) => packageId)).toEqual(['200']);
  expect(second.headers.get('x-total-count')).toBe('3');
  const other = await customer();
  expect((await other.client.call('listMyBundles')).data).toEqual([]);
  await expect(server.client.call('listMyBundles')).rejects.toMatchObject({ status: 401 });
  await expect(client.call('listMyBundles', { query: { limit: 0 } })).rejects.toMatchObject({ status: 400 });
});
