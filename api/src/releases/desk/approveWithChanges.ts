import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { allowedMove, deskRole } from '../lifecycle/moveRelease';
import { refuseBrokenRules } from '../lifecycle/refuseBrokenRules';
import { refuseStale } from '../lifecycle/whyNotSaved';
import { refuseOwnPassUp } from './otherEyes';
import { isChanged } from './unagreedChanges';
import { deskMove } from './deskMove';

/** Proposes the present text to its customer, by all rules: what they accept is published without another check. */
export const approveWithChanges: Handler<'approveWithChanges'> = (call) =>
  deskMove(call, async (release) => {
    const { body, session } = call;
    await allowedMove(release, 'approveWithChanges', deskRole(session));
    await refuseOwnPassUp(release.distributionId, session);
    await refuseStale(release, body.distributionVersion);
    if (!(await isChanged(release.distributionId)))
      throw problem(409, 'nothing-changed', message('nothing-changed'));
    refuseBrokenRules(release, call);
    return {
      action: 'approveWithChanges',
      reasons: [body.explanation.trim()],
      changes: { ownSiteOnly: false, holdReasons: [] },
    };
  });
