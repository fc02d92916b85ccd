import type { Handler } from '../../platform/call/handler';
import { lockRelease } from '../lifecycle/lockRelease';
import { allowedMove, moveRelease, ownerRole } from '../lifecycle/moveRelease';
import { restoreAgreedVersion } from '../lifecycle/ReleaseVersion';
import { readOwnRelease } from './ownRelease';

/** The release becomes what its customer submitted or accepted last; what was proposed stays in the history. */
export const declineChanges: Handler<'declineChanges'> = async ({ path, body, session, now }) => {
  const release = await lockRelease(path.id, session.userId);
  const role = ownerRole(session);
  await allowedMove(release, 'decline', role);
  await restoreAgreedVersion(path.id, session.impersonator?.userId ?? session.userId, now);
  await release.reload();
  const reason = body?.reason?.trim() ?? '';
  const reasons = reason === '' ? [] : [reason];
  await moveRelease(release, { action: 'decline', actor: session, role, now, reasons });
  return { status: 200, body: await readOwnRelease(path.id, session.userId) };
};
