import { expect, test } from 'vitest';
import { quoteLines } from './quoteLines';

test('a package alone is one line', () => {
  const items = [{ type: 'package' as const, description: 'Basic', quantity: 1, amount: 120 }];
  expect(quoteLines({ includedLists: 0, items, subtotal: 120, discounts: [], total: 120 })).toEqual([
    { label: 'Basic', amount: '$120.00', note: undefined },
  ]);
});

test('one list that comes with the package is one list', () => {
  const items = [{ type: 'package' as const, description: 'Advanced', quantity: 1, amount: 360 }];
  const lines = quoteLines({ includedLists: 1, items, subtotal: 360, discounts: [], total: 360 });
  expect(lines.map(({ label }) => label)).toEqual(['Advanced', '1 journalist list']);
});

test('included lists, additions and discounts stand in the order of a bill', () => {
  const lines = quoteLines({
    includedLists: 2,
    items: [
      { type: 'package', description: 'Premium', quantity: 1, amount: 480 },
      { type: 'cjl', description: 'Journalist list', quantity: 3, amount: 720 },
    ],
    subtotal: 1200,
    discounts: [{ type: 'universalCoupon', description: 'Coupon SPRING10', amount: 120.5 }],
    total: 1079.5,
  });
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Premium', '$480.00'],
    ['2 journalist lists', 'Included'],
    ['Journalist list', '$720.00'],
    ['Subtotal', '$1,200.00'],
    ['Coupon SPRING10', '−$120.50'],
  ]);
  expect(lines[2]?.note).toBe('3 at $240.00');
});
