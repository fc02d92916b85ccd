import { now } from '../../platform/settings/clock';
import { priceRelease, startingPrices } from '@dispatch/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUniqueViolation } from '../../platform/database/sqlState';
import { inTransaction } from '../../platform/database/database';
import { Payment } from './Payment';
import { makeUser } from '../../testing/factories';
import { makePayableRelease } from '../../testing/payer';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { noDiscounts } from '../discounts/discounts';
import { advance, livePayment, startPayment } from './paymentRows';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const contents = {
  package: '200',
  cjl: 0,
  hasCisionSocialPost: false,
  priorityReleaseEnabled: false,
} as const;

const sources = { bundleLotId: null, universalCouponId: null, userCouponId: null, userCouponCents: null };

const started = async () => {
  const user = await makeUser();
  const { distributionId } = await makePayableRelease(user);
  const quote = priceRelease(startingPrices['200'], contents);
  const start = () =>
    startPayment(
      { userId: user.userId, distributionId, purpose: 'release', provider: 'stripe' },
      { contents, asked: noDiscounts, quote, sources, refusal: null, now: now() },
    );
  return { start, distributionId, payment: await start() };
};

it('changes a payment that is as it was read, and none that has moved on', async () => {
  const { payment } = await started();
  const [mine, theirs] = [await payment.reload(), await Payment.findByPk(payment.paymentId)];
  if (theirs === null) throw new Error('The payment is gone.');
  const changed = await advance(theirs, { state: 'canceling' });
  expect(changed?.state).toBe('canceling');
  expect(await advance(mine, { state: 'preparing' })).toBeNull();
  expect((await payment.reload()).state).toBe('canceling');
});

it('keeps a second payment away until the first one is over', async () => {
  const { payment, start, distributionId } = await started();
  const live = () => inTransaction(() => livePayment({ userId: payment.userId, distributionId }, 'release'));
  const refused = await start().catch((error: unknown) => error);
  expect(isUniqueViolation(refused, 'payments_one_live')).toBe(true);
  const canceling = await advance(payment, { state: 'canceling' });
  expect((await live())?.paymentId).toBe(payment.paymentId);
  expect(isUniqueViolation(await start().catch((error: unknown) => error), 'payments_one_live')).toBe(true);
  if (canceling !== null) await advance(canceling, { state: 'canceled' });
  expect(await live()).toBeNull();
  const { paymentId } = await start();
  expect((await live())?.paymentId).toBe(paymentId);
});
