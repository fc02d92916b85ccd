import {
  couponDiscount,
  type Discounts,
  isPackageId,
  message,
  packageTraits,
  priceRelease,
  type Quote,
  toDollars,
  universalCouponFault,
  whyNotSold,
} from '@dispatch/contract';
import { type Answer, type Call, withoutTransaction } from '../../http/handler';
import { type FieldFault, inputProblem, notFound } from '../../http/problem';
import { consumeLimit } from '../../http/rateLimits';
import { partnerBySlug } from '../../partners/readPartner';
import { findUniversalCoupon } from '../../pricing/findUniversalCoupon';
import { packagePrice } from '../../pricing/packagePrices';

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

type CouponRule = 'coupon-unknown' | 'coupon-inactive' | 'coupon-expired';

const couponFault = (rule: CouponRule): FieldFault => ({
  pointer: '/couponCode',
  rule,
  message: message(rule === 'coupon-unknown' ? 'coupon-not-found' : rule),
});

/** What a coupon takes off, or why it cannot be applied. Counts against the limit for codes. */
const discountOf = async ({ body, now, client }: Asked): Promise<Discounts | FieldFault> => {
  const { couponCode = '' } = body;
  if (couponCode === '') return {};
  await consumeLimit('coupon-by-address', client.address);
  const coupon = await findUniversalCoupon(couponCode);
  if (coupon === null) return couponFault('coupon-unknown');
  const fault = universalCouponFault(coupon, now);
  return fault === null ? { universalCoupon: couponDiscount(coupon) } : couponFault(fault);
};

const present = (includedLists: number, quote: Quote): Answer<'quotePrice'> => ({
  status: 200,
  body: {
    includedLists,
    items: quote.items.map((item) => ({ ...item, amount: toDollars(item.amount) })),
    subtotal: toDollars(quote.subtotal),
    discounts: quote.discounts.map((line) => ({ ...line, amount: toDollars(line.amount) })),
    total: toDollars(quote.total),
  },
});

/**
 * The price of what somebody may order, by the rules of the order, which prices again (document 2 §9). Nothing is kept
 * and nothing reserved; whether an account has used the coupon is judged with the order. Every fault is named at once.
 */
export const quotePrice = withoutTransaction<'quotePrice'>(async (call) => {
  const order = orderOf(call.body);
  const partnerId = await partnerOf(call);
  const discounts = await discountOf(call);
  const faults: FieldFault[] = whyNotSold(order).map(({ code, field, message: text }) => ({
    pointer: `/${field}`,
    rule: code,
    message: text,
  }));
  if ('pointer' in discounts) faults.push(discounts);
  if (faults.length > 0) throw inputProblem(faults);
  const price = await packagePrice(order.package, partnerId);
  return present(
    packageTraits[order.package].freeLists,
    priceRelease(price, order, 'pointer' in discounts ? {} : discounts),
  );
});
