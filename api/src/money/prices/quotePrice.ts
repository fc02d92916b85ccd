import {
  type AskedCoupon,
  createMessages,
  isPackageId,
  listReachErrors,
  listsReaching,
  quoteErrors,
  quoteOf,
} from '@dispatch/contract';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { inputProblem, notFound } from '../../platform/call/problem';
import { consumeLimit } from '../../platform/http/rateLimits';
import { partnerBySlug } from '../../people/partners/readPartner';
import { listsWithReach } from '../../releases/journalists/listReach';
import { findUniversalCoupon } from './findUniversalCoupon';
import { packagePrice } from './packagePrices';
import { refuseUnsoldPost } from './refuseUnsoldPost';

type Asked = Call<'quotePrice'>;

const orderOf = ({ package: packageId, cjl, hasCisionSocialPost, priorityReleaseEnabled }: Asked['body']) => {
  if (!isPackageId(packageId)) throw new TypeError(`${String(packageId)} is no package`);
  return { package: packageId, cjl, hasCisionSocialPost, priorityReleaseEnabled };
};

/** The partner whose prices hold: that of the slug, else that of the caller. Throws 404 for an unknown slug. */
const partnerOf = async ({ body, session }: Asked): Promise<number | null> => {
  if (body.slug === undefined || body.slug === '') return session?.partnerId ?? null;
  const partner = await partnerBySlug(body.slug);
  if (partner === null) throw notFound();
  return partner.partnerId;
};

/** The coupon of the code that is sent. Counts against the limit for codes. */
const couponOf = async ({ body: { couponCode = '' }, client }: Asked): Promise<AskedCoupon> => {
  if (couponCode === '') return undefined;
  await consumeLimit('coupon-by-address', client.address);
  return findUniversalCoupon(couponCode);
};

/** Nothing is kept; whether an account has used the coupon is judged with the order. Every error is named at once. */
export const quotePrice = withoutTransaction<'quotePrice'>(async (call) => {
  const order = orderOf(call.body);
  refuseUnsoldPost(order, call.config);
  const partnerId = await partnerOf(call);
  const coupon = await couponOf(call);
  const lists = await listsWithReach();
  const errors = [
    ...quoteErrors(order, coupon, call.now),
    ...listReachErrors(order, lists, createMessages(call.config)),
  ];
  if (errors.length > 0) throw inputProblem(errors);
  const quote = quoteOf(await packagePrice(order.package, partnerId), order, coupon);
  return { status: 200, body: { ...quote, reachingLists: listsReaching(lists) } };
});
