import type { Call } from '../../platform/call/handler';
import { cappedCountSql, searchedSql } from '../../platform/call/listPage';
import { anywhere, likeSql, searchOf } from '../../platform/call/searchText';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { userWordsSql } from '../users/userSql';

const order = 'at desc, audit_id desc';
const page = `order by ${order} limit :limit::integer offset :offset::integer`;

/** Who acted where nobody was signed in; also what the `actor` of such a line says. */
const nobody = ['worker', 'registration', 'identity-provider', 'operator'];

/** The columns of a line `a`, with people and origin looked up for it. */
export const auditColumns = `
  a.audit_id as "auditId",
  ${instantSql('a.at')} as at,
  case when a.actor_user_id is null then a.actor
    else coalesce(person.okta_login, 'user ' || a.actor_user_id) end as actor,
  case when a.impersonator_user_id is not null
    then coalesce(staff.okta_login, 'user ' || a.impersonator_user_id) end as impersonator,
  a.action, left(a.subject_type, 60) as "subjectType", left(a.subject_id, 60) as "subjectId", a.details,
  origin.address, origin.device, used.name as "accessToken"`;

export const auditJoins = `
  left join users person on person.user_id = a.actor_user_id
  left join users staff on staff.user_id = a.impersonator_user_id
  left join audit_origins origin on origin.audit_id = a.audit_id
  left join access_tokens used on used.token_id = origin.token_id`;

/** The page is found first; people and origins are looked up for its rows alone. */
const pageSql = (total: string, found: string): string => `
select
  ${total} as "total!",
  coalesce((
    select json_agg(line) from (
      select ${auditColumns}
      from (${found}) keys
      cross join lateral (select * from audit_log where audit_id = keys.audit_id limit 1) a
      ${auditJoins}
      order by a.at desc, a.audit_id desc
    ) line
  ), '[]')::text as "rows!"`;

/** One page of the whole log. */
export const auditList = statement('audit-list', { isPrepared: false })`
${pageSql(cappedCountSql('select 1 from audit_log'), `select audit_id from audit_log ${page}`)}`;

const person = '(select user_id from users where okta_login = :login?)';

/**
 * SQL that holds for a line of the log that meets every filter. A filter that is null is none: the statements are planned
 * for their values, so that PostgreSQL leaves it out.
 */
export const auditMatch = `
  (:words?::text is null or subject_id = :words
    or (:actions?::text[] is not null and action = any(:actions))
    or (:people?::integer[] is not null and actor_user_id = any(:people))
    or (:people is not null and impersonator_user_id = any(:people)))
  and (:nobody?::text is null or (actor = :nobody and actor_user_id is null))
  and (:login?::text is null or actor_user_id = ${person} or impersonator_user_id = ${person})
  and (:action?::text is null or action like :action)
  and (:subjectType?::text is null or subject_type = :subjectType)
  and (:subjectId?::text is null or subject_id = :subjectId)
  and (:from?::timestamptz is null or at >= :from)
  and (:to?::timestamptz is null or at < :to)`;

/** The same for the lines that meet every filter. */
export const auditSearch = statement('audit-search', { isPrepared: false })`
with ${searchedSql({
  found: `select audit_id, at from audit_log where ${auditMatch}`,
  inOrder: `select audit_id, at from audit_log where ${auditMatch} order by ${order} limit :limit::integer + :offset::integer`,
})}${pageSql('(select total from counted)', `select audit_id from either ${page}`)}`;

/** Each action there is, by as many steps in the index as there are actions. */
const actionsSql = `array(
  with recursive known as (
    (select action from audit_log order by action limit 1)
    union all
    select (select action from audit_log where action > known.action order by action limit 1)
    from known where known.action is not null
  )
  select action from known where action ilike :part)`;

/** Of very many people, so many are looked for: who is meant is then named more exactly. */
const mostPeople = 1_000;
const peopleSql = `array(select user_id from users where ${likeSql(userWordsSql)} limit ${mostPeople})`;

/**
 * The acts and people that a search means, planned for the words that are looked for. They are read before: with their
 * values the search itself is planned well.
 */
export const auditMeant = statement('audit-meant', { isPrepared: false })`
select ${actionsSql} as "actions!", ${peopleSql} as "people!"`;

type Filters = Call<'exportAuditEntries'>['query'];

const known = <Value>(list: readonly Value[]): readonly Value[] | null => (list.length === 0 ? null : list);

/** The parameters of `auditMatch` for what is asked; null when nothing is. */
export const auditFilters = async (asked: Filters) => {
  const search = searchOf(asked.searchText);
  const meant =
    search === null ? null : await auditMeant.one({ ...search, part: anywhere(asked.searchText ?? '') });
  const login = asked.actor?.trim().toLowerCase() || null;
  const isNobody = login !== null && nobody.includes(login);
  const action = asked.action?.trim().replace(/[\\%_]/g, String.raw`\$&`);
  return {
    words: search === null ? null : (asked.searchText?.trim() ?? null),
    actions: known(meant?.actions ?? []),
    people: known(meant?.people ?? []),
    nobody: isNobody ? login : null,
    login: isNobody ? null : login,
    action: action ? `${action}%` : null,
    subjectType: asked.subjectType?.trim() || null,
    subjectId: asked.subjectId?.trim() || null,
    from: asked.from ?? null,
    to: asked.to ?? null,
  };
};
