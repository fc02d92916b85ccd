import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { editRequestColumns } from '../lifecycle/releaseSql';
import { userWordsSql } from '../../people/users/userSql';
import { statement } from '../../platform/database/statement';

const found = `
  from edit_requests e
  join releases r on r.distribution_id = e.distribution_id
  join users u on u.user_id = e.user_id
  where e.state = :state and (:pattern?::text is null
    or r.headline ilike :pattern or r.prweb_press_release_id = :number?::integer or ${userWordsSql} ilike :pattern)`;

const editRequests = statement('edit-requests')`
select
  ${cappedCountSql(`select 1 ${found}`)} as "total!",
  ${pageRowsSql(`
    select ${editRequestColumns}, r.distribution_id as "distributionId",
      r.prweb_press_release_id as "prwebPressReleaseId", r.headline,
      u.first_name || ' ' || u.last_name as "customerName", u.organization
    ${found}
    order by e.created_at, e.edit_request_id limit :limit::integer offset :offset::integer`)} as "rows!"`;

/** The paid edits in one state, the open ones unless told, oldest first. */
export const listEditRequests: Handler<'listEditRequests'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const { state = 'open' } = asked;
  const search = searchOf(asked.searchText);
  return pageAnswer(
    await editRequests.all({
      limit,
      offset,
      state,
      pattern: search?.pattern ?? null,
      number: search?.number ?? null,
    }),
  );
};
