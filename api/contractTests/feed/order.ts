import { toDollars, type Cents } from '@dispatch/contract';
import { Release } from '../../src/releases/lifecycle/Release';
import { byId } from '../contract/byId';
import type { Feed, Feeds, Sending } from './feed';
import { making, noRow, ownOrder, ownRelease, savedCard } from './rows';

const total = 36_000 as Cents;

const orderOf = async ({ request }: Sending) => {
  const { distributionId } = request.body as { distributionId: number };
  const release = await Release.findByPk(distributionId);
  if (release === null) return null;
  const { package: packageId, cjl, hasCisionSocialPost, hasPriorityRelease, prwebPressReleaseId } = release;
  const contents = {
    package: packageId,
    cjl,
    hasCisionSocialPost,
    priorityReleaseEnabled: hasPriorityRelease,
  };
  return { distributionId, prwebPressReleaseId, contents };
};

/** The body of a call that pays, without discounts, and what else is left out. */
const plain = {
  applyBundlePackage: false,
  universalCouponCode: null,
  couponCode: null,
  couponAmount: null,
  paypalOrderId: null,
};

/** An intent pays, and not the manual card form or a saved card, which are refused beside it. */
export const withoutCard = ({ request }: Sending): void => {
  const body = request.body as { creditCard?: unknown; paymentMethodId?: unknown; terms?: unknown };
  delete body.creditCard;
  delete body.paymentMethodId;
  delete body.terms;
};

type Intent = {
  operation: 'createPaymentIntent' | 'createPurchaseEditIntent' | 'createBundleIntent';
  body: object;
};

/** The id of an intent that the browser has authorised. */
export const authorisedIntent = async (
  { place, owner }: Sending,
  { operation, body }: Intent,
): Promise<string> => {
  const prepared = await place.call(
    byId(operation),
    { path: {}, query: {}, headers: { 'Idempotency-Key': crypto.randomUUID() }, body },
    owner,
  );
  const { intentId = 'pi_nobody' } = JSON.parse(prepared.text) as { intentId?: string };
  if (prepared.status === 200) place.ports.payments.stripe.authorise(intentId);
  return intentId;
};

/** From Advanced to Premium. */
const upgrade = {
  amount: 120,
  order: { package: '360', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false },
};

const paid = ownRelease({ paid: true }, 'PendingEditorialReview');
const byIntent = {
  'body.paypalOrderId': noRow('null: an intent pays'),
  'body.paymentMethodId': savedCard,
};
const sameNumber = noRow('the number of the same release, compared with it');
const readByReceipt = { nothingToRead: 'the order is read by its receipt' };

/** One of the two. */
const eitherOf: Feed['complete'] = async ({ place, owner, request: { query } }) => {
  if ('distributionId' in query) delete query['orderId'];
  else query['orderId'] ??= await ownOrder.make(place, owner);
};

const askForRelease: Feed['complete'] = async (sending) => {
  const saved = await orderOf(sending);
  if (saved === null) return;
  const { applyBundlePackage, universalCouponCode, couponCode } = plain;
  Object.assign(sending.request.body as object, {
    purpose: 'release',
    amount: toDollars(total),
    order: saved.contents,
    ...{ applyBundlePackage, universalCouponCode, couponCode },
  });
};

/** A release without an order has no receipt to be saved. */
const withReceipt = { ...paid, kind: { ...paid.kind, name: 'paid release' } };

export const order: Feeds = {
  createPaymentIntent: {
    ids: { 'body.distributionId': ownRelease(), 'body.paymentMethodId': savedCard },
    complete: async (sending) => {
      await askForRelease(sending);
      Object.assign(sending.request.body as object, { paymentMethodId: null });
    },
    creates: { nothingToRead: 'an intent is read at the provider' },
  },
  createPayPalOrder: {
    ids: { 'body.distributionId': ownRelease() },
    complete: async (sending) => {
      await sending.owner.user.update({ featureOverrides: { userHasStripeApi: false } });
      await askForRelease(sending);
    },
    creates: { nothingToRead: 'an order is read at PayPal' },
  },
  capturePaymentIntent: {
    ids: { 'body.distributionId': ownRelease(), 'body.prwebPressReleaseId': sameNumber, ...byIntent },
    complete: async (sending) => {
      withoutCard(sending);
      const saved = await orderOf(sending);
      if (saved === null) return;
      const amount = toDollars(total);
      const { distributionId, contents } = saved;
      const body = { amount, purpose: 'release', distributionId, order: contents };
      Object.assign(sending.request.body as object, {
        ...plain,
        amount,
        prwebPressReleaseId: saved.prwebPressReleaseId,
        releaseDate: null,
        order: saved.contents,
        paymentIntent: await authorisedIntent(sending, { operation: 'createPaymentIntent', body }),
      });
    },
    creates: readByReceipt,
  },
  captureUpgradeIntent: {
    ids: { 'body.distributionId': paid, 'body.prwebPressReleaseId': sameNumber, ...byIntent },
    complete: async (sending) => {
      withoutCard(sending);
      const saved = await orderOf(sending);
      if (saved === null) return;
      const body = { ...upgrade, purpose: 'upgrade', distributionId: saved.distributionId };
      Object.assign(sending.request.body as object, {
        ...plain,
        ...upgrade,
        prwebPressReleaseId: saved.prwebPressReleaseId,
        releaseDate: null,
        paymentIntent: await authorisedIntent(sending, { operation: 'createPaymentIntent', body }),
      });
    },
    creates: readByReceipt,
  },
  listOwnOrders: { complete: making(ownOrder.make) },
  getOwnOrder: { ids: { 'path.orderNumber': ownOrder } },
  listReceipts: {
    ids: { 'query.distributionId': paid, 'query.orderId': ownOrder },
    complete: eitherOf,
  },
  getReceiptPdf: {
    ids: { 'query.distributionId': withReceipt, 'query.orderId': ownOrder },
    complete: eitherOf,
  },
};
