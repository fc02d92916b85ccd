import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { termsSql } from './terms';

const termsList = statement('terms-list')`
select
  ${cappedCountSql('select 1 from terms')} as "total!",
  coalesce((
    select json_agg(page) from (
      select ${termsSql} from terms t order by t.terms_id desc limit :limit offset :offset
    ) page
  ), '[]')::text as "rows!"`;

export const listTerms: Handler<'listTerms'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await termsList.all({ limit, offset }));
};
