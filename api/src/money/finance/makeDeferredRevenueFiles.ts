import { Readable } from 'node:stream';
import { cents, formatUtcDay, toDollars } from '@dispatch/contract';
import type { Cell } from 'write-excel-file/node';
import { csvText } from '../../platform/csv/csvAnswer';
import { statement, variants } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { keyOf, mediaTypes, type ReportMonth, spanOf } from './deferredRevenue';
import { countLots, reportPages, type Figures, type ReportRow } from './deferredRevenueRows';

const plain = {
  lot: 'Lot Id',
  order: 'Bundle Order Id',
  package: 'Package',
  purchased: 'Purchased',
} as const;
const money: Readonly<Record<keyof Figures, string>> = {
  opening: 'Opening',
  sold: 'Sold',
  recognized: 'Recognized',
  refunded: 'Refunded',
  expired: 'Expired',
  closing: 'Closing',
};
const moneyNames = Object.keys(money) as (keyof Figures)[];

const dollars = (row: ReportRow, name: keyof Figures): number => toDollars(cents(row[name]));

const csvRow = (row: ReportRow) => ({
  ...row,
  purchased: row.purchased && formatUtcDay(row.purchased),
  ...Object.fromEntries(moneyNames.map((name) => [name, dollars(row, name).toFixed(2)])),
});

const column = (label: string, cell: (row: ReportRow) => Cell) => ({
  header: { value: label, fontWeight: 'bold' as const },
  width: 16,
  cell,
});
const columns = [
  column(plain.lot, ({ lot }) => lot),
  column(plain.order, ({ order }) => order),
  column(plain.package, (row) => row.package),
  column(plain.purchased, ({ purchased }) => purchased && { value: purchased, format: 'm/d/yyyy' }),
  ...moneyNames.map((name) =>
    column(money[name], (row) => ({ value: dollars(row, name), format: '#,##0.00' })),
  ),
];

/** The library takes all rows at once, and makes the whole file of them. */
const xlsxOf = async (rows: ReportRow[], { year, month }: ReportMonth): Promise<Buffer> => {
  const { default: writeXlsx } = await import('write-excel-file/node');
  return writeXlsx(rows, { columns, sheet: `Bundles ${year}-${month}`, stickyRowsCount: 1 }).toBuffer();
};

const deferredRevenueCount = variants(
  'deferred-revenue',
  { column: ['lot_count', 'lots_read'] },
  ({ column }) => `update deferred_revenue_reports set ${column} = :count where month = :from`,
);

const deferredRevenueFailed = statement('deferred-revenue-failed_at')`
update deferred_revenue_reports set failed_at = :now where month = :from`;

const deferredRevenueFinish = statement('deferred-revenue-finish')`
update deferred_revenue_reports set made_at = :now, failed_at = null where month = :from`;

/**
 * Makes the files of a month from the ledger: until its end, or until now when that has not come. Made anew, they take
 * the place of those before. The CSV is written while it is read.
 */
const makeDeferredRevenueFiles: JobHandler<{ year: number; month: string }> = async (
  month,
  { ports, now },
) => {
  const span = spanOf(month);
  const until = span.end < now ? span.end : now;
  /** Notes in the row of the month how far its making is. */
  const notePart = async (column: 'lot_count' | 'lots_read', count: number): Promise<void> => {
    await deferredRevenueCount({ column }).run({ count, from: span.from });
  };
  const kept: ReportRow[] = [];
  const pages = async function* () {
    for await (const rows of reportPages({ from: span.from, until }, (lots) => notePart('lots_read', lots))) {
      kept.push(...rows);
      yield rows.map(csvRow);
    }
  };
  try {
    await notePart('lot_count', await countLots());
    const csv = Readable.from(csvText({ ...plain, ...money }, pages(), { isOurs: true }), {
      objectMode: false,
    });
    await ports.storage.put(keyOf(month, 'csv'), csv, mediaTypes.csv);
    await ports.storage.put(keyOf(month, 'xlsx'), await xlsxOf(kept, month), mediaTypes.xlsx);
    await deferredRevenueFinish.run({ from: span.from, now });
  } catch (error) {
    await deferredRevenueFailed.run({ from: span.from, now });
    throw error;
  }
};

export const makeDeferredRevenueFilesJob = {
  handler: makeDeferredRevenueFiles,
  title: 'Make the deferred-revenue files of a month',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 3600,
  policy: 'short',
} as const satisfies JobPlan;
