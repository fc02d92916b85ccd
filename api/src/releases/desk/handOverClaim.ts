import { mayMoveClaim, message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { holderOf, moveClaim } from '../lifecycle/releaseClaims';
import { answerClaim, claimedByOther, lockClaimable, personBehind } from './claimRelease';
import { deskGroups } from './listDeskStaff';

const deskMember = statement('desk-member')`
select exists (
  select from users where user_id = :userId and group_name = any(:groups::text[]) and deleted_at is null
) as "there!"`;

/**
 * From then on a colleague works on it, who is told, as is who had it before; ADMIN takes it over by naming themselves.
 * Who has it already keeps it, and hears nothing.
 */
export const handOverClaim: Handler<'handOverClaim'> = async (call) => {
  const { path, body, session, now } = call;
  await lockClaimable(path.id);
  const holder = await holderOf(path.id);
  if (holder !== undefined && !mayMoveClaim(holder.userId, session)) throw claimedByOther(holder);
  const { there } = await deskMember.one({ userId: body.userId, groups: deskGroups });
  if (!there)
    throw inputProblem([{ pointer: '/userId', rule: 'oneOf', message: message('colleague-missing') }]);
  if (holder?.userId !== body.userId) {
    await moveClaim(path.id, body.userId, now);
    const [from, to] = [holder?.userId ?? null, body.userId];
    const subject = { type: 'release', id: path.id } as const;
    await record({ actor: session, action: 'release.handOver', subject, details: { from, to } });
    const [by, at] = [personBehind(session), now.toISOString()];
    await enqueue('mail-claim', { distributionId: path.id, by, from, to, at });
  }
  return answerClaim(call);
};
