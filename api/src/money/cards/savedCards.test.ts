import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { PaymentRefused } from '../../platform/ports/payments/paymentsPort';
import { makeUser } from '../../testing/factories';
import { makeSavedCard } from '../../testing/makeHoldings';
import { Payer, refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => {
  setClock(null);
  server.ports.payments.stripe.disturb = () => undefined;
});

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

describe('a saved card', () => {
  const headers = () => ({ 'Idempotency-Key': randomUUID() });
  const cart = [{ bundlePackagePriceId: 2 }];
  /** Somebody with a card, a bundle in the cart and a release to pay for. */
  const buyer = async () => {
    const user = await makeUser({ featureOverrides: { hasEnableBundleStorePage: true } });
    const payer = await Payer.at(server, {}, user);
    const { client } = payer;
    await client.call('saveCart', { headers: { 'X-Cart-Version': 0 }, body: cart });
    const ofBundles = async (paymentMethodId: number | null) =>
      (await client.call('createBundleIntent', { headers: headers(), body: { cart, paymentMethodId } })).data;
    const ofRelease = async (paymentMethodId: number | null, at = client) => {
      const { id: distributionId, order } = payer;
      const body = { amount: 600, purpose: 'release' as const, distributionId, order, paymentMethodId };
      return (await at.call('createPaymentIntent', { headers: headers(), body })).data;
    };
    return { user, payer, client, ofBundles, ofRelease };
  };
  const uses = (intentId: string) => server.ports.payments.stripe.uses.get(intentId);
  const paidWith = () =>
    execute<{ card: number | null }>(
      `select payment_method_id as card from payments where state = 'captured' order by payment_id desc limit 1`,
    );

  it('pays for bundles and for a release, and is not saved once more', async () => {
    const { user, payer, client, ofBundles, ofRelease } = await buyer();
    const id = await makeSavedCard(user);
    const told = { customerId: `cus_${user.userId}`, methodId: await methodId(id), keepsCard: false };
    const { stripe } = server.ports.payments;

    const bundles = (await ofBundles(id)).intentId;
    expect(uses(bundles)).toEqual(told);
    stripe.authorise(bundles);
    await client.call('captureBundleIntent', { headers: headers(), body: { cart, paymentIntent: bundles } });
    expect(await paidWith()).toEqual([{ card: id }]);

    const release = (await ofRelease(id)).intentId;
    expect(uses(release)).toEqual(told);
    stripe.authorise(release);
    await payer.capture(release);
    expect(await paidWith()).toEqual([{ card: id }]);
    expect((await client.call('listPaymentMethods')).data.map((card) => card.id)).toEqual([id]);
  });

  it('gives way to a card that is typed after it was declined', async () => {
    const { user, payer, ofRelease } = await buyer();
    const id = await makeSavedCard(user);
    const { intentId } = await ofRelease(id);
    server.ports.payments.stripe.decline(intentId, 'Your card has expired.');
    expect((await refusalOf(payer.capture(intentId))).problem.message).toBe('Your card has expired.');
    expect((await ofRelease(null)).intentId).toBe(intentId);
    expect(uses(intentId)?.methodId).toBeNull();
    server.ports.payments.stripe.authorise(intentId);
    await payer.capture(intentId);
    expect(await paidWith()).toEqual([{ card: null }]);
  });

  it('is refused when it is somebody else’s, removed meanwhile, or unknown to the provider', async () => {
    const { user, client, ofBundles, ofRelease } = await buyer();
    const removed = await makeSavedCard(user);
    await client.call('removePaymentMethod', { path: { id: removed } });
    const missing = { status: 400, problem: { fields: [{ pointer: '/paymentMethodId' }] } };
    for (const id of [await makeSavedCard(await makeUser()), removed]) {
      expect(await refusalOf(ofBundles(id))).toMatchObject(missing);
      expect(await refusalOf(ofRelease(id))).toMatchObject(missing);
    }
    const gone = new PaymentRefused('No such payment method.', false);
    server.ports.payments.stripe.disturb = (step) =>
      step === 'useCard' ? { before: () => Promise.reject(gone) } : undefined;
    expect(await refusalOf(ofRelease(await makeSavedCard(user)))).toMatchObject(missing);
  });

  it('does not pay for who acts for its owner', async () => {
    const { user, ofRelease } = await buyer();
    const id = await makeSavedCard(user);
    const editor = await server.as(await makeUser({ group: 'EDITOR' }));
    const { data } = await editor.call('impersonateUser', {
      path: { id: user.userId },
      query: { force: true },
    });
    const { status, problem } = await refusalOf(ofRelease(id, server.withToken(data.sid)));
    expect([status, problem.code]).toEqual([403, 'not-while-impersonating']);
  });
});
