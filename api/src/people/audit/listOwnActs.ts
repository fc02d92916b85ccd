import { actsToYou } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';

const of = (column: string): string => `
  select audit_id, at, impersonator_user_id, action, subject_type, subject_id, false as to_own from audit_log
   where ${column} = :userId order by audit_id desc limit :limit::integer + :offset::integer`;

/** By the kind of subject the ids of what belongs to a person, to which staff may do something. */
const ownSubjects: Readonly<Record<string, string>> = {
  user: 'select :userId::integer as id',
  coupon: 'select user_coupon_id as id from user_coupons where user_id = :userId',
  bundle: 'select bundle_lot_id as id from bundle_lots where user_id = :userId',
  order: 'select order_id as id from orders where user_id = :userId',
};

/** What others did to what belongs to a person, of the acts that staff does to somebody: each kind by the index of its subjects. */
const toOwnSql = Object.entries(ownSubjects)
  .map(
    ([type, own]) => `
  select l.audit_id, l.at, l.impersonator_user_id, l.action, l.subject_type, l.subject_id, true as to_own
    from (${own}) own join audit_log l on l.subject_type = '${type}' and l.subject_id = own.id::text
   where l.action = any(:actsToYou::text[]) and l.actor_user_id is distinct from :userId
     and l.impersonator_user_id is distinct from :userId`,
  )
  .join('\n  union all');

const number = `case when subject_id ~ '^[0-9]{1,9}$' then subject_id::integer end`;

/** What the act is about, while it is there and belongs to the person. */
const aboutSql = `case subject_type
  when 'release' then (
    select json_build_object('type', 'release', 'id', distribution_id, 'name', left(btrim(headline), 170))
    from releases where distribution_id = ${number} and user_id = :userId and state <> ${statesSql('Deleted')})
  when 'order' then (
    select json_build_object('type', 'order', 'id', order_id, 'name', '')
    from orders where order_id = ${number} and user_id = :userId) end`;

/** Who acts in the place of another is on both lists. */
const ownActs = statement('own-acts')`
select
  ${cappedCountSql(`
    select 1 from audit_log where actor_user_id = :userId
    union all
    select 1 from audit_log where impersonator_user_id = :userId and actor_user_id is distinct from :userId
    union all
    select 1 from (${toOwnSql}) done`)} as "total!",
  coalesce((
    select json_agg(line) from (
      select audit_id as "auditId", ${instantSql('at')} as at,
        case when impersonator_user_id = :userId then 'inPlace'
          when to_own or impersonator_user_id is not null then 'staff' else 'self' end as by,
        action, left(subject_type, 60) as "subjectType", left(subject_id, 60) as "subjectId",
        ${aboutSql} as about,
        (select used.name from audit_origins origin join access_tokens used using (token_id)
          where origin.audit_id = acts.audit_id and used.user_id = :userId) as "accessToken"
      from ((${of('actor_user_id')}) union (${of('impersonator_user_id')}) union (
        select * from (${toOwnSql}) done order by audit_id desc limit :limit::integer + :offset::integer)) acts
      order by audit_id desc limit :limit::integer offset :offset::integer
    ) line
  ), '[]')::text as "rows!"`;

/** What was recorded of the user, and of what belongs to them. Staff is not named. */
export const listOwnActs: Handler<'listOwnActs'> = async ({ query: asked, session }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await ownActs.all({ userId: session.userId, limit, offset, actsToYou }));
};
