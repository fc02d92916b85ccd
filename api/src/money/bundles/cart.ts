import { now } from '../../platform/settings/clock';
import { query } from '../../platform/database/database';
import { type BundlePrice, bundlePrices } from '../prices/bundlePrices';

/** A cart with its bundles at today's prices, sorted by package and quantity. */
export type Cart = { userId: number; version: number; lines: BundlePrice[] };

type Row = { version: number; entries: number[] };

const linesOf = async (userId: number, entries: readonly number[]): Promise<BundlePrice[]> =>
  (await bundlePrices(userId)).flatMap((bundle) =>
    entries.filter((id) => id === bundle.bundlePackagePriceId).map(() => bundle),
  );

/** The cart of an account; an empty one of the version 0 while nothing was ever put into it. */
export const readCart = async (userId: number): Promise<Cart> => {
  const [row] = await query<Row>('cart-read', 'select version, entries from carts where user_id = $1', [
    userId,
  ]);
  return { userId, version: row?.version ?? 0, lines: await linesOf(userId, row?.entries ?? []) };
};

/**
 * The cart, locked until the end of the transaction: whoever saves or buys it comes one after the other. It stands
 * for the account, as a release does in its own purchases.
 */
export const lockCart = async (userId: number): Promise<Cart> => {
  await query(
    'cart-begin',
    'insert into carts (user_id, changed_at) values ($1, $2) on conflict do nothing',
    [userId, now()],
  );
  await query('cart-lock', 'select from carts where user_id = $1 for update', [userId]);
  return readCart(userId);
};

/** Replaces the bundles of a cart that is locked. */
export const writeCart = async ({ userId }: Cart, entries: readonly number[]): Promise<void> => {
  await query(
    'cart-write',
    'update carts set entries = $2, version = version + 1, changed_at = $3 where user_id = $1',
    [userId, entries, now()],
  );
};
