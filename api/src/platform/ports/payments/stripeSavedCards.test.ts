import { randomUUID } from 'node:crypto';
import { cents } from '@dispatch/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../../testing/stripeStandIn';
import { PaymentRefused, type PaymentsPort } from './paymentsPort';
import type { IntentCards, SavedCards } from './paymentsPort';
import { stripePayments } from './stripePayments';

const secrets = {
  secretKey: 'sk_test_for-tests-only',
  publishableKey: 'pk_test_for-tests-only',
  webhookSecret: 'whsec_for-tests-only',
  scriptUrl: 'http://localhost:1/stripe.js',
};
const amount = cents(110_250);

let standIn: StripeStandIn;
let payments: PaymentsPort;
let saved: SavedCards;
let cards: IntentCards;
beforeAll(async () => {
  standIn = await startStripeStandIn(secrets, 'http://localhost:1/api/webhooks/stripe');
  await standIn.pauseEvents(true);
  payments = stripePayments({ stripe: { ...secrets, apiUrl: standIn.apiUrl } });
  saved = payments.savedCards as SavedCards;
  cards = saved.ofIntents as IntentCards;
});
afterAll(() => standIn.stop());

const intentOf = () =>
  payments.createIntent(
    { paymentId: 7, reference: randomUUID(), distributionId: 43, userId: 12, purpose: 'release' },
    amount,
    randomUUID(),
  );

const kept = async (card: string) => {
  const customerId = await cards.createCustomer(12, randomUUID());
  const { id, clientSecret } = await intentOf();
  await cards.useCard(id, { customerId, methodId: null, keepsCard: true }, randomUUID());
  await standIn.confirm(id, clientSecret, card);
  if (card !== '4242424242424242') await standIn.answerChallenge(id, clientSecret, 'complete');
  return { customerId, keptCard: (await payments.retrieveIntent(id))?.keptCard };
};

/** A later payment with a kept card, while nobody is there. */
const chargeLater = async (customerId: string, methodId: string) => {
  const { id } = await intentOf();
  await cards.useCard(id, { customerId, methodId, keepsCard: false }, randomUUID());
  return cards.authorise(id, methodId, randomUUID());
};

it('keeps a card when that was asked for, and charges it later', async () => {
  const { customerId, keptCard } = await kept('4242424242424242');
  expect(keptCard).toMatchObject({ brand: 'Visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2040 });
  const later = await chargeLater(customerId, keptCard?.methodId ?? '');
  expect(later).toMatchObject({ status: 'authorised', amount });
  expect(later.keptCard).toBeUndefined();
});

it('keeps nothing when the wish is taken back', async () => {
  const customerId = await cards.createCustomer(12, randomUUID());
  const { id, clientSecret } = await intentOf();
  await cards.useCard(id, { customerId, methodId: null, keepsCard: true }, randomUUID());
  await cards.useCard(id, { customerId, methodId: null, keepsCard: false }, randomUUID());
  await standIn.confirm(id, clientSecret, '4242424242424242');
  expect((await payments.retrieveIntent(id))?.keptCard).toBeUndefined();
});

it('is refused where the bank asks for somebody, and by another account', async () => {
  const { customerId, keptCard } = await kept('4000002760003184');
  const methodId = keptCard?.methodId ?? '';
  await expect(chargeLater(customerId, methodId)).rejects.toMatchObject({ forPeople: true });
  const other = await cards.createCustomer(13, randomUUID());
  await expect(chargeLater(other, methodId)).rejects.toThrow(PaymentRefused);
});

it('charges nothing that was removed, alone or with its account, and removes it twice', async () => {
  const { customerId, keptCard } = await kept('4242424242424242');
  const other = await kept('4242424242424242');
  for (let time = 0; time < 2; time += 1) {
    await saved.removeCard(keptCard?.methodId ?? '');
    await cards.removeCustomer(other.customerId);
  }
  await expect(chargeLater(customerId, keptCard?.methodId ?? '')).rejects.toThrow(PaymentRefused);
  await expect(chargeLater(other.customerId, other.keptCard?.methodId ?? '')).rejects.toThrow(PaymentRefused);
});

it('keeps a card without a payment once its bank has asked the holder, and none that the holder denies', async () => {
  const customerId = await cards.createCustomer(12, randomUUID());
  const waiting = async () => {
    const { id, clientSecret } = await cards.beginSetup(customerId, randomUUID());
    expect(await standIn.confirm(id, clientSecret, '4000002760003184')).toBe('requires_action');
    return { id, clientSecret };
  };
  const [agreed, denied, left] = [await waiting(), await waiting(), await waiting()];
  await standIn.answerChallenge(agreed.id, agreed.clientSecret, 'complete');
  await standIn.answerChallenge(denied.id, denied.clientSecret, 'fail');
  for (const { id } of [denied, left]) expect(await saved.endSetup({ reference: id, customerId })).toBeNull();
  expect(await saved.endSetup({ reference: agreed.id, customerId })).toMatchObject({ lastFour: '3184' });
});

it('keeps a card without a payment, for its account alone, until the setup has ended', async () => {
  const customerId = await cards.createCustomer(12, randomUUID());
  const begin = () => cards.beginSetup(customerId, randomUUID());
  const [done, left] = [await begin(), await begin()];
  expect(await standIn.confirm(done.id, done.clientSecret, '4242424242424242')).toBe('succeeded');
  expect(await saved.endSetup({ reference: done.id, customerId: 'cus_other' })).toBeNull();
  const kept = await saved.endSetup({ reference: done.id, customerId });
  expect(kept).toMatchObject({ brand: 'Visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2040 });
  expect((await chargeLater(customerId, kept?.methodId ?? '')).status).toBe('authorised');
  await saved.removeCard(kept?.methodId ?? '');
  expect(await saved.endSetup({ reference: done.id, customerId })).toBeNull();
  expect(await saved.endSetup({ reference: left.id, customerId })).toBeNull();
  expect(await standIn.confirm(left.id, left.clientSecret, '4242424242424242')).toContain('canceled');
  expect(await saved.endSetup({ reference: 'seti_1', customerId })).toBeNull();
});
