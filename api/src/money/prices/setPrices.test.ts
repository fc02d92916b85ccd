import type { Client, RequestBody } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../../people/users/User';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let admin: User;
let client: Client;
beforeAll(async () => {
  admin = await makeUser({ group: 'ADMIN' });
  client = await server.as(admin);
});

const read = async () => (await client.call('getPrices')).data;
const save = async (changes: Partial<RequestBody<'setPrices'>>) =>
  (await client.call('setPrices', { body: { ...(await read()), ...changes } })).data;
const listPrices = async () => (await server.client.call('listPackages')).data.map(({ price }) => price);

test('an installation begins with its prices, and four tiers of bundles', async () => {
  expect(await read()).toMatchObject({
    priceBasic: 120,
    priceStandard: 245,
    priceAdvanced: 360,
    pricePremium: 480,
    quantity1: 3,
    percentOff1: 5,
    quantity4: 20,
    percentOff4: 20,
  });
});

test('a price holds at once, but for a partner that has its own, and is written down', async () => {
  const { slug } = await makePartner({ prices: { '80': 9_900 } });
  await save({ priceBasic: 130.5 });
  expect(await listPrices()).toEqual([130.5, 245, 360, 480]);
  const quote = { package: '80', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false } as const;
  expect((await server.client.call('quotePrice', { body: quote })).data.total).toBe(130.5);
  expect((await server.client.call('quotePrice', { body: { ...quote, slug } })).data.total).toBe(99);
  expect(await lastAudit()).toEqual({
    action: 'prices.save',
    actor_user_id: admin.userId,
    subject_id: 'prices',
    details: { priceBasic: { from: 120, to: 130.5 } },
  });
});

test('nobody pays a price that has changed since it was shown', async () => {
  const payer = await Payer.at(server, { package: '200', cjl: 0 });
  const intentId = await payer.prepare({ amount: 360 });
  server.ports.payments.stripe.authorise(intentId);
  await save({ priceAdvanced: 361 });
  const { status, problem } = await refusalOf(payer.capture(intentId));
  expect([status, problem.code, problem['total']]).toEqual([409, 'order-total-changed', 361]);
  expect(payer.charges()).toEqual([]);
});

test.each([
  ['priceBasic', 0, 'A price cannot be less than $1.00.'],
  ['priceBasic', -5, 'A price cannot be less than $1.00.'],
  ['pricePremium', 10_000.01, 'A price cannot be more than $10,000.00.'],
  ['priceStandard', 99.999, 'Please provide a price in US dollars, with at most two decimals.'],
  ['percentOff2', 91, 'A bundle takes 0 to 90 percent off.'],
  ['quantity1', 1, 'A bundle holds 2 to 100 releases.'],
  ['quantity2', 3, 'Each tier holds more releases than the one before it.'],
  ['percentOff3', 9, 'Each tier takes off at least as much as the one before it.'],
])('%s cannot be %j', async (name, value, message) => {
  const before = await read();
  const { status, problem } = await refusalOf(save({ [name]: value }));
  expect(status).toBe(400);
  expect(problem.fields).toEqual([expect.objectContaining({ pointer: `/${name}`, message })]);
  expect(await read()).toEqual(before);
});

test('tiers change together, and overwrite nothing that somebody else has set meanwhile', async () => {
  const loaded = await read();
  expect(await save({ quantity3: 12, percentOff3: 16 })).toMatchObject({ quantity3: 12, percentOff3: 16 });
  const late = client.call('setPrices', { body: { ...loaded, quantity4: 30 } });
  expect(await refusalOf(late)).toMatchObject({ status: 409, problem: { code: 'settings-stale' } });
  expect(await read()).toMatchObject({ quantity3: 12, quantity4: 20 });
});
