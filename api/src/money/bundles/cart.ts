import { statement } from '../../platform/database/statement';
import { type BundlePrice, bundlePrices } from '../prices/bundlePrices';

/** A cart with its bundles at today's prices, sorted by package and quantity. */
export type Cart = { userId: number; version: number; lines: BundlePrice[] };

const linesOf = async (userId: number, entries: readonly number[]): Promise<BundlePrice[]> =>
  (await bundlePrices(userId)).flatMap((bundle) =>
    entries.filter((id) => id === bundle.bundlePackagePriceId).map(() => bundle),
  );

const cartRead = statement('cart-read')`select version, entries from carts where user_id = :userId`;

/** The cart of an account; an empty one of the version 0 while nothing was ever put into it. */
export const readCart = async (userId: number): Promise<Cart> => {
  const row = await cartRead.maybe({ userId });
  return { userId, version: row?.version ?? 0, lines: await linesOf(userId, row?.entries ?? []) };
};

const cartBegin = statement('cart-begin')`
insert into carts (user_id, changed_at) values (:userId, :now) on conflict do nothing`;

const cartLock = statement('cart-lock')`select from carts where user_id = :userId for update`;

/**
 * The cart, locked until the end of the transaction: whoever saves or buys it comes one after the other. It stands
 * for the account, as a release does in its own purchases.
 */
export const lockCart = async (userId: number, now: Date): Promise<Cart> => {
  await cartBegin.run({ userId, now });
  await cartLock.run({ userId });
  return readCart(userId);
};

const cartWrite = statement('cart-write')`
update carts set entries = :entries, version = version + 1, changed_at = :now where user_id = :userId`;

/** Replaces the bundles of a cart that is locked. */
export const writeCart = async ({ userId }: Cart, entries: readonly number[], now: Date): Promise<void> => {
  await cartWrite.run({ userId, entries, now });
};
