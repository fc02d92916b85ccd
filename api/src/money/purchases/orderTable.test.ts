import { orderTable } from '@dispatch/contract/orderTable';
import { expect, test } from 'vitest';
import { paidBundles, paidOrders, testOrderTable } from '../../testing/orderTableTests';
import { coveringPairs } from '../../testing/pairs';

const kindOf = (coupon: { cents?: number } | null): string =>
  coupon === null ? '-' : coupon.cents === undefined ? 'percent' : 'cents';

const orders = coveringPairs(
  paidOrders,
  ({
    purpose,
    provider,
    from,
    package: bought,
    isPartner,
    lists,
    hasPost,
    priority,
    lot,
    universal,
    own,
    total,
  }) => ({
    purpose,
    provider,
    from: from?.package ?? '-',
    bought,
    isPartner,
    lists: Math.min(lists, 2),
    hasPost,
    priority,
    lot,
    universal: kindOf(universal),
    hasOwn: own !== null,
    isFree: total === 0,
  }),
);
const bundles = coveringPairs(paidBundles, ({ provider, entries, isPartner, total }) => ({
  provider,
  entries: entries.length,
  isPartner,
  isFree: total === 0,
}));

test('the table has 200 orders, of which fewer hold every pair', () => {
  expect(orderTable.length).toBeGreaterThanOrEqual(200);
  expect(orders.length + bundles.length).toBeGreaterThanOrEqual(40);
  expect(orders.length + bundles.length).toBeLessThanOrEqual(70);
});

testOrderTable(orders, bundles);
