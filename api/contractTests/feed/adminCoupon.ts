import { execute } from '../../src/platform/database/database';
import { makeUser } from '../../src/testing/factories';
import { makeUserCoupon } from '../../src/testing/makeHoldings';
import type { Feeds, OwnedId, RowKind, Sending } from './feed';
import { making } from './rows';

const kind: RowKind = { name: 'coupon', shownAs: [] };

/** Staff reaches every coupon that there is. */
const anyCoupon: OwnedId = {
  kind,
  make: async () => makeUserCoupon(await makeUser(), { cents: 10_000 }),
  reach: 'permission',
  hidden: () => Promise.resolve(2_000_000_000),
};

const newCode = (): string => `C-${crypto.randomUUID().slice(0, 30)}`;

const universalCoupon = async (): Promise<number> => {
  const [row] = await execute<{ id: number }>(
    `insert into universal_coupons (coupon_code, is_fixed, amount_cents, starts_at, expires_at)
     values ($1, true, 5000, now(), now()) returning universal_coupon_id as id`,
    [newCode()],
  );
  return row?.id ?? 0;
};

const anyUniversalCoupon: OwnedId = {
  kind: { name: 'universal coupon', shownAs: [] },
  make: universalCoupon,
  reach: 'permission',
  hidden: () => Promise.resolve(2_000_000_000),
};

/** What cannot be changed, as the row has it. */
const asItIs = async ({ request }: Sending, sql: string, id: unknown): Promise<void> => {
  const [row] = await execute<Record<string, unknown>>(sql, [id]);
  if (row !== undefined) Object.assign(request.body as object, { ...row, version: 1 });
};

const bodyOf = ({ request }: Sending) => request.body as Record<string, unknown>;

const withCoupon = { complete: making(anyCoupon.make) };
const withUniversalCoupon = { complete: making(universalCoupon) };

export const adminCoupon: Feeds = {
  searchCoupons: withCoupon,
  exportCoupons: withCoupon,
  searchUniversalCoupons: withUniversalCoupon,
  exportUniversalCoupons: withUniversalCoupon,
  getCoupon: { ids: { 'path.id': anyCoupon } },
  setCouponStatus: { ids: { 'path.id': anyCoupon } },
  saveCoupon: {
    ids: {
      'body.id': anyCoupon,
      'body.userAccountId': {
        why: 'an account that is not there breaks the rule of its field',
        value: async () => (await makeUser()).userId,
      },
    },
    complete: (sending) =>
      asItIs(
        sending,
        `select user_id as "userAccountId", coupon_code as "couponCode", status from user_coupons
          where user_coupon_id = $1`,
        bodyOf(sending)['id'],
      ),
    creates: { nothingToRead: 'coupons belong to the staff: coupons.test.ts reads them' },
  },
  getAdminUniversalCoupon: { ids: { 'path.id': anyUniversalCoupon } },
  saveUniversalCoupon: {
    ids: { 'body.universalCouponId': anyUniversalCoupon },
    complete: async (sending) => {
      const body = bodyOf(sending);
      if (body['couponCode'] !== undefined) body['couponCode'] = newCode();
      await asItIs(
        sending,
        'select coupon_code as "couponCode", is_fixed as "isFixed" from universal_coupons where universal_coupon_id = $1',
        body['universalCouponId'],
      );
      if (body['isFixed'] === true) body['amount'] ??= 5;
    },
    creates: { nothingToRead: 'coupons belong to the staff: universalCoupons.test.ts reads them' },
  },
};
