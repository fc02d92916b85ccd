import { permitsCall } from '@dispatch/contract';
import type { Session } from '../../platform/call/handler';
import { statesSql } from '../../platform/database/statesSql';
import { neverAtTheDesk } from '../lifecycle/moveRelease';

/** A release whose receipts may be read: by its owner, and by the desk, which reads those of what was taken down too. */
export const withReceipts = `
releases r where r.distribution_id = :distributionId
  and ((r.user_id = :userId and r.state <> ${statesSql('Deleted')})
    or (:isAtDesk::boolean and (r.state <> all (:neverAtTheDesk::smallint[]) or r.published_at is not null)))`;

/** The parameters of `withReceipts`: which release, and who reads. */
export const receiptReader = (distributionId: number, session: Session) => ({
  distributionId,
  userId: session.userId,
  isAtDesk: permitsCall(session, 'desk.read'),
  neverAtTheDesk: [...neverAtTheDesk],
});
