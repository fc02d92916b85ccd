import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { termsSql } from './terms';

const sql = `
select
  ${cappedCountSql('select 1 from terms')} as total,
  coalesce((
    select json_agg(page) from (
      select ${termsSql} from terms t order by t.terms_id desc limit $1 offset $2
    ) page
  ), '[]')::text as rows`;

export const listTerms: Handler<'listTerms'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('terms-list', sql, [limit, offset]));
};
