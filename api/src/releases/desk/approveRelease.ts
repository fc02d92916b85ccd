import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { allowedMove, deskRole } from '../lifecycle/moveRelease';
import { schedulePublication } from '../publishing/schedulePublication';
import { isChanged } from './unagreedChanges';
import { deskMove } from './deskMove';

/**
 * A time that has passed never blocks it: it is then published at once and marked overdue. The release remembers
 * whether it was approved for our own site alone, and goes nowhere else then. A text that its customer has not seen is
 * refused.
 */
export const approveRelease: Handler<'approveRelease'> = (call) =>
  deskMove(call, async (release) => {
    const { body, now, session } = call;
    const { ownSiteOnly = false } = body;
    const action = ownSiteOnly ? 'approveOwnSite' : 'approve';
    await allowedMove(release, action, deskRole(session));
    if (await isChanged(release.distributionId))
      throw problem(409, 'text-changed', message(ownSiteOnly ? 'text-unsubmitted' : 'text-changed'));
    const times = await schedulePublication(release, now, body.release === 'now');
    return { action, changes: { ownSiteOnly, holdReasons: [], ...times } };
  });
