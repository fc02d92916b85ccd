import { randomUUID } from 'node:crypto';
import type { User } from '../../people/users/User';
import { makeLot, makeUniversalCoupon, makeUserCoupon } from '../makeHoldings';
import type { Discounts, Purchase } from '../purchase';

/** What is bought, and how: what it costs in dollars with its discounts, and who may have which. */
export type Flow = Pick<Purchase, 'provider' | 'purpose' | 'amount'> & {
  name: string;
  discounts: (user: User) => Promise<Discounts>;
  /** The embedded form keeps the card. */
  keepsCard?: true;
  /** A year after it was bought, by the worker. */
  renews?: true;
};

const farAway = new Date('2999-01-01');
const none = async () => ({});
const universal = (given: Parameters<typeof makeUniversalCoupon>[0]) => async () => ({
  universalCouponCode: await makeUniversalCoupon(given),
});
const own = (cents: number) => async (user: User) => {
  const couponCode = randomUUID().toUpperCase();
  await makeUserCoupon(user, { cents, code: couponCode });
  return { couponCode };
};
const lot = async (user: User) => {
  await makeLot(user, { package: '200', quantity: 1, expires: farAway });
  return { applyBundlePackage: true };
};
const all = async (user: User) => ({
  ...(await lot(user)),
  ...(await universal({ cents: 2_000 })()),
  ...(await own(2_500)(user)),
});

const flow = (name: string, purpose: Flow['purpose'], amount: number, more: Partial<Flow> = {}): Flow => ({
  name,
  purpose,
  amount,
  provider: 'stripe',
  discounts: none,
  ...more,
});

const paypal = { provider: 'paypal' } as const;
const form = { provider: 'authorizenet' } as const;

// A release of Advanced with one list costs 600 dollars; from Advanced to Premium are 120.
export const flows: readonly Flow[] = [
  flow('release by card', 'release', 600),
  flow('release, 15 % off', 'release', 510, { discounts: universal({ percent: 15 }) }),
  flow('release, own coupon', 'release', 575, { discounts: own(2_500) }),
  flow('release, prepaid', 'release', 240, { discounts: lot }),
  flow('release, all discounts', 'release', 195, { discounts: all }),
  flow('release, own coupon to 0', 'release', 0, { discounts: own(70_000) }),
  flow('release, universal coupon to 0', 'release', 0, { discounts: universal({ cents: 70_000 }) }),
  flow('upgrade by card', 'upgrade', 120),
  flow('upgrade, own coupon', 'upgrade', 95, { discounts: own(2_500) }),
  flow('upgrade, universal coupon to 0', 'upgrade', 0, { discounts: universal({ cents: 12_000 }) }),
  flow('edit by card', 'edit', 120),
  flow('bundles by card', 'bundle', 2_066.25),
  flow('bundles by card, which is kept', 'bundle', 2_066.25, { keepsCard: true }),
  flow('renewal by a kept card', 'bundle', 2_066.25, { keepsCard: true, renews: true }),
  flow('release by PayPal', 'release', 600, paypal),
  flow('release by PayPal, all discounts', 'release', 195, { ...paypal, discounts: all }),
  flow('upgrade by PayPal', 'upgrade', 120, paypal),
  flow('bundles by PayPal', 'bundle', 2_066.25, paypal),
  flow('release by the card form', 'release', 600, form),
  flow('release by the card form, all discounts', 'release', 195, { ...form, discounts: all }),
  flow('upgrade by the card form', 'upgrade', 120, form),
  flow('edit by the card form', 'edit', 120, form),
  flow('bundles by the card form', 'bundle', 2_066.25, form),
  flow('renewal by a card that the gateway keeps', 'bundle', 2_066.25, { ...form, renews: true }),
];
