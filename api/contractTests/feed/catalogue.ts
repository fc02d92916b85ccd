import { randomBytes } from 'node:crypto';
import { isPackageId, packageTraits } from '@dispatch/contract';
import { execute } from '../../src/platform/database/database';
import { makePartner } from '../../src/testing/makePartner';
import type { Feeds } from './feed';

/** The code of a universal coupon that can be applied. */
export const newCoupon = async (): Promise<string> => {
  const code = `SPRING-${randomBytes(5).toString('hex')}`;
  await execute(
    `insert into universal_coupons (coupon_code, is_fixed, percent, starts_at, expires_at)
     values ($1, false, 10, '2020-01-01Z', '3000-01-01Z')`,
    [code],
  );
  return code;
};

export const catalogue: Feeds = {
  quotePrice: {
    // What the package offers, a partner that there is, and a coupon that can be applied.
    complete: async ({ request }) => {
      const body = request.body as Record<string, unknown>;
      const { package: packageId, cjl, slug, couponCode } = body;
      if (typeof packageId !== 'string' || !isPackageId(packageId)) return;
      const { priority, mostLists } = packageTraits[packageId];
      if (!priority) body['priorityReleaseEnabled'] = false;
      if (Number(cjl) > mostLists) body['cjl'] = mostLists;
      if (slug !== undefined && slug !== '') body['slug'] = (await makePartner()).slug;
      if (couponCode !== undefined && couponCode !== '') body['couponCode'] = await newCoupon();
    },
  },
};
