import { type BundleLine, type Cents, cents, endOfUtcDay, packageTraits, sum } from '@dispatch/contract';
import { execute, inTransaction } from '../../platform/database/database';
import { writeLedger } from '../../money/finance/ledger';
import { Order } from '../../money/orders/Order';
import { OrderLineItem } from '../../money/orders/OrderLineItem';
import { Payment } from '../../money/payments/Payment';
import type { User } from '../../people/users/User';
import { type BundlePrice, bundlePrices } from '../../money/prices/bundlePrices';
import type { DemoHoldings } from './demoHoldings';

type DemoLot = DemoHoldings['lots'][number];

const after = (now: Date, days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

const lotSql = `
insert into bundle_lots (user_id, package, quantity, used, order_id, amount_cents, spent_cents, purchase_date,
  expiration_date)
values ($1, $2, $3::integer, $4::integer, $5, $6::integer, $6::integer * $4::integer / $3::integer, $7, $8)
returning bundle_lot_id as id, spent_cents as spent`;

const lineOf = ({ percentOff: _percentOff, ...line }: BundlePrice): BundleLine => line;

/** An order of what was bought on one day. What the store does not sell was given. */
const seedOrder = async ({ userId }: User, lots: readonly DemoLot[], at: Date, now: Date): Promise<void> => {
  const sold = await bundlePrices(userId);
  const lines = lots.map((lot) => {
    const price = sold.find((one) => one.packageId === lot.package && one.quantity === lot.quantity);
    return { ...lot, amountCents: price?.amount ?? cents(0), price };
  });
  const total = sum(lines.map(({ amountCents }) => amountCents));
  const totals = { subtotalCents: total, discountCents: cents(0), totalCents: total };
  const dates = { createdDate: at, changedAt: at };
  const bought = { userId, distributionId: null, purpose: 'bundle' } as const;
  const { orderId } = await Order.create({ ...bought, ...totals, ...dates });
  await inTransaction(() => writeLedger([{ kind: 'sale', userId, orderId, amount: total }], at));
  for (const [place, line] of lines.entries()) {
    const { package: id, quantity, used, amountCents, expiresInDays } = line;
    const description = `${packageTraits[id].name}, ${quantity} releases`;
    const position = place + 1;
    await OrderLineItem.create({ orderId, position, type: 'bundle', description, quantity, amountCents });
    const expires = endOfUtcDay(after(now, expiresInDays));
    const values = [userId, id, quantity, used, orderId, amountCents, at, expires];
    const [lot] = await execute<{ id: number; spent: Cents }>(lotSql, values);
    if (lot === undefined || used === 0) continue;
    const use = { kind: 'lot-used', userId, bundleLotId: lot.id, quantity: used, amount: lot.spent } as const;
    await inTransaction(() => writeLedger([use], new Date((at.getTime() + now.getTime()) / 2)));
  }
  if (total === 0) return;
  await Payment.create({
    ...bought,
    orderId,
    provider: 'demo',
    intentId: `pi_demo${orderId}`,
    chargeId: `ch_demo${orderId}`,
    amountCents: total,
    quote: {
      contents: { lines: lines.flatMap(({ price }) => (price === undefined ? [] : [lineOf(price)])) },
      quote: { items: [], subtotal: total, discounts: [], total },
    },
    state: 'captured',
    keepsCard: lots.some(({ renews }) => renews),
    createdAt: at,
    updatedAt: at,
  });
};

/** Bundle orders of different ages, the oldest first. */
export const seedBundles = async (
  lots: readonly DemoLot[],
  people: ReadonlyMap<string, User>,
  now: Date,
): Promise<void> => {
  for (const [key, user] of people) {
    const own = lots.filter(({ owner }) => owner === key);
    const ages = [...new Set(own.map(({ boughtDaysAgo }) => boughtDaysAgo))].toSorted((a, b) => b - a);
    for (const age of ages) {
      const together = own.filter(({ boughtDaysAgo }) => boughtDaysAgo === age);
      await seedOrder(user, together, after(now, -age), now);
    }
  }
};
