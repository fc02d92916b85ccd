import type { Call } from '../../call/handler';
import { cappedCountSql, COUNT_CAP } from '../../call/listPage';
import { searchOf } from '../../call/searchText';
import { instantSql } from '../../models/releaseSql';

const order = 'at desc, audit_id desc';
const page = `order by ${order} limit $1::integer offset $2::integer`;

/** Who acted where nobody was signed in; also what the `actor` of such a line says. */
const nobody = ['worker', 'registration', 'identity-provider'];

const columns = `
  a.audit_id as "auditId",
  ${instantSql('a.at')} as at,
  case when a.actor_user_id is null then a.actor
    else coalesce(person.okta_login, 'user ' || a.actor_user_id) end as actor,
  case when a.impersonator_user_id is not null
    then coalesce(staff.okta_login, 'user ' || a.impersonator_user_id) end as impersonator,
  a.action, left(a.subject_type, 60) as "subjectType", left(a.subject_id, 60) as "subjectId", a.details,
  origin.address, origin.device`;

/** The page is found first; people and origins are looked up for its rows alone. */
const pageSql = (total: string, found: string): string => `
select
  ${total} as total,
  coalesce((
    select json_agg(line) from (
      select ${columns}
      from (${found}) keys
      cross join lateral (select * from audit_log where audit_id = keys.audit_id limit 1) a
      left join users person on person.user_id = a.actor_user_id
      left join users staff on staff.user_id = a.impersonator_user_id
      left join audit_origins origin on origin.audit_id = a.audit_id
      order by a.at desc, a.audit_id desc
    ) line
  ), '[]')::text as rows`;

/** One page of the whole log: $1 rows in a page, $2 rows before it. */
export const listAuditEntriesSql = pageSql(
  cappedCountSql('select 1 from audit_log'),
  `select audit_id from audit_log ${page}`,
);

/**
 * The same for the lines that meet a condition. As many as are counted are found by the index of the condition, and the
 * page is one of them. Where there are more, the page is soon full in the order of time.
 */
const filteredSql = (condition: string): string => `
with found as materialized (
  select audit_id, at from audit_log where ${condition} limit ${COUNT_CAP + 1}
), counted as materialized (
  select count(*)::integer as total from found
)${pageSql(
  '(select total from counted)',
  `select audit_id from (
     select * from found where (select total from counted) <= ${COUNT_CAP}
     union all
     select * from (
       select audit_id, at from audit_log where ${condition} order by ${order} limit $1::integer + $2::integer
     ) common where (select total from counted) > ${COUNT_CAP}
   ) either ${page}`,
)}`;

/** Each action there is, by as many steps in the index as there are actions. */
const actionsLike = (pattern: string): string => `array(
  with recursive known as (
    (select action from audit_log order by action limit 1)
    union all
    select (select action from audit_log where action > known.action order by action limit 1)
    from known where known.action is not null
  )
  select action from known where action ilike ${pattern})`;

/** Of very many people, so many are looked for: who is meant is then named more exactly. */
const mostPeople = 1_000;
const peopleLike = (pattern: string): string => `array(
  select user_id from users
   where (first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login) ilike ${pattern}
   limit ${mostPeople})`;

/** The statement for what is asked, with its values. */
export const auditEntriesAsked = (
  asked: Call<'listAuditEntries'>['query'],
  { limit, offset }: { limit: number; offset: number },
): { sql: string; values: unknown[] } => {
  const values: unknown[] = [limit, offset];
  const conditions: string[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const { actor, action, subjectType, subjectId, from, to } = asked;
  const search = searchOf(asked.searchText);
  if (search !== null) {
    const pattern = value(search.pattern);
    conditions.push(`(action = any(${actionsLike(pattern)}) or subject_id = ${value(asked.searchText?.trim())}
      or actor_user_id = any(${peopleLike(pattern)}) or impersonator_user_id = any(${peopleLike(pattern)}))`);
  }
  const login = actor?.trim().toLowerCase();
  if (login && nobody.includes(login)) conditions.push(`actor = ${value(login)} and actor_user_id is null`);
  else if (login) {
    const person = `(select user_id from users where okta_login = ${value(login)})`;
    conditions.push(`(actor_user_id = ${person} or impersonator_user_id = ${person})`);
  }
  if (action?.trim())
    conditions.push(`action like ${value(`${action.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`)}`);
  if (subjectType?.trim()) conditions.push(`subject_type = ${value(subjectType.trim())}`);
  if (subjectId?.trim()) conditions.push(`subject_id = ${value(subjectId.trim())}`);
  if (from !== undefined) conditions.push(`at >= ${value(from)}::timestamptz`);
  if (to !== undefined) conditions.push(`at < ${value(to)}::timestamptz`);
  return {
    sql: conditions.length === 0 ? listAuditEntriesSql : filteredSql(conditions.join(' and ')),
    values,
  };
};
