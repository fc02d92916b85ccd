import { mayApprove, message } from '@dispatch/contract';
import type { Session } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { deskGroups } from './listDeskStaff';

const passedUpLast = statement('release-passed-up-last')`
select actor_user_id as "userId", actor_name as login from release_moves
where distribution_id = :distributionId and action = 'passUp' order by release_move_id desc limit 1`;

const deskOthers = statement('desk-others')`
select exists (
  select from users where group_name = any(:groups::text[]) and deleted_at is null
    and user_id <> all(:people::integer[])
) as "there!"`;

/** Whether this person may approve the release, as far as it was passed up. */
export const isApprover = async (distributionId: number, session: Session): Promise<boolean> => {
  const passedUpBy = (await passedUpLast.maybe({ distributionId })) ?? null;
  if (mayApprove(passedUpBy, session, false)) return true;
  const people = [session.userId, ...(session.impersonator ? [session.impersonator.userId] : [])];
  const { there } = await deskOthers.one({ groups: deskGroups, people });
  return mayApprove(passedUpBy, session, !there);
};

/** Throws 403 when who passed it up approves it themselves, and there is somebody else who could. */
export const refuseOwnPassUp = async (distributionId: number, session: Session): Promise<void> => {
  if (!(await isApprover(distributionId, session)))
    throw problem(403, 'passed-up-own', message('passed-up-own'));
};
