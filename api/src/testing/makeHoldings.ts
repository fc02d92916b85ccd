import { cents, type PackageId, packageTraits } from '@dispatch/contract';
import { now } from '../platform/settings/clock';
import { execute } from '../platform/database/database';
import { makeCouponCode } from '../money/discounts/couponCode';
import type { User } from '../people/users/User';
import type { SocialTokens } from '../platform/ports/social/socialPort';
import { seal } from '../platform/ports/sealing';
import type { TokenKey } from '../platform/settings/socialEnvironment';
import type { TestServer } from './testServer';

export const makeLot = async (
  user: User,
  given: { package: PackageId; quantity: number; used?: number; expires: Date },
): Promise<number> => {
  const [lot] = await execute<{ id: number }>(
    `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date)
     values ($1, $2, $3, $4, timestamptz '2020-01-01', $5) returning bundle_lot_id as id`,
    [user.userId, given.package, given.quantity, given.used ?? 0, given.expires],
  );
  return lot?.id ?? 0;
};

type SoldLine = { package: PackageId; quantity: number; cents: number };

/** A bundle order that was paid by card today, for two years; its lots are in the order of its lines. */
export const makeBundleOrder = async (
  { ports: { payments } }: Pick<TestServer, 'ports'>,
  user: User,
  lines: readonly SoldLine[],
): Promise<{ orderId: number; intentId: string; lots: number[] }> => {
  const total = lines.reduce((sum, line) => sum + line.cents, 0);
  const [order] = await execute<{ id: number }>(
    `insert into orders (user_id, purpose, subtotal_cents, discount_cents, total_cents, created_date)
     values ($1, 'bundle', $2, 0, $2, now()) returning order_id as id`,
    [user.userId, total],
  );
  const orderId = order?.id ?? 0;
  const intentId = `pi_bundle${orderId}`;
  payments.stripe.charges.push({ chargeId: `ch_bundle${orderId}`, intentId, amount: cents(total) });
  await execute(
    `insert into payments (order_id, user_id, purpose, provider, intent_id, charge_id, amount_cents, quote, state,
       created_at, updated_at) values ($1, $2, 'bundle', $3, $4, $5, $6, '{}', 'captured', now(), now())`,
    [orderId, user.userId, payments.stripe.provider, intentId, `ch_bundle${orderId}`, total],
  );
  const lots: number[] = [];
  for (const [place, line] of lines.entries()) {
    await execute(
      `insert into order_line_items (order_id, position, type, description, quantity, amount_cents)
       values ($1, $2, 'bundle', $3, $4, $5)`,
      [
        orderId,
        place + 1,
        `${packageTraits[line.package].name}, ${line.quantity} releases`,
        line.quantity,
        line.cents,
      ],
    );
    const id = await makeLot(user, { ...line, expires: new Date(Date.now() + 730 * 86_400_000) });
    await execute('update bundle_lots set order_id = $2, amount_cents = $3 where bundle_lot_id = $1', [
      id,
      orderId,
      line.cents,
    ]);
    lots.push(id);
  }
  return { orderId, intentId, lots };
};

/** Its id. It has not been used unless told, and is valid for long. */
export const makeUserCoupon = async (
  user: User,
  given: {
    cents: number;
    remaining?: number;
    status?: 'unused' | 'used' | 'revoked';
    expires?: Date;
    code?: string;
  },
): Promise<number> => {
  const { cents, remaining = cents, status = remaining === 0 ? 'used' : 'unused', expires } = given;
  const [coupon] = await execute<{ id: number }>(
    `insert into user_coupons (coupon_code, user_id, original_cents, remaining_cents, status, expires_at)
     values ($1, $2, $3, $4, $5, coalesce($6, timestamptz '2999-01-01')) returning user_coupon_id as id`,
    [given.code ?? makeCouponCode(), user.userId, cents, remaining, status, expires ?? null],
  );
  return coupon?.id ?? 0;
};

type UniversalCoupon = { cents?: number; percent?: number; starts?: Date; expires?: Date };

/** A coupon for everybody; answers its code. */
export const makeUniversalCoupon = async ({
  cents,
  percent,
  starts = new Date('2020-01-01'),
  expires = new Date('2999-01-01'),
}: UniversalCoupon): Promise<string> => {
  const [coupon] = await execute<{ code: string }>(
    `insert into universal_coupons (coupon_code, is_fixed, amount_cents, percent, starts_at, expires_at)
     values (upper(gen_random_uuid()::text), $1::bigint is not null, $1, $2, $3, $4) returning coupon_code as code`,
    [cents ?? null, percent ?? null, starts, expires],
  );
  return coupon?.code ?? '';
};

type Connected = {
  network: 'Twitter' | 'LinkedIn' | 'Facebook';
  expires?: Date | null;
  isAuthorized?: boolean;
  page?: string;
  /** It can be used: its tokens are sealed by these. */
  keys?: readonly TokenKey[];
};

export const makeSocialAccount = async (
  user: User,
  { network, expires = null, isAuthorized = true, page, keys }: Connected,
): Promise<number> => {
  const tokens: SocialTokens = {
    access: 'dana',
    accessEnds: null,
    refresh: 'refresh-dana',
    page: { id: '10441', token: 'page-token' },
  };
  const [account] = await execute<{ id: number }>(
    `insert into social_accounts (user_id, network, provider_account_id, account_name, avatar_url, page_id,
       page_name, is_authorized, token_expire_date, connected_at, tokens)
     values ($1, $2, 'kT3xQ9wz', 'Dana Ortiz', 'https://media.example/dana.jpg', $3, $4, $5, $6, now(), $7)
     returning social_account_id as id`,
    [
      user.userId,
      network,
      page === undefined ? null : '10441',
      page ?? null,
      isAuthorized,
      expires,
      keys ? seal(keys, { network, userId: user.userId }, JSON.stringify(tokens)) : null,
    ],
  );
  return account?.id ?? 0;
};

/** A card that the provider keeps; answers its id. It is good for long unless told. */
export const makeSavedCard = async (user: User, { expiryYear = 2090 } = {}): Promise<number> => {
  await execute(
    `insert into payment_customers values ($1, 'stripe', 'cus_' || $1::integer) on conflict do nothing`,
    [user.userId],
  );
  const [card] = await execute<{ id: number }>(
    `insert into payment_methods (user_id, provider, method_id, brand, last_four, expiry_month, expiry_year, saved_at)
     values ($1, 'stripe', 'pm_' || gen_random_uuid(), 'Visa', '4242', 8, $2, $3) returning payment_method_id as id`,
    [user.userId, expiryYear, now()],
  );
  return card?.id ?? 0;
};
