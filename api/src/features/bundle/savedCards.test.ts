import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { setClock } from '../../clock';
import { execute } from '../../database/database';
import { makeUser } from '../../testing/factories';
import { makeSavedCard } from '../../testing/makeHoldings';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => setClock(null));

const customer = async () => {
  const user = await makeUser();
  return { user, client: await server.as(user) };
};
const methodId = async (id: number): Promise<string | undefined> => {
  const rows = await execute<{ method_id: string }>(
    'select method_id from payment_methods where payment_method_id = $1',
    [id],
  );
  return rows[0]?.method_id;
};

it('lists the own cards, the last saved first, by brand, last four and expiration alone', async () => {
  const { user, client } = await customer();
  const [old, fresh] = [await makeSavedCard(user, { expiryYear: 2020 }), await makeSavedCard(user)];
  await makeSavedCard(await makeUser());
  const { data } = await client.call('listPaymentMethods');
  expect(data).toEqual([
    {
      id: fresh,
      provider: 'stripe',
      name: null,
      brand: 'Visa',
      lastFour: '4242',
      expiration: '08/90',
      isExpired: false,
      renewsSubscription: false,
      savedAt: expect.any(String) as string,
    },
    expect.objectContaining({ id: old, expiration: '08/20', isExpired: true }),
  ]);
});

it('removes an own card here and at the provider, and nobody else’s', async () => {
  const { user, client } = await customer();
  const id = await makeSavedCard(user);
  const atProvider = await methodId(id);
  const stranger = await customer();
  await expect(stranger.client.call('removePaymentMethod', { path: { id } })).rejects.toMatchObject({
    status: 404,
  });
  await client.call('removePaymentMethod', { path: { id } });
  expect((await client.call('listPaymentMethods')).data).toEqual([]);
  await expect(client.call('removePaymentMethod', { path: { id } })).rejects.toMatchObject({ status: 404 });
  await runJobs(server);
  expect(server.ports.payments.stripe.removed).toEqual([atProvider]);
});

it('has the provider remove the cards of a deleted account', async () => {
  const { user, client } = await customer();
  const id = await makeSavedCard(user);
  await client.call('deleteAccount', { body: { oktaLogin: user.oktaLogin } });
  expect(await methodId(id)).toBeUndefined();
  await runJobs(server);
  expect(server.ports.payments.stripe.removed).toContain(`cus_${user.userId}`);
});

it('is not for staff who acts for somebody, nor without a session', async () => {
  const { user } = await customer();
  const id = await makeSavedCard(user);
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  const { data } = await editor.call('impersonateUser', {
    path: { id: user.userId },
    query: { force: true },
  });
  const acting = server.withToken(data.sid);
  for (const refused of [
    acting.call('listPaymentMethods'),
    acting.call('removePaymentMethod', { path: { id } }),
    acting.call('beginCardSetup', { headers: { 'Idempotency-Key': randomUUID() } }),
    acting.call('savePaymentMethod', { body: { setupIntentId: 'seti_1' } }),
  ]) {
    await expect(refused).rejects.toMatchObject({
      status: 403,
      problem: { code: 'not-while-impersonating' },
    });
  }
  await expect(server.client.call('listPaymentMethods')).rejects.toMatchObject({ status: 401 });
  expect(await methodId(id)).toBeDefined();
});

const setup = (client: Awaited<ReturnType<typeof customer>>['client']) =>
  client.call('beginCardSetup', { headers: { 'Idempotency-Key': randomUUID() } });

it('saves a card without a payment, once it is kept, for its owner alone', async () => {
  const { stripe } = server.ports.payments;
  const [{ client }, stranger] = [await customer(), await customer()];
  const { setupIntentId } = (await setup(client)).data;
  const body = { setupIntentId };
  const save = (by = client) => by.call('savePaymentMethod', { body });
  await expect(save()).rejects.toMatchObject({ status: 404 });
  stripe.keep(setupIntentId);
  await expect(save(stranger.client)).rejects.toMatchObject({ status: 404 });
  const { data } = await save();
  expect(data).toMatchObject({ provider: 'stripe', brand: 'Visa', lastFour: '4242', isExpired: false });
  expect((await save()).data).toEqual(data);
  expect((await client.call('listPaymentMethods')).data).toEqual([data]);
});

it('removes a card that the browser has had kept and never saved', async () => {
  const { stripe } = server.ports.payments;
  const { client } = await customer();
  const [saved, left] = [(await setup(client)).data, (await setup(client)).data];
  const [keeps, goes] = [saved, left].map(({ setupIntentId }) => stripe.keep(setupIntentId).methodId);
  await client.call('savePaymentMethod', { body: { setupIntentId: saved.setupIntentId } });
  await runJobs(server, { early: true });
  expect(stripe.removed).toContain(goes);
  expect(stripe.removed).not.toContain(keeps);
});
