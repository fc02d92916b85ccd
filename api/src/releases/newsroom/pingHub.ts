import { mediaTopic } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { feedFormats, feedPath } from './sitePage';

const keysOfRelease = statement('feed-keys-of-release')`
select coalesce(page.slug, named.key) as "company!", news_key(city_state) as "place!", media_topics as topics
from releases r
cross join lateral (select news_key(coalesce(nullif(trim(r.company_name), ''), r.primary_contact_company)) as key) named
left join company_slugs s on s.slug = named.key left join companies page using (company_id)
where r.distribution_id = :distributionId`;

/** The lists that a release stands in, or stood: that of all, of its company, its place, its topics and what contains them. */
const listsOf = ({
  company,
  place,
  topics,
}: {
  company: string;
  place: string;
  topics: string[];
}): string[] => {
  const broader = topics.flatMap((code) => mediaTopic(code)?.broader ?? []);
  return [
    '/news',
    ...(company === '' ? [] : [`/news/companies/${company}`]),
    ...(place === '' ? [] : [`/news/places/${place}`]),
    ...[...new Set([...topics, ...broader])].map((code) => `/news/topics/${code}`),
  ];
};

/** Tells the hub which feeds have changed: whoever follows one there hears of it at once. */
const pingHub: JobHandler<{ distributionId: number }> = async ({ distributionId }, { ports, config }) => {
  const keys = await keysOfRelease.maybe({ distributionId });
  if (keys === undefined || ports.hub === null) return;
  const feeds = listsOf(keys).flatMap((list) => feedFormats.map((format) => feedPath(list, format)));
  await ports.hub.publish(feeds.map((feed) => config.publicUrl + feed));
};

export const pingHubJob = {
  handler: pingHub,
  title: 'Tell the WebSub hub that feeds have changed',
  retryLimit: 6,
  retryDelay: 15,
  expireInSeconds: 30,
  atOnce: 2,
} as const satisfies JobPlan;
