import { createMessages, message, releaseErrors } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { inputProblem, problem } from '../../call/problem';
import { allowedMove, deskRole } from '../../lifecycle/moveRelease';
import { refuseStale } from '../../lifecycle/whyNotSaved';
import { releaseContent } from '../../models/releaseContent';
import { isChangedByEditors } from './changesByEditors';
import { deskMove } from './deskMove';

/** Proposes the present text to its customer, by all rules: what they accept is published without another check. */
export const approveWithChanges: Handler<'approveWithChanges'> = (call) =>
  deskMove(call, async (release) => {
    const { body, now, session, config } = call;
    allowedMove(release, 'approveWithChanges', deskRole(session));
    await refuseStale(release, body.distributionVersion);
    if (!(await isChangedByEditors(release.distributionId)))
      throw problem(409, 'nothing-changed', message('nothing-changed'));
    const errors = releaseErrors(releaseContent(release), {
      now,
      exempt: true,
      write: createMessages(config),
    });
    if (errors.length > 0) throw inputProblem(errors);
    return {
      action: 'approveWithChanges',
      reasons: [body.explanation.trim()],
      changes: { ownSiteOnly: false, holdReasons: [] },
    };
  });
