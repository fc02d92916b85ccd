import type { components } from '@dispatch/contract';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { dollarsSql } from '../../platform/database/dollarsSql';

export type TwoPersonRequest = components['schemas']['TwoPersonRequest'];

const loginSql = (column: string): string => `(select okta_login from users where user_id = ${column})`;

/** SQL of what the wire says of the request `a`. */
export const approvalColumns = `
  a.approval_request_id as "approvalRequestId",
  a.kind,
  a.state as status,
  a.what,
  a.reason,
  ${dollarsSql('a.worth_cents')}::float8 as worth,
  a.percent::double precision as percent,
  a.user_id as "userAccountId",
  ${loginSql('a.user_id')} as "oktaLogin",
  a.subject_id as "subjectId",
  ${loginSql('a.asked_by')} as "requestedBy!",
  ${instantSql('a.asked_at')} as "createdDate!",
  ${loginSql('a.decided_by')} as "decidedBy",
  ${instantSql('a.decided_at')} as "decidedDate",
  a.decision_note as "decisionNote"`;

const approvalRead = statement('approval-read')`
select ${approvalColumns} from approval_requests a where approval_request_id = :approvalRequestId`;

/** One that is there. */
export const readApproval = async (approvalRequestId: number): Promise<TwoPersonRequest> => {
  const row = await approvalRead.maybe({ approvalRequestId });
  if (row === undefined) throw new Error(`The request ${approvalRequestId} is not there.`);
  return row;
};
