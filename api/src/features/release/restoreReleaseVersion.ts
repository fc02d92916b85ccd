import { releaseFieldsWhere } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { lockRelease } from '../../lifecycle/lockRelease';
import { ownerRole } from '../../lifecycle/moveRelease';
import { readOwnRelease } from './getRelease';
import { readReleaseAtVersion } from './getReleaseVersion';
import { saveRelease } from '../../lifecycle/saveRelease';

/**
 * Saves what the version holds, by the rules of every save. What is paid for stays as it is; an account that is not
 * connected any more is left out.
 */
export const restoreReleaseVersion: Handler<'restoreReleaseVersion'> = async ({
  path: { id, number },
  body: { distributionVersion },
  session,
  now,
  config,
  log,
}) => {
  const present = await lockRelease(id, session.userId);
  const { release } = await readReleaseAtVersion(id, number, session);
  const isPaid = present.paidAt !== null;
  const restored = releaseFieldsWhere(({ isCharged = false }) => !(isPaid && isCharged));
  const body = {
    ...Object.fromEntries(restored.map((name) => [name, release[name]])),
    package: isPaid ? present.package : release.package,
    distributionId: id,
    distributionVersion,
  };
  const saver = { role: ownerRole(session), ownerId: session.userId, isCopy: true };
  await saveRelease({ body, session, now, config, log }, saver);
  return { status: 200, body: await readOwnRelease(id, session.userId) };
};
