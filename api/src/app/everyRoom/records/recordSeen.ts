import { mayCallForRecord, message, type RecordKind } from '@dispatch/contract';
import type { Session } from '../../../platform/call/handler';
import { notFound, problem } from '../../../platform/call/problem';
import { statement } from '../../../platform/database/statement';
import { statesSql } from '../../../platform/database/statesSql';

const notAtTheDesk = statesSql('DraftMode', 'Deleted');

/** SQL that holds where staff finds the record: an account, an order, or a release that is or was at the desk. */
export const recordIsThereSql = `case :kind::text
  when 'user' then exists (select from users where user_id = :id and deleted_at is null)
  when 'order' then exists (select from orders where order_id = :id)
  else exists (select from releases where distribution_id = :id
    and (state not in (${notAtTheDesk}) or (state = ${statesSql('Deleted')} and published_at is not null))) end`;

const recordIsThere = statement('record-is-there')`select ${recordIsThereSql} as "isThere!"`;

/** Throws 403 where the group, or the access token, does not see records of this kind. */
export const refuseOtherKinds = (kind: RecordKind, session: Session): void => {
  if (!mayCallForRecord(session, kind)) throw problem(403, 'not-allowed', message('not-allowed'));
};

/** The same, and 404 where there is no such record. */
export const refuseOtherRecords = async (
  { kind, id }: { kind: RecordKind; id: number },
  session: Session,
): Promise<void> => {
  refuseOtherKinds(kind, session);
  if (!(await recordIsThere.one({ kind, id })).isThere) throw notFound();
};
