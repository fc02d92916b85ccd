import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { askForReport, closedSql } from './deferredRevenue';

/** The months from the first entry of the ledger to the one before $1 whose files do not tell of all of them. */
const monthsToClose = statement('months-to-close')`
select extract(year from m)::integer as "year!", to_char(m, 'MM') as "month!"
  from generate_series(
    (select date_trunc('month', min(at) at time zone 'UTC') from ledger_entries),
    date_trunc('month', :now::timestamptz at time zone 'UTC') - interval '1 month', interval '1 month') m
  left join deferred_revenue_reports r on r.month = m::date
 where not ${closedSql}
 order by m`;

/** Has the files of each month made that is over, once; those of an installation that stood still, too. */
export const closeMonths: JobHandler = async (_payload, { now, ports }) => {
  if (!ports.storage.isOpen) return;
  await inTransaction(async () => {
    for (const month of await monthsToClose.all({ now })) await askForReport(month, now);
  });
};

export const closeMonthsJob = {
  handler: closeMonths,
  title: 'Close the months that are over',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 600,
  policy: 'short',
  cron: '50 2 * * *',
} as const satisfies JobPlan;
