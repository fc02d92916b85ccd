import { cents, type PackageId } from '@dispatch/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJob } from '../../app/schedule';
import { now, setClock } from '../../platform/settings/clock';
import { execute, inTransaction } from '../../platform/database/database';
import { writeLedger } from './ledger';
import type { User } from '../../people/users/User';
import { makeOrder } from '../purchases/placeOrder';
import { returnDiscounts } from '../discounts/returnDiscounts';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeBundleOrder } from '../../testing/makeHoldings';
import { makePayableRelease, refusalOf } from '../../testing/payer';
import { readZip } from '../../testing/readZip';
import { runJobs } from '../../testing/runJobs';
import { unlimited } from '../../testing/unlimited';
import { useTestServer } from '../../testing/useTestServer';
import { closeMonths } from './closeMonths';

const server = useTestServer(unlimited);
const hour = 3_600_000;
const day = 24 * hour;
const first = 2130;
const months = Array.from({ length: 36 }, (_, place) => {
  const [year, month] = [first + Math.floor(place / 12), String((place % 12) + 1).padStart(2, '0')];
  return { key: `deferred-revenue/${year}/${month}/bundles`, end: Date.UTC(first, place + 1) };
});

let state = 20_130;
/** A whole number below this one; the same each time. */
const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
const oneOf = <T>(all: readonly T[]): T | undefined => all[random(Math.max(all.length, 1))];

let owners: User[];
let editor: User;

type Lot = { id: number; userId: number; package: PackageId; quantity: number; used: number };
const anyLot = async (condition: string): Promise<Lot | undefined> =>
  oneOf(
    await execute<Lot>(
      `select bundle_lot_id as id, user_id as "userId", package, quantity, used from bundle_lots
        where ${condition} order by bundle_lot_id`,
    ),
  );
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

const sell = async (): Promise<void> => {
  const owner = oneOf(owners) ?? editor;
  const lines = Array.from({ length: 1 + random(2) }, () => ({
    package: oneOf<PackageId>(['140', '200', '360']) ?? '200',
    quantity: 3 + random(8),
    cents: 50_000 + random(500_000),
  }));
  const { orderId, lots } = await makeBundleOrder(server, owner, lines);
  const ends = new Date(now().getTime() + (30 + random(340)) * day);
  const sql = `update bundle_lots set purchase_date = $2, expiration_date = $3 where bundle_lot_id = any($1)`;
  await execute(sql, [lots, now(), ends]);
  const amount = cents(lines.reduce((sum, line) => sum + line.cents, 0));
  await inTransaction(() => writeLedger([{ kind: 'sale', userId: owner.userId, orderId, amount }], now()));
};

/** An order of a release that a lot has paid for. */
const use = async (): Promise<void> => {
  const lot = await anyLot(`quantity - used > expired and expiration_date >= '${now().toISOString()}'`);
  const owner = owners.find(({ userId }) => userId === lot?.userId);
  if (lot === undefined || owner === undefined) return;
  const release = await makePayableRelease(owner);
  const { userId, distributionId } = release;
  const contents = {
    package: lot.package,
    cjl: 0,
    hasCisionSocialPost: false,
    priorityReleaseEnabled: false,
  };
  const quote = { items: [], subtotal: cents(0), discounts: [], total: cents(0) };
  const sources = { bundleLotId: lot.id, universalCouponId: null, userCouponId: null, userCouponCents: null };
  const sale = {
    ...{ userId, distributionId, release, now: now(), whyNot: null, contentsNow: () => contents },
    ...{ price: async () => quote, deliver: async () => undefined },
  };
  await inTransaction(() =>
    makeOrder(sale, { purpose: 'release', contents, quote, sources }, 'worker', null),
  );
};

const giveBack = async (): Promise<void> => {
  const order = oneOf(
    await execute<{ id: number }>(
      `select order_id as id from orders where bundle_lot_id is not null and discounts_returned_at is null order by 1`,
    ),
  );
  if (order !== undefined) await inTransaction(() => returnDiscounts(order.id, 'worker', now()));
};

const refund = async (isRefused: boolean): Promise<void> => {
  const lot = await anyLot('used = 0 and refunded_at is null and amount_cents > 0');
  if (lot === undefined) return;
  const { stripe } = server.ports.payments;
  stripe.refundOutcome = isRefused ? { status: 'refused', message: 'No.' } : null;
  const asked = (await server.as(editor)).call('refundBundleOrder', { headers: key(), body: [lot.id] });
  await (isRefused ? refusalOf(asked) : asked);
};

const give = async (): Promise<void> => {
  const { userId: userAccountId } = oneOf(owners) ?? editor;
  const body = { userAccountId, packageId: 200 as const, quantity: 1 + random(4) };
  await (await server.as(editor)).call('giveBundle', { headers: key(), body });
};

const change = async (): Promise<void> => {
  const lot = await anyLot('refunded_at is null and quantity > used');
  if (lot === undefined) return;
  const quantity = Math.max(lot.quantity - 1 + random(3), lot.used, 1);
  const expirationDate = new Date(now().getTime() + (20 + random(90)) * day).toISOString();
  const body = [{ userPackageBundleId: lot.id, quantity, expirationDate }];
  await (await server.as(editor)).call('saveBundleLots', { body });
};

const acts = [sell, use, use, use, giveBack, give, change, () => refund(true), () => refund(false)];

/** What the tables say is deferred of each lot: the reports are made from the ledger alone. */
const deferred = async (): Promise<Map<string, number>> => {
  const rows = await execute<{ lot: string; rest: number }>(
    `select bundle_lot_id::text as lot, amount_cents - spent_cents as rest from bundle_lots
      where amount_cents > spent_cents`,
  );
  return new Map(rows.map(({ lot, rest }) => [lot, rest]));
};

const names = ['Opening', 'Sold', 'Recognized', 'Refunded', 'Expired', 'Closing'] as const;
type Row = Record<'Lot Id' | (typeof names)[number], string>;
const kept = (name: string): Buffer => server.ports.storage.kept.get(name) ?? Buffer.alloc(0);

/** Cents of each column by lot, and of the sum. */
const reportOf = (report: string): Map<string, number[]> => {
  const rows = parse<Row>(kept(`${report}.csv`), { columns: true, bom: true });
  return new Map(
    rows.map((row) => [row['Lot Id'], names.map((name) => Math.round(Number(row[name]) * 100))]),
  );
};

const closings: Map<string, number>[] = [];

beforeAll(async () => {
  owners = [await makeUser(), await makeUser(), await makeUser()];
  editor = await makeUser({ group: 'EDITOR' });
  for (const [place, { end }] of months.entries()) {
    const moments = Array.from({ length: 7 }, () => Date.UTC(first, place) + random(27 * 24) * hour);
    for (const [turn, moment] of moments.toSorted((a, b) => a - b).entries()) {
      setClock(new Date(moment));
      await (turn === 0 ? sell : oneOf(acts))?.();
      if (turn % 3 === 0)
        await doJob(server, (payload, context) => runJob('expire-bundles', payload, context), {});
    }
    setClock(new Date(end - 1));
    closings.push(await deferred());
  }
  await execute('delete from jobs.job');
  setClock(new Date((months.at(-1)?.end ?? 0) + 3 * hour));
  // Nobody has closed a month in time: the reports of the past are the same.
  await doJob(server, closeMonths, {});
  await runJobs(server);
}, 120_000);
afterAll(() => setClock(null));

it('closes each month with what was there and came less what went, to the cent, and begins the next with it', () => {
  let before = new Map<string, number>();
  for (const [place, { key: name }] of months.entries()) {
    const report = reportOf(name);
    for (const [lot, row] of report) {
      const [opening = 0, sold = 0, recognized = 0, refunded = 0, expired = 0, closing = 0] = row;
      expect([lot, opening + sold - recognized - refunded - expired]).toEqual([lot, closing]);
    }
    const total = report.get('Total');
    report.delete('Total');
    const sums = names.map((_, column) =>
      [...report.values()].reduce((sum, row) => sum + (row[column] ?? 0), 0),
    );
    expect(total).toEqual(sums);
    const column = (at: number) =>
      new Map([...report].map(([lot, row]) => [lot, row[at]] as const).filter(([, amount]) => amount !== 0));
    expect(column(0)).toEqual(before);
    expect(column(5)).toEqual(closings[place]);
    before = closings[place] ?? before;
  }
});

it('has seen each kind of movement, and releases that came back in a later month', async () => {
  const totals = months.map(({ key: name }) => reportOf(name).get('Total') ?? []);
  const sums = names.map((_, column) => totals.reduce((sum, total) => sum + Math.abs(total[column] ?? 0), 0));
  expect(sums.filter((sum) => sum > 100_000)).toEqual(sums);
  const kinds = await execute<{ kind: string }>(
    'select distinct kind from ledger_entries where amount_cents > 0',
  );
  const lots = ['lot-added', 'lot-expired', 'lot-removed', 'lot-returned', 'lot-used'];
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...lots, 'refund', 'sale']));
  const returned = months.flatMap(({ key: name }) =>
    [...reportOf(name).values()].map(([, , recognized]) => recognized),
  );
  expect(Math.min(...returned.map((amount) => amount ?? 0))).toBeLessThan(0);
});

it('says the same in the spreadsheet as in the CSV', () => {
  const { key: name = '' } = months[20] ?? {};
  const sheet =
    readZip(kept(`${name}.xlsx`))
      .get('xl/worksheets/sheet1.xml')
      ?.toString() ?? '';
  const rows = (sheet.match(/<row .*?<\/row>/g) ?? []).map((row) =>
    [...row.matchAll(/<c r="[E-J]\d+"[^>]*><v>(.*?)<\/v>/g)].map(([, value]) =>
      Math.round(Number(value) * 100),
    ),
  );
  expect(rows.slice(1)).toEqual([...reportOf(name).values()]);
});
