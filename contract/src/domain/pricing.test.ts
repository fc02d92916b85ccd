import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, fromDollars, type Cents } from './money';
import { packageIds, packageTraits, startingPrices, type PackageId } from './packages';
import {
  additionPrices,
  PricingError,
  priceEdit,
  priceRelease,
  priceUpgrade,
  whyNotSold,
  whyNotUpgraded,
  type Discounts,
  type ReleaseOrder,
  type Upgrade,
} from './pricing';

const order = (change: Partial<ReleaseOrder> = {}): ReleaseOrder => ({
  package: '200',
  cjl: 0,
  hasCisionSocialPost: false,
  priorityReleaseEnabled: false,
  ...change,
});
const advanced = fromDollars(360);

it('additions cost what the price list says', () => {
  expect(additionPrices).toEqual({
    cjl: 24_000,
    socialmedia: 12_000,
    priority: 12_000,
    purchaseEdit: 12_000,
  });
});

describe('the price of a release', () => {
  it('is the price of its package when nothing is added', () => {
    expect(priceRelease(advanced, order())).toEqual({
      items: [{ type: 'package', description: 'Advanced', quantity: 1, amount: 36_000 }],
      subtotal: 36_000,
      discounts: [],
      total: 36_000,
    });
  });

  it('lists each addition on a line of its own', () => {
    const everything = order({ cjl: 2, hasCisionSocialPost: true, priorityReleaseEnabled: true });
    const quote = priceRelease(advanced, everything);
    expect(
      quote.items.map(({ type, description, quantity, amount }) => [type, description, quantity, amount]),
    ).toEqual([
      ['package', 'Advanced', 1, 36_000],
      ['cjl', 'Journalist list', 2, 48_000],
      ['socialmedia', 'Share on X', 1, 12_000],
      ['priority', 'Priority Distribution', 1, 12_000],
    ]);
    expect(quote.total).toBe(108_000);
  });

  it('takes the package price of this user, not the list price', () => {
    expect(priceRelease(fromDollars(99.99), order({ package: '80' })).total).toBe(9_999);
  });
});

describe('discounts', () => {
  const coupon = (universalCoupon: NonNullable<Discounts['universalCoupon']>): Discounts => ({
    universalCoupon,
  });

  it('lets a bundle pay for the package alone', () => {
    expect(priceRelease(advanced, order({ cjl: 1 }), { bundle: true }).total).toBe(24_000);
  });

  it('computes percent from what the bundle left, then subtracts the user coupon', () => {
    const quote = priceRelease(advanced, order({ cjl: 1 }), {
      bundle: true,
      universalCoupon: { code: 'SPRING', kind: 'percent', percent: 10 },
      userCoupon: { code: 'U-1', amount: cents(5_000) },
    });
    expect(quote.discounts).toEqual([
      { type: 'bundle', description: 'Prepaid release', amount: 36_000 },
      { type: 'universalCoupon', description: 'Coupon SPRING', amount: 2_400 },
      { type: 'userCoupon', description: 'Coupon U-1', amount: 5_000 },
    ]);
    expect(quote.total).toBe(16_600);
  });

  it('caps a fixed coupon at what remains and leaves nothing for the next one', () => {
    const quote = priceRelease(advanced, order(), {
      universalCoupon: { code: 'ALL', kind: 'fixed', amount: cents(99_999_999) },
      userCoupon: { code: 'U-1', amount: cents(100) },
    });
    expect(quote.discounts).toEqual([{ type: 'universalCoupon', description: 'Coupon ALL', amount: 36_000 }]);
    expect(quote.total).toBe(0);
  });

  it('takes off a single cent, and names nothing that takes off none', () => {
    const worth = (amount: number) =>
      priceRelease(advanced, order(), { userCoupon: { code: 'U-1', amount: cents(amount) } }).discounts;
    expect(worth(1)).toEqual([{ type: 'userCoupon', description: 'Coupon U-1', amount: 1 }]);
    expect(worth(0)).toEqual([]);
  });

  it('rounds percent to the cent', () => {
    const third = coupon({ code: 'THIRD', kind: 'percent', percent: 33.33 });
    expect(priceRelease(fromDollars(19.99), order({ package: '80' }), third).total).toBe(1_333);
  });

  it('never goes below 0 and always adds up', () => {
    const amount = fc.integer({ min: 0, max: 200_000 }).map(cents);
    const orders = fc.record({
      package: fc.constantFrom<PackageId>(...packageIds),
      cjl: fc.integer({ min: 0, max: 19 }),
      hasCisionSocialPost: fc.boolean(),
      priorityReleaseEnabled: fc.constant(false),
    });
    const universal = fc.oneof(
      amount.map((fixed) => ({ code: 'F', kind: 'fixed' as const, amount: fixed })),
      fc
        .integer({ min: 1, max: 9_999 })
        .map((n) => ({ code: 'P', kind: 'percent' as const, percent: n / 100 })),
    );
    fc.assert(
      fc.property(
        amount,
        orders,
        fc.boolean(),
        universal,
        amount,
        (price, some, bundle, universalCoupon, own) => {
          const discounts = { bundle, universalCoupon, userCoupon: { code: 'U', amount: own } };
          const quote = priceRelease(price, some, discounts);
          const taken = quote.discounts.reduce((total, line) => total + line.amount, 0);
          expect(quote.total).toBeGreaterThanOrEqual(0);
          expect(quote.total + taken).toBe(quote.subtotal);
          expect(quote.subtotal).toBe(quote.items.reduce((total, item) => total + item.amount, 0));
          expect(quote.discounts.every((line) => line.amount > 0)).toBe(true);
        },
      ),
    );
  });
});

describe('what is not sold', () => {
  const errorOf = (attempt: () => unknown): string => {
    try {
      attempt();
    } catch (error) {
      if (error instanceof PricingError) return error.code;
      throw error;
    }
    return 'sold';
  };

  it.each(packageIds)('offers priority with %s only when the package has it', (id) => {
    const attempt = () =>
      priceRelease(startingPrices[id], order({ package: id, priorityReleaseEnabled: true }));
    expect(errorOf(attempt)).toBe(packageTraits[id].priority ? 'sold' : 'priority-not-offered');
  });

  it.each([
    ['80', 21],
    ['140', 21],
    ['200', 20],
    ['360', 19],
  ] as const)('sells at most so many lists with %s: %d', (id, most) => {
    const attempt = (cjl: number) => () => priceRelease(startingPrices[id], order({ package: id, cjl }));
    expect(errorOf(attempt(most))).toBe('sold');
    expect(errorOf(attempt(most + 1))).toBe('too-many-lists');
  });

  it.each([-1, 1.5, Number.NaN])('refuses %d lists', (cjl) => {
    expect(errorOf(() => priceRelease(advanced, order({ cjl })))).toBe('too-many-lists');
  });

  it('names everything at once, each with its field', () => {
    const errors = whyNotSold(order({ package: '80', cjl: 22, priorityReleaseEnabled: true }));
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ['priorityReleaseEnabled', 'Priority distribution is not available with Basic.'],
      ['cjl', 'Basic can be bought with at most 21 journalist lists.'],
    ]);
    expect(whyNotSold(order())).toEqual([]);
  });

  it('refuses an unknown package, before anything else, and a price below 0', () => {
    const unknown = order({ package: '999' as PackageId, cjl: 99, priorityReleaseEnabled: true });
    expect(whyNotSold(unknown).map(({ name, field, message }) => [name, field, message])).toEqual([
      ['PricingError', 'package', 'There is no package 999.'],
    ]);
    expect(() => priceRelease(-1 as Cents, order())).toThrow(
      expect.objectContaining({ field: 'package', message: 'A package price is never below 0.' }) as Error,
    );
    expect(priceRelease(cents(0), order()).total).toBe(0);
    expect(errorOf(() => priceRelease(advanced, order({ package: '999' as PackageId })))).toBe(
      'unknown-package',
    );
    expect(errorOf(() => priceRelease(-1 as Cents, order()))).toBe('invalid-price');
  });
});

describe('the price of an upgrade', () => {
  const upgrade = (change: Partial<Upgrade> = {}): Upgrade => ({
    from: '140',
    hadPriority: false,
    package: '360',
    priorityReleaseEnabled: false,
    ...change,
  });
  const prices = { from: fromDollars(245), to: fromDollars(480) };
  const codesOf = (asked: Upgrade) => whyNotUpgraded(asked).map(({ code }) => code);

  it('is the difference of the packages, and priority when it is added', () => {
    expect(priceUpgrade(prices, upgrade()).total).toBe(23_500);
    expect(priceUpgrade(prices, upgrade({ priorityReleaseEnabled: true })).total).toBe(35_500);
    const same = upgrade({ from: '360', priorityReleaseEnabled: true });
    expect(priceUpgrade({ from: prices.to, to: prices.to }, same).items).toEqual([
      { type: 'priority', description: 'Priority Distribution', quantity: 1, amount: 12_000 },
    ]);
  });

  it('is never below 0, and coupons lower it', () => {
    expect(priceUpgrade({ from: prices.to, to: prices.from }, upgrade()).total).toBe(0);
    const coupon = { userCoupon: { code: 'MINE', amount: fromDollars(35) } };
    expect(priceUpgrade(prices, upgrade(), coupon).total).toBe(20_000);
  });

  it('is refused for a lower package, for nothing new, and for priority that cannot be added', () => {
    expect(codesOf(upgrade({ package: '80' }))).toEqual(['upgrade-lower']);
    expect(codesOf(upgrade({ package: '140' }))).toEqual(['upgrade-nothing']);
    expect(codesOf(upgrade({ hadPriority: true, priorityReleaseEnabled: true }))).toEqual([
      'priority-bought',
    ]);
    expect(codesOf(upgrade({ from: '80', package: '140', priorityReleaseEnabled: true }))).toEqual([
      'priority-not-offered',
    ]);
    expect(() => priceUpgrade(prices, upgrade({ package: '80' }))).toThrow(PricingError);
  });
});

it('an edit of a published release costs 120 dollars', () => {
  expect(priceEdit()).toMatchObject({ items: [{ type: 'purchaseedit' }], discounts: [], total: 12_000 });
});
