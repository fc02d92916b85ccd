import type { Discounts, LineItem, Quote } from '@dispatch/contract';
import type { Actor } from '../../platform/audit/audit';
import type { Problem } from '../../platform/call/problem';
import { lockRelease } from '../../releases/lifecycle/lockRelease';
import type { Order } from '../orders/Order';
import type { BundleOrder, Payment, Purchase } from '../payments/Payment';
import { Release } from '../../releases/lifecycle/Release';
import { lockCart } from '../bundles/cart';
import { bundle } from '../bundles/bundlePurpose';
import { edit, release, upgrade } from './releasePurposes';
import { lockSubscription, renewal, type Subscription } from '../bundles/renewalPurpose';
import type { PurchasePurpose } from './purchasePurpose';

/** Something that is bought, with what it is for locked until the end of the transaction. */
export type LockedPurchase = Pick<Payment, 'userId' | 'distributionId'> & {
  /** Null for what is sold without a release. */
  release: Release | null;
  /** When it was locked: by then it is priced, and what is ordered of it is ordered. */
  now: Date;
  whyNot: Problem | null;
  contentsNow: () => Purchase['contents'];
  price: (contents: Purchase['contents'], discounts: Discounts) => Promise<Quote<LineItem<string>>>;
  deliver: (contents: Purchase['contents'], order: Order, actor: Actor) => Promise<void>;
};

/** Contents that come with a purchase are those of its purpose: a payment keeps both together. */
const soldAs = <Subject, Contents extends Purchase['contents']>(
  purpose: PurchasePurpose<Subject, Contents>,
  subject: Subject,
  asked: Contents,
): Pick<LockedPurchase, 'whyNot' | 'contentsNow' | 'price' | 'deliver'> => ({
  whyNot: purpose.whyNot(subject),
  contentsNow: () => purpose.contentsNow(subject, asked),
  price: (contents, discounts) => purpose.price(subject, contents as Contents, discounts),
  deliver: (contents, order, actor) => purpose.deliver(subject, contents as Contents, order, actor),
});

const lockedForRelease = (
  locked: Release,
  purchase: Exclude<Purchase, { purpose: 'bundle' }>,
  now: Date,
): LockedPurchase => ({
  userId: locked.userId,
  distributionId: locked.distributionId,
  release: locked,
  now,
  ...(purchase.purpose === 'edit'
    ? soldAs(edit, locked, purchase.contents)
    : soldAs({ release, upgrade }[purchase.purpose], locked, purchase.contents)),
});

const lockedCart = async (
  userId: number,
  { contents }: Extract<Purchase, { purpose: 'bundle' }>,
  now: Date,
) => ({
  userId,
  distributionId: null,
  release: null,
  now,
  ...soldAs(bundle, await lockCart(userId, now), contents),
});

/** Whose purchase it is, and of which release; null for what is bought without one. */
export type Subject = Pick<Payment, 'userId' | 'distributionId'>;

/** For somebody who buys: 404 for a release that is absent, deleted or somebody else's. In a transaction. */
export const lockPurchase = async (
  { userId, distributionId }: Subject,
  purchase: Purchase,
  now: Date,
): Promise<LockedPurchase> =>
  purchase.purpose === 'bundle'
    ? lockedCart(userId, purchase, now)
    : lockedForRelease(await lockRelease(distributionId ?? 0, userId), purchase, now);

/** The next renewal of a subscription that is locked. */
export const renewalOf = (
  subscription: Subscription,
  now: Date,
  contents: BundleOrder = subscription,
): LockedPurchase => ({
  userId: subscription.userId,
  distributionId: null,
  release: null,
  now,
  ...soldAs(renewal, subscription, contents),
});

type PaidSubject = Subject & Pick<Payment, 'subscriptionId'>;

/** For a payment that is there: its release as well when it is deleted. In a transaction. */
export const lockPurchaseOfPayment = async (
  { userId, distributionId, subscriptionId }: PaidSubject,
  purchase: Purchase,
  now: Date,
): Promise<LockedPurchase> => {
  if (purchase.purpose === 'bundle') {
    return subscriptionId === null
      ? lockedCart(userId, purchase, now)
      : renewalOf(await lockSubscription(subscriptionId), now, purchase.contents);
  }
  return lockedForRelease(
    await Release.findByPk(distributionId ?? 0, { lock: true, rejectOnEmpty: true }),
    purchase,
    now,
  );
};
