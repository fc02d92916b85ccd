import { permitsCall, releaseFieldsWhere } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { lockRelease } from '../lifecycle/lockRelease';
import { deskRole, ownerRole } from '../lifecycle/moveRelease';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { readOwnRelease } from './ownRelease';
import { readReleaseAtVersion } from './getReleaseVersion';
import { saveRelease } from '../lifecycle/saveRelease';
import { statesToSave } from '../lifecycle/saveReleaseSql';

/**
 * Saves what the version holds, by the rules of every save: also for the desk, where it saves. What is paid for, or
 * is with the editors, costs nothing more; an account that is not connected any more is left out.
 */
export const restoreReleaseVersion: Handler<'restoreReleaseVersion'> = async (call) => {
  const { session } = call;
  const { id, number } = call.path;
  const { distributionVersion } = call.body;
  const isStaff = session.impersonator === null && permitsCall(session, 'releases.review');
  const present = await lockRelease(id, isStaff ? undefined : session.userId);
  const isDesk = present.userId !== session.userId;
  const { release } = await readReleaseAtVersion(id, number, session);
  const mayCost = present.paidAt === null && statesToSave('customer').includes(present.state);
  const restored = releaseFieldsWhere(({ isCharged = false }) => mayCost || !isCharged);
  const body = {
    ...Object.fromEntries(restored.map((name) => [name, release[name]])),
    package: mayCost ? release.package : present.package,
    distributionId: id,
    distributionVersion,
  };
  const saver = isDesk
    ? { role: deskRole(session), ownerId: null, isCopy: true }
    : { role: ownerRole(session), ownerId: session.userId, isCopy: true };
  await saveRelease({ ...call, body }, saver);
  return { status: 200, body: await readOwnRelease(id, present.userId, seesCorrections(session)) };
};
