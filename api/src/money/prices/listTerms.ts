import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { termsSql } from './terms';

const termsList = statement('terms-list')`
select
  ${cappedCountSql('select 1 from terms')} as "total!",
  ${pageRowsSql(`
    select ${termsSql} from terms t order by t.terms_id desc limit :limit offset :offset`)} as "rows!"`;

export const listTerms: Handler<'listTerms'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await termsList.all({ limit, offset }));
};
