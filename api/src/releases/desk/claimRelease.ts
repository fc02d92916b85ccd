import { formatMoment, isClaimable, message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Call, Handler, Session } from '../../platform/call/handler';
import { notFound, problem, type Problem } from '../../platform/call/problem';
import { lockRelease } from '../lifecycle/lockRelease';
import { neverAtTheDesk, stateOf } from '../lifecycle/moveRelease';
import type { Release } from '../lifecycle/Release';
import { holderOf, takeClaim } from '../lifecycle/releaseClaims';
import { readReviewedRelease } from './getReviewedRelease';

type Holder = Awaited<ReturnType<typeof holderOf>>;

/** 409 that names who works on it. */
export const claimedByOther = ({ name, at }: NonNullable<Holder>): Problem =>
  problem(
    409,
    'release-claimed',
    message('release-claimed', { name, since: formatMoment(at.toISOString()) }),
  );

/** Locks a release that somebody may work on. Throws 404, and 409 when the desk has decided on it. */
export const lockClaimable = async (distributionId: number): Promise<Release> => {
  const release = await lockRelease(distributionId);
  if (neverAtTheDesk.has(release.state)) throw notFound();
  if (!isClaimable(stateOf(release))) throw problem(409, 'not-at-desk', message('not-at-desk'));
  return release;
};

/** Takes it for who calls, unless somebody has it, and records that. */
export const claimIfFree = async (distributionId: number, session: Session, now: Date): Promise<void> => {
  if (!(await takeClaim(distributionId, session.userId, now))) return;
  await record({ actor: session, action: 'release.claim', subject: { type: 'release', id: distributionId } });
};

/** The member of staff who calls, also in a colleague's place. */
export const personBehind = ({ impersonator, userId }: Session): number => impersonator?.userId ?? userId;

export const answerClaim = async ({
  path,
  session,
  now,
}: Pick<Call<'claimRelease'>, 'path' | 'session' | 'now'>) => ({
  status: 200 as const,
  body: await readReviewedRelease(path.id, { session, now }),
});

/** Who has it already keeps it; somebody else's stays with them, and is named. */
export const claimRelease: Handler<'claimRelease'> = async (call) => {
  const { path, session, now } = call;
  await lockClaimable(path.id);
  await claimIfFree(path.id, session, now);
  const holder = await holderOf(path.id);
  if (holder !== undefined && holder.userId !== session.userId) throw claimedByOther(holder);
  return answerClaim(call);
};
