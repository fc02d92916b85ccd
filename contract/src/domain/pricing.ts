import { message } from '../messages';
import { atMost, cents, percentOf, subtract, sum, times, type Cents } from './money';
import { isDowngrade, isPackageId, packageTraits, type PackageId } from './packages';

/** Fixed prices: list 240, social post 120, priority 120, paid edit 120. */
export const additionPrices = {
  cjl: cents(24_000),
  socialmedia: cents(12_000),
  priority: cents(12_000),
  purchaseEdit: cents(12_000),
} as const;

/** What a release is ordered with. `cjl` counts the lists bought on top. */
export type ReleaseOrder = {
  package: PackageId;
  cjl: number;
  hasCisionSocialPost: boolean;
  priorityReleaseEnabled: boolean;
};

export const sameOrder = (
  one: Readonly<Record<keyof ReleaseOrder, unknown>>,
  other: Readonly<Record<keyof ReleaseOrder, unknown>>,
): boolean =>
  one.package === other.package &&
  one.cjl === other.cjl &&
  one.hasCisionSocialPost === other.hasCisionSocialPost &&
  one.priorityReleaseEnabled === other.priorityReleaseEnabled;

/** Discounts that were already found valid. Amounts in cents; percent strictly between 0 and 100. */
export type Discounts = {
  /** A prepaid release of the same package pays the package price. */
  bundle?: boolean;
  universalCoupon?: { code: string } & (
    | { kind: 'fixed'; amount: Cents }
    | { kind: 'percent'; percent: number }
  );
  userCoupon?: { code: string; amount: Cents };
};

export type LineItem<Type extends string = 'package' | 'cjl' | 'socialmedia' | 'priority'> = {
  type: Type;
  description: string;
  quantity: number;
  amount: Cents;
};

export type DiscountLine = {
  type: 'bundle' | 'universalCoupon' | 'userCoupon';
  description: string;
  /** What it takes off, above 0. */
  amount: Cents;
};

export type Quote<Item extends LineItem<string> = LineItem> = {
  items: readonly Item[];
  subtotal: Cents;
  discounts: readonly DiscountLine[];
  total: Cents;
};

export type PricingErrorCode =
  | 'unknown-package'
  | 'priority-not-offered'
  | 'priority-bought'
  | 'too-many-lists'
  | 'upgrade-lower'
  | 'upgrade-nothing'
  | 'invalid-price';

/** An order that cannot be bought; `code` tells why, `field` where. */
export class PricingError extends Error {
  override readonly name = 'PricingError';
  readonly code: PricingErrorCode;
  readonly field: keyof ReleaseOrder;

  constructor(code: PricingErrorCode, field: keyof ReleaseOrder, text: string) {
    super(text);
    this.code = code;
    this.field = field;
  }
}

/** Everything for which an order is not sold; none when it can be bought. */
export const whyNotSold = (order: ReleaseOrder): PricingError[] => {
  if (!isPackageId(order.package)) {
    return [new PricingError('unknown-package', 'package', `There is no package ${String(order.package)}.`)];
  }
  const { name, priority, mostLists } = packageTraits[order.package];
  const errors: PricingError[] = [];
  if (order.priorityReleaseEnabled && !priority) {
    const text = message('priority-not-offered', { package: name });
    errors.push(new PricingError('priority-not-offered', 'priorityReleaseEnabled', text));
  }
  if (!Number.isInteger(order.cjl) || order.cjl < 0 || order.cjl > mostLists) {
    const text = message('too-many-lists', { package: name, count: mostLists });
    errors.push(new PricingError('too-many-lists', 'cjl', text));
  }
  return errors;
};

const assertSellable = (order: ReleaseOrder, packagePrice: Cents): void => {
  const [error] = whyNotSold(order);
  if (error !== undefined) throw error;
  if (packagePrice < 0) {
    throw new PricingError('invalid-price', 'package', 'A package price is never below 0.');
  }
};

const priorityLine: LineItem = {
  type: 'priority',
  description: 'Priority Distribution',
  quantity: 1,
  amount: additionPrices.priority,
};

const lineItems = (order: ReleaseOrder, packagePrice: Cents): LineItem[] => {
  const { name } = packageTraits[order.package];
  const items: LineItem[] = [{ type: 'package', description: name, quantity: 1, amount: packagePrice }];
  if (order.cjl > 0) {
    items.push({
      type: 'cjl',
      description: 'Journalist list',
      quantity: order.cjl,
      amount: times(additionPrices.cjl, order.cjl),
    });
  }
  if (order.hasCisionSocialPost) {
    items.push({
      type: 'socialmedia',
      description: 'Share on X',
      quantity: 1,
      amount: additionPrices.socialmedia,
    });
  }
  if (order.priorityReleaseEnabled) items.push(priorityLine);
  return items;
};

const discountLines = (subtotal: Cents, packagePrice: Cents, discounts: Discounts): DiscountLine[] => {
  const lines: DiscountLine[] = [];
  const remaining = (): Cents => subtract(subtotal, sum(lines.map((line) => line.amount)));
  const take = (type: DiscountLine['type'], description: string, amount: Cents): void => {
    const taken = atMost(amount, remaining());
    if (taken > 0) lines.push({ type, description, amount: taken });
  };
  const { bundle, universalCoupon, userCoupon } = discounts;
  if (bundle === true) take('bundle', 'Prepaid release', packagePrice);
  if (universalCoupon) {
    const amount =
      universalCoupon.kind === 'fixed'
        ? universalCoupon.amount
        : percentOf(remaining(), universalCoupon.percent);
    take('universalCoupon', `Coupon ${universalCoupon.code}`, amount);
  }
  if (userCoupon) take('userCoupon', `Coupon ${userCoupon.code}`, userCoupon.amount);
  return lines;
};

const quoteFor = <Item extends LineItem<string>>(
  items: Item[],
  packagePrice: Cents,
  discounts: Discounts,
): Quote<Item> => {
  const subtotal = sum(items.map((item) => item.amount));
  const taken = discountLines(subtotal, packagePrice, discounts);
  return {
    items,
    subtotal,
    discounts: taken,
    total: subtract(subtotal, sum(taken.map((line) => line.amount))),
  };
};

/**
 * The price of a release: package, bought lists, social post, priority; then the discounts in their order: prepaid
 * bundle, universal coupon (fixed up to what remains, or percent of it rounded to the cent), user coupon.
 * `packagePrice` is the price of the package for this user today. Throws PricingError for what is not sold.
 */
export const priceRelease = (packagePrice: Cents, order: ReleaseOrder, discounts: Discounts = {}): Quote => {
  assertSellable(order, packagePrice);
  return quoteFor(lineItems(order, packagePrice), packagePrice, discounts);
};

/** A higher package for a paid release, priority for it, or both. */
export type Upgrade = {
  /** The package that is paid. */
  from: PackageId;
  hadPriority: boolean;
  package: PackageId;
  /** Whether priority is added now. */
  priorityReleaseEnabled: boolean;
};

/** Everything for which an upgrade is not sold; none when it can be bought. */
export const whyNotUpgraded = (upgrade: Upgrade): PricingError[] => {
  const { from, hadPriority, package: to, priorityReleaseEnabled } = upgrade;
  if (isDowngrade(from, to)) return [new PricingError('upgrade-lower', 'package', message('upgrade-lower'))];
  if (priorityReleaseEnabled && hadPriority) {
    return [new PricingError('priority-bought', 'priorityReleaseEnabled', message('priority-bought'))];
  }
  if (to === from && !priorityReleaseEnabled) {
    return [new PricingError('upgrade-nothing', 'package', message('upgrade-nothing'))];
  }
  return whyNotSold({ package: to, cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled });
};

/** What a package costs whose release has another one already; never below 0. */
export const priceDifference = (from: Cents, to: Cents): Cents => subtract(to, atMost(from, to));

/**
 * The price of an upgrade: the difference of today's prices of the two packages for this user, never below 0, and
 * priority when it is added; then the coupons. Throws PricingError for what is not sold.
 */
export const priceUpgrade = (
  prices: { from: Cents; to: Cents },
  upgrade: Upgrade,
  coupons: Omit<Discounts, 'bundle'> = {},
): Quote => {
  const [error] = whyNotUpgraded(upgrade);
  if (error !== undefined) throw error;
  const { name } = packageTraits[upgrade.package];
  const difference = priceDifference(prices.from, prices.to);
  const items: LineItem[] =
    upgrade.package === upgrade.from
      ? []
      : [{ type: 'package', description: `Upgrade to ${name}`, quantity: 1, amount: difference }];
  if (upgrade.priorityReleaseEnabled) items.push(priorityLine);
  return quoteFor(items, difference, coupons);
};

/** The price of one edit of a published release; no discount applies to it. */
export const priceEdit = (): Quote<LineItem<'purchaseedit'>> =>
  quoteFor(
    [{ type: 'purchaseedit', description: 'Release edit', quantity: 1, amount: additionPrices.purchaseEdit }],
    cents(0),
    {},
  );
