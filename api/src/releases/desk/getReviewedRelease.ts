import { rawJson, type RawJson } from '../../platform/call/answerBody';
import type { Handler, Session } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { neverAtTheDesk } from '../lifecycle/moveRelease';
import { overdueSql, releaseColumns, releaseFrom, stateNameSql } from '../lifecycle/releaseSql';
import { instantSql } from '../../platform/database/instantSql';
import { claimOf, dueSql } from './deskSql';
import { isApprover } from './otherEyes';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

const moves = `
  select json_agg(json_build_object('from', ${stateNameSql('m.from_state')}, 'to', ${stateNameSql('m.to_state')},
    'by', m.actor_name, 'at', ${instantSql('m.created_at')}, 'reasons', m.reasons) order by m.release_move_id)
  from (
    select * from release_moves where distribution_id = r.distribution_id
    order by release_move_id desc limit 200
  ) m`;

const reviewedRelease = statement('reviewed-release')`
select json_build_object(
  'release', (select row_to_json(release) from (
    select ${releaseColumns} ${releaseFrom} where r.distribution_id = :distributionId
  ) release),
  'customer', json_build_object('name', u.first_name || ' ' || u.last_name, 'organization', u.organization,
    'login', u.okta_login, 'phone', u.phone),
  'order', (select json_build_object('orderNumber', o.order_number, 'total', ${dollarsSql('o.total_cents')})
    from orders o where o.order_id = r.first_order_id),
  'isOverdue', ${overdueSql(':now::timestamptz')},
  'dueDate', ${dueSql('r')},
  'mayApprove', :mayApprove::boolean,
  'namesCompanyOfOther', exists (
    select from company_slugs s join companies c using (company_id)
    where s.slug = news_key(coalesce(nullif(trim(r.company_name), ''), r.primary_contact_company))
      and c.slug is not null and c.user_id <> r.user_id),
  'claim', (select json_build_object('userId', c.user_id, 'name', c.name, 'since', ${instantSql('c.claimed_at')},
    'isOwn', c.user_id = :me::integer) from ${claimOf('r.distribution_id')} c),
  'moves', coalesce((${moves}), '[]')
)::text as "reviewed!"
from releases r join users u on u.user_id = r.user_id
where r.distribution_id = :distributionId
  and (r.state <> all(:neverAtTheDesk::smallint[]) or (r.state = ${statesSql('Deleted')} and r.published_at is not null))`;

/** A release as the desk sees it, also one that was taken down. Throws 404 for drafts, their deleted ones, and none. */
export const readReviewedRelease = async (
  distributionId: number,
  { session, now }: { session: Session; now: Date },
): Promise<RawJson> => {
  const row = await reviewedRelease.maybe({
    distributionId,
    neverAtTheDesk: [...neverAtTheDesk],
    me: session.userId,
    now,
    mayApprove: await isApprover(distributionId, session),
  });
  if (row === undefined) throw notFound();
  return rawJson(row.reviewed);
};

export const getReviewedRelease: Handler<'getReviewedRelease'> = async ({ path, ...call }) => ({
  status: 200,
  body: await readReviewedRelease(path.id, call),
});
