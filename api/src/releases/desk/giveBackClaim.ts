import { mayMoveClaim } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { enqueue } from '../../platform/jobs/queue';
import { endClaim, holderOf } from '../lifecycle/releaseClaims';
import { answerClaim, claimedByOther, lockClaimable, personBehind } from './claimRelease';

/** What nobody has stays so. ADMIN may give back what somebody else has, who is told. */
export const giveBackClaim: Handler<'giveBackClaim'> = async (call) => {
  const { path, session, now } = call;
  await lockClaimable(path.id);
  const holder = await holderOf(path.id);
  if (holder !== undefined) {
    if (!mayMoveClaim(holder.userId, session)) throw claimedByOther(holder);
    await endClaim(path.id);
    const subject = { type: 'release', id: path.id } as const;
    await record({ actor: session, action: 'release.giveBack', subject, details: { from: holder.userId } });
    const [by, at] = [personBehind(session), now.toISOString()];
    await enqueue('mail-claim', { distributionId: path.id, by, from: holder.userId, to: null, at });
  }
  return answerClaim(call);
};
