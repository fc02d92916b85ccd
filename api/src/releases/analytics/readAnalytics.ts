import type { components } from '@dispatch/contract';
import { notFound } from '../../platform/call/problem';
import type { Session } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { receiptReader, withReceipts } from '../delivery/receiptReaders';
import { publishedVersionSql } from '../lifecycle/ReleaseVersion';
import { figureColumns, otherHosts } from './counts';

type Schemas = components['schemas'];
export type AnalyticsFigures = Schemas['AnalyticsFigures'];

const figuresSql = figureColumns
  .map(([figure, column]) => `coalesce(a.${column}, 0) as "${figure}!"`)
  .join(', ');
const sumsSql = figureColumns
  .map(([figure, column]) => `coalesce(sum(a.${column}), 0)::integer as "${figure}!"`)
  .join(', ');

const analyticsRelease = statement('analytics-release')`
select r.distribution_id as id, coalesce(v.content ->> 'headline', r.headline) as "headline!",
  coalesce(v.content ->> 'language', r.language) as "language!"
from (select * from ${withReceipts}) r ${publishedVersionSql('false')}`;

/** What readers see of a release whose analytics somebody may read. Throws 404 for anyone else. */
export const releaseWithAnalytics = async (
  distributionId: number,
  session: Session,
): Promise<{ headline: string; language: string }> => {
  const found = await analyticsRelease.maybe(receiptReader(distributionId, session));
  if (found === undefined) throw notFound();
  return { headline: found.headline, language: found.language };
};

const analyticsByDay = statement('analytics-by-day')`
select days.day::date::text as "day!", ${figuresSql}
from generate_series(:from::date, :until::date, interval '1 day') as days (day)
left join release_analytics a on a.distribution_id = :distributionId and a.day = days.day::date
order by days.day`;

type Days = { distributionId: number; from: string; until: string };

/** The figures of each of these Eastern days. */
export const analyticsOfDays = async (days: Days): Promise<Schemas['AnalyticsDay'][]> =>
  (await analyticsByDay.all(days)).map(({ day, ...figures }) => ({ day, figures }));

const analyticsSum = statement('analytics-sum')`
select ${sumsSql} from release_analytics a where a.distribution_id = :distributionId`;

/** The figures of a release since its publication. */
export const analyticsInAll = (distributionId: number): Promise<AnalyticsFigures> =>
  analyticsSum.one({ distributionId });

/** What a referrer without a name of its own is called. */
const named: Readonly<Record<string, string>> = { '': 'Direct or unknown', [otherHosts]: 'Other sites' };

/** How a referrer is called. */
export const referrerName = (host: string): string => named[host] ?? host;

const analyticsReferrers = statement('analytics-referrers')`
select host, sum(reads)::integer as "reads!" from release_referrers
where distribution_id = :distributionId and day between :from::date and :until::date
group by host order by sum(reads) desc, host limit 50`;

/** Where page reads of these days came from. */
export const referrersOfDays = async (days: Days): Promise<Schemas['AnalyticsReferrer'][]> =>
  (await analyticsReferrers.all(days)).map(({ host, reads }) => ({ from: referrerName(host), reads }));
