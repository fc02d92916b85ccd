import type { Handler } from '../../platform/call/handler';
import { lockRelease } from '../lifecycle/lockRelease';
import { allowedMove, moveRelease, ownerRole } from '../lifecycle/moveRelease';
import { schedulePublication } from '../publishing/schedulePublication';
import { refuseStale } from '../lifecycle/whyNotSaved';
import { readOwnRelease } from './ownRelease';

/** What is proposed counts as submitted from then on. A proposal that was made anew meanwhile is refused. */
export const acceptChanges: Handler<'acceptChanges'> = async ({ path, body, session, now }) => {
  const release = await lockRelease(path.id, session.userId);
  const role = ownerRole(session);
  await allowedMove(release, 'accept', role);
  if (body?.distributionVersion !== undefined) await refuseStale(release, body.distributionVersion);
  const changes = await schedulePublication(release, now);
  await moveRelease(release, { action: 'accept', actor: session, role, now, changes });
  return { status: 200, body: await readOwnRelease(path.id, session.userId) };
};
