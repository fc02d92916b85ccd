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
import type { Selling } from './purchasePurpose';

/** Something on sale, with what it is for locked until the end of the transaction. */
export type Sale = Pick<Payment, 'userId' | 'distributionId'> & {
  /** Null for what is sold without a release. */
  release: Release | null;
  whyNot: Problem | null;
  contentsNow: () => Purchase['contents'];
  price: (contents: Purchase['contents'], discounts: Discounts) => Promise<Quote<LineItem<string>>>;
  deliver: (contents: Purchase['contents'], order: Order, actor: Actor) => Promise<void>;
};

/** Contents that come with a sale are those of its purpose: a payment keeps both together. */
const sell = <Subject, Contents extends Purchase['contents']>(
  selling: Selling<Subject, Contents>,
  subject: Subject,
  asked: Contents,
): Pick<Sale, 'whyNot' | 'contentsNow' | 'price' | 'deliver'> => ({
  whyNot: selling.whyNot(subject),
  contentsNow: () => selling.contentsNow(subject, asked),
  price: (contents, discounts) => selling.price(subject, contents as Contents, discounts),
  deliver: (contents, order, actor) => selling.deliver(subject, contents as Contents, order, actor),
});

const saleFor = (locked: Release, purchase: Exclude<Purchase, { purpose: 'bundle' }>): Sale => ({
  userId: locked.userId,
  distributionId: locked.distributionId,
  release: locked,
  ...(purchase.purpose === 'edit'
    ? sell(edit, locked, purchase.contents)
    : sell({ release, upgrade }[purchase.purpose], locked, purchase.contents)),
});

const saleOfBundle = async (userId: number, { contents }: Extract<Purchase, { purpose: 'bundle' }>) => ({
  userId,
  distributionId: null,
  release: null,
  ...sell(bundle, await lockCart(userId), contents),
});

/** Whose purchase it is, and of which release; null for what is bought without one. */
export type Subject = Pick<Payment, 'userId' | 'distributionId'>;

/** For somebody who buys: 404 for a release that is absent, deleted or somebody else's. In a transaction. */
export const lockSale = async ({ userId, distributionId }: Subject, purchase: Purchase): Promise<Sale> =>
  purchase.purpose === 'bundle'
    ? saleOfBundle(userId, purchase)
    : saleFor(await lockRelease(distributionId ?? 0, userId), purchase);

/** The next renewal of a subscription that is locked. */
export const renewalOf = (subscription: Subscription, contents: BundleOrder = subscription): Sale => ({
  userId: subscription.userId,
  distributionId: null,
  release: null,
  ...sell(renewal, subscription, contents),
});

type PaidSubject = Subject & Pick<Payment, 'subscriptionId'>;

/** For a payment that is there: its release as well when it is deleted. In a transaction. */
export const lockSaleOf = async (
  { userId, distributionId, subscriptionId }: PaidSubject,
  purchase: Purchase,
): Promise<Sale> => {
  if (purchase.purpose === 'bundle') {
    return subscriptionId === null
      ? saleOfBundle(userId, purchase)
      : renewalOf(await lockSubscription(subscriptionId), purchase.contents);
  }
  return saleFor(await Release.findByPk(distributionId ?? 0, { lock: true, rejectOnEmpty: true }), purchase);
};
