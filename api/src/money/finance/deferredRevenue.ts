import { rawJson, type RawJson } from '../../platform/call/answerBody';
import { enqueue } from '../../platform/jobs/queue';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

/** A month in UTC, as calls and keys name it: `month` has two digits. */
export type ReportMonth = { year: number; month: string };

/** From its first moment to the first one of the next. */
export const spanOf = ({ year, month }: ReportMonth): { from: Date; end: Date } => ({
  from: new Date(Date.UTC(year, Number(month) - 1)),
  end: new Date(Date.UTC(year, Number(month))),
});

/** By the end of a key. */
export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Format = keyof typeof mediaTypes;

const formats = Object.keys(mediaTypes) as Format[];

/** Where the file of a month is, in the storage and for who asks for it. */
export const keyOf = ({ year, month }: ReportMonth, format: Format): string =>
  `deferred-revenue/${year}/${month}/bundles.${format}`;

const deferredRevenueMade = statement('deferred-revenue-made')`
select from deferred_revenue_reports where month = :from and made_at is not null`;

/** The keys of the files of a month; none before they were made. */
export const reportKeys = async (month: ReportMonth): Promise<string[]> => {
  const made = await deferredRevenueMade.all({ from: spanOf(month).from });
  return made.length === 0 ? [] : formats.map((format) => keyOf(month, format));
};

const deferredRevenueAsk = statement('deferred-revenue-ask')`
insert into deferred_revenue_reports (month, asked_at) values (:from, :now)
on conflict (month) do update set asked_at = excluded.asked_at, lots_read = 0`;

/** Has the files of a month made, in the transaction of the caller. One that waits already is the one that was asked for. */
export const askForReport = async (month: ReportMonth, now: Date): Promise<void> => {
  await deferredRevenueAsk.run({ from: spanOf(month).from, now });
  await enqueue('make-deferred-revenue', month, { singletonKey: `${month.year}-${month.month}` });
};

/** SQL: whether the report `r` tells of all of its month. What began in its last moment is written by an hour later. */
export const closedSql = `coalesce(r.made_at >= (r.month + interval '1 month') at time zone 'UTC' + interval '1 hour', false)`;

/** One that was asked for longer ago than an hour is not waited for. */
const deferredRevenueProgress = statement('deferred-revenue-progress')`
select json_build_object(
  'isRunning', coalesce(r.asked_at > greatest(r.made_at, r.failed_at, :now::timestamptz - interval '1 hour'), false),
  'lotsRead', coalesce(r.lots_read, 0),
  'lotCount', coalesce(r.lot_count, 0),
  'untilDate', ${instantSql(`case when r.made_at is not null then least(r.made_at, :end::timestamptz - interval '1 millisecond') end`)},
  'isClosed', ${closedSql},
  'failedDate', ${instantSql('r.failed_at')}
)::text as "progress!"
from (select) one left join deferred_revenue_reports r on r.month = :from`;

export const readProgress = async (month: ReportMonth, now: Date): Promise<RawJson> => {
  const { from, end } = spanOf(month);
  const row = await deferredRevenueProgress.maybe({ from, end, now });
  if (row === undefined) throw new Error('The report has no progress.');
  return rawJson(row.progress);
};
