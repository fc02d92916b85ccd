import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

const recentSql = `d.settled_at > :now::timestamptz - make_interval(days => :days::integer)
  and d.era_id is not null and d.occasion = 'first'`;

const listPublicationsStatement = statement('list-publications')`
select
  ${cappedCountSql(`select 1 from deliveries d where ${recentSql}`)} as "total!",
  ${pageRowsSql(`
    select r.prweb_press_release_id as "PRID", ${instantSql('d.story_date')} as "StoryDate",
      d.story_number as "StoryNumber", d.era_id as "EraId"
    from deliveries d join releases r using (distribution_id)
    where ${recentSql}
    order by d.settled_at desc, d.distribution_id desc
    limit :limit offset :offset`)} as "rows!"`;

/** What the downstream system has taken within as many days, newest first. */
export const listPublications: Handler<'listPublications'> = async ({
  path: { days },
  query: asked,
  now,
}) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await listPublicationsStatement.all({ now, days, limit, offset }));
};
