import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { instantSql } from '../../platform/database/instantSql';

const recentSql = `d.delivered_at > $1::timestamptz - make_interval(days => $2::integer)`;

const listSql = `
select
  ${cappedCountSql(`select 1 from wire_deliveries d where ${recentSql}`)} as total,
  coalesce((
    select json_agg(page) from (
      select r.prweb_press_release_id as "PRID", ${instantSql('d.story_date')} as "StoryDate",
        d.story_number as "StoryNumber", d.era_id as "EraId"
      from wire_deliveries d join releases r using (distribution_id)
      where ${recentSql}
      order by d.delivered_at desc, d.distribution_id desc
      limit $3 offset $4
    ) page
  ), '[]')::text as rows`;

/** What the downstream system has taken within as many days, newest first. */
export const listPublications: Handler<'listPublications'> = async ({
  path: { days },
  query: asked,
  now,
}) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('list-publications', listSql, [now, days, limit, offset]));
};
