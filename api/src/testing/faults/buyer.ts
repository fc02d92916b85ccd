import { randomUUID } from 'node:crypto';
import { ApiError, type Client, type components } from '@dispatch/contract';
import { execute } from '../../database/database';
import type { Release } from '../../models/Release';
import type { User } from '../../models/User';
import { makeUser } from '../factories';
import { makeLot, makeUniversalCoupon, makeUserCoupon } from '../makeHoldings';
import { makeRelease } from '../makeRelease';
import { makePayableRelease } from '../payer';
import type { Place } from './place';

type Discounts = { applyBundlePackage?: boolean; universalCouponCode?: string; couponCode?: string };

type Purpose = 'release' | 'upgrade' | 'edit' | 'bundle';

/** What is bought: what it costs in dollars with its discounts, and who may have which. */
export type Flow = {
  name: string;
  purpose: Purpose;
  amount: number;
  discounts: (user: User) => Promise<Discounts>;
};

const farAway = new Date('2999-01-01');
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

// A release of Advanced with one list costs 600 dollars; from Advanced to Premium are 120.
export const flows: readonly Flow[] = [
  { name: 'release by card', purpose: 'release', amount: 600, discounts: async () => ({}) },
  { name: 'release, 15 % off', purpose: 'release', amount: 510, discounts: universal({ percent: 15 }) },
  { name: 'release, own coupon', purpose: 'release', amount: 575, discounts: own(2_500) },
  { name: 'release, prepaid', purpose: 'release', amount: 240, discounts: lot },
  {
    name: 'release, all discounts',
    purpose: 'release',
    amount: 195,
    discounts: async (user) => ({
      ...(await lot(user)),
      ...(await universal({ cents: 2_000 })()),
      ...(await own(2_500)(user)),
    }),
  },
  { name: 'release, own coupon to 0', purpose: 'release', amount: 0, discounts: own(70_000) },
  {
    name: 'release, universal coupon to 0',
    purpose: 'release',
    amount: 0,
    discounts: universal({ cents: 70_000 }),
  },
  { name: 'upgrade by card', purpose: 'upgrade', amount: 120, discounts: async () => ({}) },
  { name: 'upgrade, own coupon', purpose: 'upgrade', amount: 95, discounts: own(2_500) },
  {
    name: 'upgrade, universal coupon to 0',
    purpose: 'upgrade',
    amount: 0,
    discounts: universal({ cents: 12_000 }),
  },
  { name: 'edit by card', purpose: 'edit', amount: 120, discounts: async () => ({}) },
  { name: 'bundles by card', purpose: 'bundle', amount: 2_066.25, discounts: async () => ({}) },
];

type Intent = { intentId: string; clientSecret: string };

const goodCard = '4242424242424242';

const problemOf = (error: unknown): ApiError['problem'] => {
  if (error instanceof ApiError) return error.problem;
  throw error;
};

/** A person at the browser: does what it shows, presses again, and looks at the new total when it has changed. */
export class Buyer {
  readonly keys = { prepare: randomUUID(), capture: randomUUID() };
  intent: Intent | null = null;
  /** As the browser shows it, since the payment was begun. */
  cart: components['schemas']['Cart'] = [];

  private constructor(
    readonly place: Place,
    readonly flow: Flow,
    readonly user: User,
    readonly client: Client,
    readonly release: Release,
    public discounts: Discounts,
    public amount: number,
  ) {}

  static async at(place: Place, flow: Flow): Promise<Buyer> {
    const user = await makeUser({
      featureOverrides: { hasEnablePurchaseEdit: true, hasEnableBundleStorePage: true },
    });
    // Three releases of Standard and three of Premium.
    await execute(`insert into carts values ($1, 1, '{1, 9}', now())`, [user.userId]);
    const release =
      flow.purpose === 'release' || flow.purpose === 'bundle'
        ? await makePayableRelease(user)
        : await makeRelease(
            user,
            { paid: true },
            flow.purpose === 'edit' ? 'Published' : 'PendingEditorialReview',
          );
    const client = await place.as(user);
    return new Buyer(place, flow, user, client, release, await flow.discounts(user), flow.amount);
  }

  get #order() {
    const { package: own, cjl } = this.release;
    const upgrades = this.flow.purpose === 'upgrade';
    return {
      package: upgrades ? ('360' as const) : own,
      cjl: upgrades ? 0 : cjl,
      hasCisionSocialPost: false,
      priorityReleaseEnabled: false,
    };
  }

  async prepare(key: string = randomUUID()): Promise<void> {
    const { distributionId } = this.release;
    const { purpose } = this.flow;
    const headers = { 'Idempotency-Key': key };
    const { amount, discounts } = this;
    if (purpose === 'bundle') {
      const { data: cart } = await this.client.call('getCart');
      this.cart = cart;
      this.intent = (await this.client.call('createBundleIntent', { headers, body: { cart } })).data;
      return;
    }
    const { data } =
      purpose === 'edit'
        ? await this.client.call('createPurchaseEditIntent', { headers, body: { amount, distributionId } })
        : await this.client.call('createPaymentIntent', {
            headers,
            body: { amount, purpose, distributionId, order: this.#order, ...discounts },
          });
    this.intent = data;
  }

  async confirm(): Promise<void> {
    if (this.intent === null) return;
    await this.place.stripe.confirm(this.intent.intentId, this.intent.clientSecret, goodCard);
  }

  async capture(key: string = randomUUID()): Promise<void> {
    const { distributionId } = this.release;
    const headers = { 'Idempotency-Key': key };
    const paymentIntent = this.intent?.intentId ?? null;
    if (this.flow.purpose === 'bundle') {
      await this.client.call('captureBundleIntent', { headers, body: { cart: this.cart, paymentIntent } });
      return;
    }
    if (this.flow.purpose === 'edit') {
      const body = { distributionId, paymentIntent, purchaseEditDescription: 'Please name the mayor.' };
      await this.client.call('payAndSubmitEdit', { headers, body });
      return;
    }
    const operation = this.flow.purpose === 'release' ? 'capturePaymentIntent' : 'captureUpgradeIntent';
    const { applyBundlePackage: prepaid, ...coupons } = this.discounts;
    const discounts =
      operation === 'captureUpgradeIntent' ? coupons : { ...coupons, applyBundlePackage: prepaid };
    await this.client.call(operation, {
      headers,
      body: { distributionId, order: this.#order, paymentIntent, ...discounts },
    });
  }

  /** What a person does about a refusal: looks at the new total, or takes a coupon off that does not work. */
  async #heed(error: unknown): Promise<void> {
    await this.release.reload();
    const { code, total, fields } = problemOf(error) as { code: string; total?: number; fields?: unknown[] };
    this.intent = null;
    if (code === 'order-total-changed' && total !== undefined) this.amount = total;
    else if (code === 'coupon-used' || fields !== undefined) this.discounts = {};
  }

  /** Tries again until it is bought, as somebody who wants it would. */
  async finish(isBought: () => Promise<boolean>): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      if (await isBought()) return;
      try {
        if (this.amount === 0) this.intent = null;
        else if (this.intent === null) {
          await this.prepare();
          await this.confirm();
        }
        await this.capture();
      } catch (error) {
        await this.#heed(error);
      }
    }
  }
}
