import { message } from '@dispatch/contract';
import type { Call, Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import type { Release } from '../lifecycle/Release';
import { allowedMove, deskRole, type MoveInput } from '../lifecycle/moveRelease';
import { schedulePublication } from '../publishing/schedulePublication';
import { refuseOwnPassUp } from './otherEyes';
import { isChanged } from './unagreedChanges';
import { deskMove } from './deskMove';

/**
 * Approves a release that the caller has locked. A time that has passed never blocks it: it is then published at once
 * and marked overdue. The release remembers whether it was approved for our own site alone, and goes nowhere else then.
 * A text that its customer has not seen is refused, and so is who passed it up themselves.
 */
export const approval = async (
  release: Release,
  { ownSiteOnly = false, isNow = false }: { ownSiteOnly?: boolean; isNow?: boolean },
  { now, session }: Pick<Call<'approveRelease'>, 'now' | 'session'>,
): Promise<Pick<MoveInput, 'action' | 'changes'>> => {
  const action = ownSiteOnly ? 'approveOwnSite' : 'approve';
  await allowedMove(release, action, deskRole(session));
  await refuseOwnPassUp(release.distributionId, session);
  if (await isChanged(release.distributionId))
    throw problem(409, 'text-changed', message(ownSiteOnly ? 'text-unsubmitted' : 'text-changed'));
  const times = await schedulePublication(release, now, isNow);
  return { action, changes: { ownSiteOnly, holdReasons: [], ...times } };
};

export const approveRelease: Handler<'approveRelease'> = (call) =>
  deskMove(call, (release) =>
    approval(release, { ownSiteOnly: call.body.ownSiteOnly, isNow: call.body.release === 'now' }, call),
  );
