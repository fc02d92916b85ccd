import { allAnalyticsFigures } from '@dispatch/contract/analytics';
import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { figureColumns } from './counts';
import { referrerName, releaseWithAnalytics } from './readAnalytics';

const columns = {
  day: 'Day (Eastern)',
  ...Object.fromEntries(allAnalyticsFigures.map(({ name, label }) => [name, label])),
  referrer: 'Referrer',
};

const analyticsDays = statement('analytics-export')`
select day::text as "day!", ${figureColumns.map(([figure, column]) => `${column} as "${figure}"`).join(', ')}
from release_analytics where distribution_id = :id order by day`;

const analyticsHosts = statement('analytics-export-referrers')`
select day::text as "day!", host, reads from release_referrers where distribution_id = :id order by day, reads desc, host`;

/** The figures of each day, and behind them the page reads of each referrer and day. */
export const exportReleaseAnalytics: Handler<'exportReleaseAnalytics'> = async (call) => {
  const { id } = call.path;
  await releaseWithAnalytics(id, call.session);
  const hosts = await analyticsHosts.all({ id });
  const rows: object[] = [
    ...(await analyticsDays.all({ id })),
    ...hosts.map(({ day, host, reads }) => ({ day, reads, referrer: referrerName(host) })),
  ];
  return csvAnswer(call, {
    name: `analytics-${id}`,
    columns,
    ids: rows.map((_row, place) => place),
    rowsOf: (places) => Promise.resolve(places.flatMap((place) => rows[place] ?? [])),
  });
};
