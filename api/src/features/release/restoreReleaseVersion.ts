import { releaseFieldsWhere } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { lockRelease } from '../../lifecycle/lockRelease';
import { readOwnRelease } from './getRelease';
import { readReleaseAtVersion } from './getReleaseVersion';
import { saveRelease } from '../../lifecycle/saveRelease';

/** Saves what the version holds, by the rules of every save. What is paid for stays as it is. */
export const restoreReleaseVersion: Handler<'restoreReleaseVersion'> = async ({
  path: { id, number },
  body: { distributionVersion },
  session,
  now,
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
  await saveRelease({ body, session, now });
  return { status: 200, body: await readOwnRelease(id, session.userId) };
};
