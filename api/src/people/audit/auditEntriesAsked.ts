import type { Call } from '../../platform/call/handler';
import { cappedCountSql, searchedSql } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { execute } from '../../platform/database/database';
import { instantSql } from '../../platform/database/instantSql';
import { userWordsSql } from '../users/userSql';

const order = 'at desc, audit_id desc';
const page = `order by ${order} limit $1::integer offset $2::integer`;

/** Who acted where nobody was signed in; also what the `actor` of such a line says. */
const nobody = ['worker', 'registration', 'identity-provider'];

/** The columns of a line `a`, with people and origin looked up for it. */
export const auditColumns = `
  a.audit_id as "auditId",
  ${instantSql('a.at')} as at,
  case when a.actor_user_id is null then a.actor
    else coalesce(person.okta_login, 'user ' || a.actor_user_id) end as actor,
  case when a.impersonator_user_id is not null
    then coalesce(staff.okta_login, 'user ' || a.impersonator_user_id) end as impersonator,
  a.action, left(a.subject_type, 60) as "subjectType", left(a.subject_id, 60) as "subjectId", a.details,
  origin.address, origin.device`;

export const auditJoins = `
  left join users person on person.user_id = a.actor_user_id
  left join users staff on staff.user_id = a.impersonator_user_id
  left join audit_origins origin on origin.audit_id = a.audit_id`;

/** The page is found first; people and origins are looked up for its rows alone. */
const pageSql = (total: string, found: string): string => `
select
  ${total} as total,
  coalesce((
    select json_agg(line) from (
      select ${auditColumns}
      from (${found}) keys
      cross join lateral (select * from audit_log where audit_id = keys.audit_id limit 1) a
      ${auditJoins}
      order by a.at desc, a.audit_id desc
    ) line
  ), '[]')::text as rows`;

/** One page of the whole log: $1 rows in a page, $2 rows before it. */
const listAuditEntriesSql = pageSql(
  cappedCountSql('select 1 from audit_log'),
  `select audit_id from audit_log ${page}`,
);

/** The same for the lines that meet a condition. */
const filteredSql = (condition: string): string => `
with ${searchedSql({
  found: `select audit_id, at from audit_log where ${condition}`,
  inOrder: `select audit_id, at from audit_log where ${condition} order by ${order} limit $1::integer + $2::integer`,
})}${pageSql('(select total from counted)', `select audit_id from either ${page}`)}`;

/** Each action there is, by as many steps in the index as there are actions. */
const actionsSql = `array(
  with recursive known as (
    (select action from audit_log order by action limit 1)
    union all
    select (select action from audit_log where action > known.action order by action limit 1)
    from known where known.action is not null
  )
  select action from known where action ilike $1)`;

/** Of very many people, so many are looked for: who is meant is then named more exactly. */
const mostPeople = 1_000;
const peopleSql = `array(select user_id from users where ${userWordsSql} ilike $1 limit ${mostPeople})`;

/**
 * The acts and people that a search means, planned for the words that are looked for. They are read before: with their
 * values the search itself is planned well.
 */
const meantBy = async (pattern: string): Promise<{ actions: string[]; people: number[] }> => {
  const [row] = await execute<{ actions: string[]; people: number[] }>(
    `select ${actionsSql} as actions, ${peopleSql} as people`,
    [pattern],
  );
  return row ?? { actions: [], people: [] };
};

type Filters = Call<'exportAuditEntries'>['query'];

/** The conditions of what is asked, with their values from $3 on. */
export const auditConditions = async (asked: Filters): Promise<{ where: string[]; values: unknown[] }> => {
  const values: unknown[] = [];
  const where: string[] = [];
  const value = (given: unknown): string => `$${values.push(given) + 2}`;
  const { actor, action, subjectType, subjectId, from, to } = asked;
  const search = searchOf(asked.searchText);
  if (search !== null) {
    const { actions, people } = await meantBy(search.pattern);
    const meant = [`subject_id = ${value(asked.searchText?.trim())}`];
    if (actions.length > 0) meant.push(`action = any(${value(actions)}::text[])`);
    if (people.length > 0) {
      const some = value(people);
      meant.push(`actor_user_id = any(${some}::integer[])`, `impersonator_user_id = any(${some}::integer[])`);
    }
    where.push(`(${meant.join(' or ')})`);
  }
  const login = actor?.trim().toLowerCase();
  if (login && nobody.includes(login)) where.push(`actor = ${value(login)} and actor_user_id is null`);
  else if (login) {
    const person = `(select user_id from users where okta_login = ${value(login)})`;
    where.push(`(actor_user_id = ${person} or impersonator_user_id = ${person})`);
  }
  if (action?.trim())
    where.push(`action like ${value(`${action.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`)}`);
  if (subjectType?.trim()) where.push(`subject_type = ${value(subjectType.trim())}`);
  if (subjectId?.trim()) where.push(`subject_id = ${value(subjectId.trim())}`);
  if (from !== undefined) where.push(`at >= ${value(from)}::timestamptz`);
  if (to !== undefined) where.push(`at < ${value(to)}::timestamptz`);
  return { where, values };
};

/** The statement for what is asked, with its values. */
export const auditEntriesAsked = async (
  asked: Filters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ sql: string; values: unknown[] }> => {
  const { where, values } = await auditConditions(asked);
  return {
    sql: where.length === 0 ? listAuditEntriesSql : filteredSql(where.join(' and ')),
    values: [limit, offset, ...values],
  };
};
