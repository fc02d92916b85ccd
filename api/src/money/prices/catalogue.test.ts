import { expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

test('everybody sees the list prices, cheapest first', async () => {
  const { data } = await server.client.call('listPackages');
  expect(data).toEqual([
    { packageId: '80', name: 'Basic', price: 120 },
    { packageId: '140', name: 'Standard', price: 245 },
    { packageId: '200', name: 'Advanced', price: 360 },
    { packageId: '360', name: 'Premium', price: 480 },
  ]);
});

test('a customer of a partner sees its prices, cheapest first, and the list price where it has none', async () => {
  const { partnerId } = await makePartner({ prices: { '200': 5_000, '80': 9_999 } });
  const client = await server.as(await makeUser({ partnerId }));
  const { data } = await client.call('listPackages');
  expect(data.map(({ name, price }) => [name, price])).toEqual([
    ['Advanced', 50],
    ['Basic', 99.99],
    ['Standard', 245],
    ['Premium', 480],
  ]);
});

test('a signed-in user sees the active journalist lists by name', async () => {
  const client = await server.as(await makeUser());
  await execute(`update journalist_lists set is_active = false where category_name = 'Agriculture'`);
  const { data } = await client.call('listJournalistLists');
  const names = data.map(({ categoryName }) => categoryName);
  expect(names).toContain('Aerospace and Defense');
  expect(names).not.toContain('Agriculture');
  expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
  expect(names.length).toBeGreaterThan(55);
});

test('the journalist lists come in pages that say how many there are', async () => {
  const client = await server.as(await makeUser());
  const all = await client.call('listJournalistLists');
  const second = await client.call('listJournalistLists', { query: { pageNumber: 2, limit: 10 } });
  expect(second.data).toEqual(all.data.slice(10, 20));
  expect(second.headers.get('X-Total-Count')).toBe(String(all.data.length));
});

test("a user's own switches replace the installation's, and nothing else gets in", async () => {
  const plain = await server.as(await makeUser());
  const special = await server.as(
    await makeUser({
      featureOverrides: {
        hasEnableBackToDraft: true,
        userHasStripeApi: 'no',
        colour: true,
      },
    }),
  );
  const before = (await plain.call('getFeatures')).data;
  expect(before).toMatchObject({
    hasEnableBackToDraft: false,
    userHasStripeApi: true,
    sessionTimeout: '600,60',
  });
  expect((await special.call('getFeatures')).data).toEqual({ ...before, hasEnableBackToDraft: true });
});

test('everybody sees the public switches', async () => {
  expect((await server.client.call('getPublicFeatures')).data).toEqual({ redirectCountDown: 10 });
});
