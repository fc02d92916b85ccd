import { type PackageId, packageTraits } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

const figures = ['opening', 'sold', 'recognized', 'refunded', 'expired', 'closing'] as const;

/** Cents by column of the report; opening + sold - recognized - refunded - expired = closing. */
export type Figures = Record<(typeof figures)[number], number>;

/** A lot of prepaid releases in a month; the last row of a report is the sum. */
export type ReportRow = Figures & {
  lot: number | 'Total';
  order: number | null;
  package: string | null;
  purchased: Date | null;
};

const bought = 'order_id is not null and amount_cents > 0';
const lotsAtOnce = 2000;

/**
 * The next lots after `:last`, with what the ledger says of them from `:from` until before `:until`. What was sold is the lot's part of
 * the sale of its order. What goes back to a lot takes away from what was recognized or refunded of it. `lot-added`
 * and `lot-removed` have an amount for a refund alone.
 */
const deferredRevenueRows = statement('deferred-revenue-rows')`
with lots as (
  select bundle_lot_id, order_id, package, purchase_date, amount_cents from bundle_lots
   where bundle_lot_id > :last and ${bought} order by bundle_lot_id limit ${lotsAtOnce}
), moves as (
  select l.bundle_lot_id, s.at, 'sold' as move, l.amount_cents::bigint as cents
    from lots l join ledger_entries s on s.order_id = l.order_id and s.kind = 'sale' and s.at < :until
  union all
  select l.bundle_lot_id, e.at,
    case e.kind when 'lot-used' then 'recognized' when 'lot-returned' then 'recognized'
                when 'lot-expired' then 'expired' else 'refunded' end,
    case when e.kind in ('lot-returned', 'lot-added') then e.amount_cents else -e.amount_cents::bigint end
    from lots l join ledger_entries e on e.bundle_lot_id = l.bundle_lot_id and e.at < :until
   where e.kind in ('lot-used', 'lot-returned', 'lot-expired', 'lot-added', 'lot-removed')
)
select bundle_lot_id as "lot!", order_id as "order", package as "package!", purchase_date as purchased,
  coalesce(sum(cents) filter (where at < :from), 0)::integer as "opening!",
  coalesce(sum(cents) filter (where at >= :from and move = 'sold'), 0)::integer as "sold!",
  -coalesce(sum(cents) filter (where at >= :from and move = 'recognized'), 0)::integer as "recognized!",
  -coalesce(sum(cents) filter (where at >= :from and move = 'refunded'), 0)::integer as "refunded!",
  -coalesce(sum(cents) filter (where at >= :from and move = 'expired'), 0)::integer as "expired!",
  coalesce(sum(cents), 0)::integer as "closing!"
from lots left join moves using (bundle_lot_id)
group by bundle_lot_id, order_id, package, purchase_date order by bundle_lot_id`.as<{ package: PackageId }>();

type LotRow = ReportRow & { lot: number; package: PackageId };

const deferredRevenueLots = statement('deferred-revenue-lots')`
select count(*)::integer as "count!" from bundle_lots where ${bought}`;

/** How many lots a report has to read. */
export const countLots = async (): Promise<number> => {
  const row = await deferredRevenueLots.maybe();
  return row?.count ?? 0;
};

/**
 * The rows of a report, some thousand lots at a time; lots with nothing to tell of are left out. `onRead` hears after
 * each page how many lots were read. The last page is the sum.
 */
export async function* reportPages(
  { from, until }: { from: Date; until: Date },
  onRead: (lots: number) => Promise<void>,
): AsyncGenerator<readonly ReportRow[]> {
  const total: ReportRow = {
    ...{ lot: 'Total', order: null, package: null, purchased: null },
    ...{ opening: 0, sold: 0, recognized: 0, refunded: 0, expired: 0, closing: 0 },
  };
  let read = 0;
  for (let last = 0, found = lotsAtOnce; found === lotsAtOnce;) {
    const lots: LotRow[] = await deferredRevenueRows.all({ last, from, until });
    found = lots.length;
    last = lots.at(-1)?.lot ?? last;
    const told = lots.filter((lot) => figures.some((figure) => lot[figure] !== 0));
    for (const lot of told) for (const figure of figures) total[figure] += lot[figure];
    yield told.map((lot) => ({ ...lot, package: packageTraits[lot.package].name }));
    await onRead((read += found));
  }
  yield [total];
}
