import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, commonSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { likeLowerSql, likeSql, searchOf } from '../../platform/call/searchText';
import { editRequestColumns } from '../lifecycle/releaseSql';
import { searchedByOwnerSql } from '../../people/users/searchByOwner';
import { userWordsSql } from '../../people/users/userSql';
import { statement } from '../../platform/database/statement';

const order = 'order by e.created_at, e.edit_request_id';
const page = `${order} limit :limit::integer offset :offset::integer`;

/** The page is found first; releases and customers are looked up for its rows alone. */
const pageSql = (total: string, from: string): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
    select ${editRequestColumns}, r.distribution_id as "distributionId",
      r.prweb_press_release_id as "prwebPressReleaseId", r.headline,
      u.first_name || ' ' || u.last_name as "customerName", u.organization
    from (select * from ${from} e ${page}) e
    join releases r on r.distribution_id = e.distribution_id
    join users u on u.user_id = e.user_id
    ${order}`)} as "rows!"`;

const inState = 'e.state = :state';

const editRequests = statement('edit-requests')`
${pageSql(cappedCountSql(`select 1 from edit_requests e where ${inState}`), `(select * from edit_requests e where ${inState})`)}`;

const release = `(${likeLowerSql('lower(headline)')} or prweb_press_release_id = :number?::integer)`;

export const editRequestsSearch = statement('edit-requests-search', { isPrepared: false })`
with ${searchedByOwnerSql({
  table: 'edit_requests',
  row: 'e',
  where: inState,
  named: `e.distribution_id = any(array(select distribution_id from releases where ${release}))`,
  namedRow: `(select ${release} from releases where distribution_id = e.distribution_id)`,
  areMany: `(${commonSql('users', likeSql(userWordsSql))} or ${commonSql('releases', release)})`,
  inOrder: (condition) =>
    `select e.* from edit_requests e where ${condition} ${order} limit :limit::integer + :offset::integer`,
})}${pageSql('(select total from counted)', 'either')}`;

/** The paid edits in one state, the open ones unless told, oldest first. */
export const listEditRequests: Handler<'listEditRequests'> = async ({ query: asked }) => {
  const { state = 'open' } = asked;
  const asPage = { state, ...pageAsked(asked) };
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null ? await editRequests.all(asPage) : await editRequestsSearch.all({ ...asPage, ...search }),
  );
};
