import { stateNumbers } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

const of = (column: string): string => `
  select audit_id, at, impersonator_user_id, action, subject_type, subject_id from audit_log
   where ${column} = :userId order by audit_id desc limit :limit::integer + :offset::integer`;

const number = `case when subject_id ~ '^[0-9]{1,9}$' then subject_id::integer end`;

/** What the act is about, while it is there and belongs to the person. */
const aboutSql = `case subject_type
  when 'release' then (
    select json_build_object('type', 'release', 'id', distribution_id, 'name', left(btrim(headline), 170))
    from releases where distribution_id = ${number} and user_id = :userId and state <> ${stateNumbers.Deleted})
  when 'order' then (
    select json_build_object('type', 'order', 'id', order_id, 'name', '')
    from orders where order_id = ${number} and user_id = :userId) end`;

/** Who acts in the place of another is on both lists. */
const ownActs = statement('own-acts')`
select
  ${cappedCountSql(`
    select 1 from audit_log where actor_user_id = :userId
    union all
    select 1 from audit_log where impersonator_user_id = :userId and actor_user_id is distinct from :userId`)} as "total!",
  coalesce((
    select json_agg(line) from (
      select audit_id as "auditId", ${instantSql('at')} as at,
        case when impersonator_user_id is null then 'self' when impersonator_user_id = :userId then 'inPlace'
          else 'staff' end as by,
        action, left(subject_type, 60) as "subjectType", left(subject_id, 60) as "subjectId",
        ${aboutSql} as about
      from ((${of('actor_user_id')}) union (${of('impersonator_user_id')})) acts
      order by audit_id desc limit :limit::integer offset :offset::integer
    ) line
  ), '[]')::text as "rows!"`;

/** What was recorded of the user. Staff who acted in their place is not named. */
export const listOwnActs: Handler<'listOwnActs'> = async ({ query: asked, session }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await ownActs.all({ userId: session.userId, limit, offset }));
};
