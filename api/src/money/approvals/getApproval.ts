import { type CallData, permitsCall } from '@dispatch/contract';
import { personBehind } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { approvalColumns } from './approvalSql';
import { ownersInclude } from './ownBenefit';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { isAlone } from './refuseOwn';
import { dollarsSql } from '../../platform/database/dollarsSql';

const approval = statement('approval')`
select ${approvalColumns}, a.asked_by as "askedBy" from approval_requests a
 where a.approval_request_id = :id and a.state <> 'exempt'`;

const days = 90;

/** What the customer of the request was given of late, in their order of time; refunds of single orders, too. */
const approvalRecent = statement('approval-recent')`
select found.what as "what!", ${dollarsSql('found.worth')}::float8 as worth, found.percent::double precision as percent, found.state as "status!",
       coalesce(u.okta_login, 'worker') as "requestedBy!", ${instantSql('found.at')} as "createdDate!"
  from (
    select o.what, o.worth_cents as worth, o.percent, o.state, o.asked_by, o.asked_at as at
      from approval_requests a join approval_requests o
        on o.user_id is not distinct from a.user_id and o.approval_request_id <> a.approval_request_id
       and (a.user_id is not null or o.kind = 'universalCoupon')
     where a.approval_request_id = :id and o.asked_at > :now::timestamptz - interval '${days} days'
    union all
    select 'Refund of order ' || q.order_id, q.amount_cents, null, q.state, q.requested_by, q.created_at
      from approval_requests a join orders b on b.user_id = a.user_id join refund_requests q using (order_id)
     where a.approval_request_id = :id and q.created_at > :now::timestamptz - interval '${days} days'
       and not (b.purpose = 'bundle')
  ) found left join users u on u.user_id = found.asked_by
 order by found.at desc limit 50`.as<Pick<CallData<'getApproval'>['recent'][number], 'status'>>();

/** A request with what the same customer was given of late, and whether the caller may confirm it. */
export const getApproval: Handler<'getApproval'> = async ({ path: { id }, session, now }) => {
  const row = await approval.maybe({ id });
  if (row === undefined) throw notFound();
  const { askedBy, ...request } = row;
  const person = personBehind(session);
  const isOwn = askedBy === person;
  const mayDecide =
    request.status === 'requested' &&
    permitsCall(session, 'approvals.decide') &&
    !ownersInclude(session, request.userAccountId === null ? [] : [request.userAccountId]);
  const mayConfirm = mayDecide && (!isOwn || (await isAlone(person)));
  const recent = await approvalRecent.all({ id, now });
  return { status: 200, body: { request, isOwn, mayConfirm, recent } };
};
