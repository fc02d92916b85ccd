import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';

const companySlugs = statement('company-slugs')`
select slug from company_slugs where company_id = :companyId order by slug`;

/** The keys under which a page is and was found. */
export const slugsOf = async (companyId: number): Promise<string[]> =>
  (await companySlugs.all({ companyId })).map(({ slug }) => slug);

/** Milliseconds after which no transaction goes on that has read whose the keys were before. */
const settled = 120_000;

/**
 * In the transaction that gives or takes one of these keys: whose page a release is on is found out anew. And once more for
 * those that are published in that very moment.
 */
export const renewListing = async (slugs: readonly string[], now: Date): Promise<void> => {
  if (slugs.length === 0) return;
  const payload = { slugs: [...slugs] };
  await enqueue('renew-listing', payload);
  await enqueue('renew-listing', payload, { startAfter: new Date(now.getTime() + settled) });
};

/** Those that are listed under the key, and those that only have its name, as readers find them by their words. */
const listedUnder = statement('news-listed-under')`
select distribution_id as id from news_items where company_key = :slug
union
select distribution_id from news_items
where words @@ plainto_tsquery('simple', replace(:slug::text, '-', ' ')) and company_key = '' and news_key(company) = :slug
order by id`;

const newsFill = statement('news-fill')`select fill_news_item(id) from unnest(:ids::integer[]) as id`;

const perTransaction = 50;

/** Lists releases by their company anew. One that is listed right already stays as it is. */
const renew: JobHandler<{ slugs: string[] }> = async ({ slugs }) => {
  for (const slug of slugs) {
    const ids = (await listedUnder.all({ slug })).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += perTransaction)
      await inTransaction(() => newsFill.run({ ids: ids.slice(from, from + perTransaction) }));
  }
};

export const renewListingJob = {
  handler: renew,
  title: 'List releases under the page of their company',
  retryLimit: 9,
  retryDelay: 60,
  expireInSeconds: 600,
} as const satisfies JobPlan;
