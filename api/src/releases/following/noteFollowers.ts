import { mediaTopic } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { enqueue } from '../../platform/jobs/queue';
import type { Occasion } from '../delivery/deliveredStory';

const version = `(select coalesce(max(number), 1) from release_versions v where v.distribution_id = r.distribution_id)`;

/** The keys of the company's page, also those under which it was found before. */
const companyKeys = `array(select other.slug from company_slugs own join company_slugs other using (company_id)
  where own.slug = n.company_key) || n.company_key`;

/** A topic is followed with all that it contains: `topics` holds those of the release, and what contains them. */
const firstNote = statement('follow-news-first')`
with matching as (
  select f.follower_id, f.label from news_items n join follows f on f.kind = 'company' and f.key = any(${companyKeys})
    where n.distribution_id = :distributionId and n.company_key <> ''
  union all select f.follower_id, f.label from news_items n join follows f on f.kind = 'place' and f.key = n.place_key
    where n.distribution_id = :distributionId and n.place_key <> ''
  union all select f.follower_id, f.label from follows f where f.kind = 'topic' and f.key = any(:topics::text[])
  union all select f.follower_id, f.label from news_items n join follows f on f.kind = 'search' and n.words @@ f.query
    where n.distribution_id = :distributionId
)
insert into follow_news (follower_id, distribution_id, occasion, version, reason, created_at)
select m.follower_id, r.distribution_id, 'first', 1, string_agg(distinct m.label, ', '), :now::timestamptz
from matching m join followers using (follower_id) join releases r on r.distribution_id = :distributionId
where paused_at is null and r.state = ${statesSql('Published')} and not r.own_site_only
group by m.follower_id, r.distribution_id
on conflict do nothing`;

/** Who follows the release, and who was told of it: those of a correction where the desk says so. */
const laterNote = statement('follow-news-later')`
insert into follow_news (follower_id, distribution_id, occasion, version, reason, created_at)
select distinct told.follower_id, r.distribution_id, :occasion::text, ${version}, told.reason, :now::timestamptz
from releases r
cross join lateral (
  select f.follower_id, '' as reason from follows f where f.kind = 'release' and f.key = r.prweb_press_release_id::text
  union
  select n.follower_id, '' from follow_news n
    where n.distribution_id = r.distribution_id and n.occasion = 'first' and n.batch is not null and :tellsAll::boolean
) told join followers using (follower_id)
where r.distribution_id = :distributionId and paused_at is null and not r.own_site_only
on conflict do nothing`;

const newsTopics = statement(
  'news-topics-of',
)`select topics from news_items where distribution_id = :distributionId`;

/** The topics of a public release, and what contains them. */
const topicsAbove = async (distributionId: number): Promise<string[]> => {
  const own = (await newsTopics.maybe({ distributionId }))?.topics ?? [];
  return own.flatMap((code) => [code, mediaTopic(code)?.broader ?? code]);
};

/**
 * Notes who hears by mail of a release: of a first publication who follows its company, place, topics or a search that finds
 * it; of a correction who follows the release, and, where the desk says that it matters, who was told of it; of a
 * withdrawal all of these. Twice notes nothing more.
 */
export const noteFollowers = async (
  distributionId: number,
  occasion: Exclude<Occasion, 'test'>,
  { tellsAll, now }: { tellsAll: boolean; now: Date },
): Promise<void> => {
  const noted =
    occasion === 'first'
      ? await firstNote.run({ distributionId, topics: await topicsAbove(distributionId), now })
      : await laterNote.run({
          distributionId,
          occasion,
          tellsAll: tellsAll || occasion === 'withdrawal',
          now,
        });
  if (noted > 0) await enqueue('mail-followers', {}, { singletonKey: 'now' });
};
