import {
  type AskedCoupon,
  fromDollars,
  isPackageId,
  listReachErrors,
  listsReaching,
  quoteErrors,
  quoteOf,
} from '@dispatch/contract';
import { demoCoupons } from '../../demoPartners';
import { featuresOf } from '../memory/features';
import { packagesOf, partnerOfId, partnerOfSlug, priceOfPackage } from '../memory/partners';
import { notFound, refuseInput } from '../refusal';
import type { MockCall, Responders } from '../responder';

const day = 24 * 60 * 60 * 1000;

type Quoting = MockCall<'quotePrice'>;

const couponOf = ({ body, now }: Quoting): AskedCoupon => {
  const code = (body.couponCode ?? '').toLowerCase();
  if (code === '') return undefined;
  const coupon = demoCoupons.find((known) => known.code.toLowerCase() === code);
  if (coupon === undefined) return null;
  const after = (days: number): Date => new Date(now.getTime() + days * day);
  const dates = { startsAt: after(coupon.startsInDays), expiresAt: after(coupon.expiresInDays) };
  return coupon.amount === null
    ? { code: coupon.code, kind: 'percent', percent: coupon.percent, ...dates }
    : { code: coupon.code, kind: 'fixed', amount: fromDollars(coupon.amount), ...dates };
};

const partnerOf = (call: Quoting): ReturnType<typeof partnerOfSlug> => {
  const { slug = '' } = call.body;
  if (slug === '') return partnerOfId(call, call.person?.profile.partnerId ?? 0);
  const partner = partnerOfSlug(call, slug);
  if (partner === undefined) throw notFound();
  return partner;
};

export const catalogue: Responders = {
  getFeatures: (call) => ({ status: 200, body: featuresOf(call) }),

  listPackages: (call) => ({
    status: 200,
    body: packagesOf(call, partnerOfId(call, call.person?.profile.partnerId ?? 0))
      .map(({ packageId, name, price }) => ({ packageId, name, price }))
      .toSorted((one, other) => one.price - other.price),
  }),

  quotePrice: (call) => {
    const { package: packageId, cjl, hasCisionSocialPost, priorityReleaseEnabled } = call.body;
    if (!isPackageId(packageId)) return call.prism();
    const order = { package: packageId, cjl, hasCisionSocialPost, priorityReleaseEnabled };
    const partner = partnerOf(call);
    const coupon = couponOf(call);
    const lists = call.contract.example('listJournalistLists');
    const reach = lists.map(({ cisionJournalistListId: id, ...list }) => ({ id, ...list }));
    const errors = [...quoteErrors(order, coupon, call.now), ...listReachErrors(order, reach)];
    if (errors.length > 0) throw refuseInput(errors);
    const quote = quoteOf(priceOfPackage(call, partner, packageId), order, coupon);
    return { status: 200, body: { ...quote, reachingLists: listsReaching(lists) } };
  },
};
