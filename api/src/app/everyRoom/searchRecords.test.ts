import { beforeAll, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Release } from '../../releases/lifecycle/Release';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makePaidOrder } from '../../testing/paidOrder';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
const owner = { email: 'wren@millpond.example', organization: 'Millpond Instruments' };
let user: Awaited<ReturnType<typeof makeUser>>;
let paid: Release;
let draft: Release;

beforeAll(async () => {
  user = await makeUser(owner);
  paid = await makeRelease(
    user,
    { paid: true, headline: 'Millpond Opens a Second Laboratory' },
    'PendingEditorialReview',
  );
  draft = await makeRelease(user, { headline: 'Millpond Prepares a Third Laboratory' });
});

type Caller = Awaited<ReturnType<typeof server.as>>;

const find = async (caller: Caller, searchText: string) =>
  (await caller.call('searchRecords', { query: { searchText } })).data.map(({ kind, id }) => [kind, id]);

it('finds their own of a customer, drafts too, and nothing of anybody else', async () => {
  const own = await server.as(user);
  const release = ['ownRelease', paid.distributionId];
  const order = ['ownOrder', paid.firstOrderId];
  expect(await find(own, 'laboratory')).toEqual([['ownRelease', draft.distributionId], release]);
  expect(await find(own, `REL-${paid.prwebPressReleaseId}`)).toEqual([release, order]);
  expect(await find(own, String(paid.firstOrderId))).toEqual([order]);
  const stranger = await server.as(await makeUser());
  for (const text of ['laboratory', owner.email, String(paid.firstOrderId)])
    expect(await find(stranger, text)).toEqual([]);
});

it('finds for staff what each group may see, by a name, a number or the code of a payment', async () => {
  const as = async (group: 'ADMIN' | 'FINANCE' | 'VIRTUALPRESSOFFICE') =>
    server.as(await makeUser({ group }));
  const found = { user: ['user', user.userId], order: ['order', paid.firstOrderId] };
  const release = ['release', paid.distributionId];
  const admin = await as('ADMIN');
  expect(await find(admin, 'Millpond')).toEqual([found.user, release, found.order]);
  const { orderId } = await makePaidOrder(server);
  await execute(`update payments set intent_id = 'pi_in_hand' where order_id = $1`, [orderId]);
  expect(await find(admin, 'pi_in_hand')).toEqual([['order', orderId]]);
  expect(await find(await as('FINANCE'), 'Millpond')).toEqual([found.order]);
  expect(await find(await as('VIRTUALPRESSOFFICE'), 'Millpond')).toEqual([]);
  const lines = await admin.call('searchRecords', { query: { searchText: owner.email } });
  expect(lines.data).toContainEqual({
    kind: 'order',
    id: paid.firstOrderId,
    title: `Order ${paid.firstOrderId}`,
    detail: `$360.00, ${owner.email}`,
    at: expect.stringMatching(/Z$/) as string,
    actions: [],
  });
  expect(lines.data.map(({ actions }) => actions)).toEqual([['impersonate'], ['hold'], []]);
});

it('finds nothing by blanks, keeps to five of a kind, and wants a session', async () => {
  const own = await server.as(user);
  expect(await find(own, '   ')).toEqual([]);
  for (const number of [1, 2, 3, 4, 5, 6]) await makeRelease(user, { headline: `Otter ${number}` });
  expect(await find(own, 'otter')).toHaveLength(5);
  const visitor = server.withToken('nobody');
  expect((await refusalOf(visitor.call('searchRecords', { query: { searchText: 'otter' } }))).status).toBe(
    401,
  );
});
