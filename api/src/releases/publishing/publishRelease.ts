import { permitsCall } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { carryOutEdits } from '../lifecycle/editRequests';
import { lockRelease } from '../lifecycle/lockRelease';
import { allowedMove, deskRole, moveRelease, ownerRole } from '../lifecycle/moveRelease';
import { refuseBrokenRules } from '../lifecycle/refuseBrokenRules';
import { refuseStale } from '../lifecycle/whyNotSaved';
import { contactErrors } from '../authoring/contactErrors';
import { readOwnRelease } from '../authoring/ownRelease';

/**
 * The desk republishes every release, an impersonated session those of its customer. The edits that it carries out
 * are done with it, and their mail takes the place of the one that tells of a correction. The release time has passed and
 * binds nobody; nobody new gets it, and who has the release hears of its correction.
 */
export const publishRelease: Handler<'publishRelease'> = async ({ body, session, now, config }) => {
  const { distributionId, distributionVersion, correctionNote = '', editRequestIds = [] } = body;
  const { tellsJournalists = false } = body;
  const isDesk = session.impersonator === null && permitsCall(session, 'releases.review');
  const release = await lockRelease(distributionId, isDesk ? undefined : session.userId);
  const role = isDesk ? deskRole(session) : ownerRole(session);
  await allowedMove(release, 'republish', role);
  if (distributionVersion !== undefined) await refuseStale(release, distributionVersion);
  refuseBrokenRules(release, { now, config }, await contactErrors(release));
  await carryOutEdits(distributionId, editRequestIds, { actor: session, now });
  const note = correctionNote.trim();
  await moveRelease(release, {
    action: 'republish',
    actor: session,
    role,
    now,
    reasons: note === '' ? [] : [note],
    tellsJournalists: isDesk && tellsJournalists,
    isToldElsewhere: editRequestIds.length > 0,
    changes: { distributionPRWebVersion: release.distributionPRWebVersion + 1 },
  });
  return { status: 200, body: await readOwnRelease(distributionId, release.userId) };
};
