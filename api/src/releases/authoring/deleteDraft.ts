import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { letGoOfAllReleaseFiles } from '../files/releaseFiles';
import { lockRelease } from '../lifecycle/lockRelease';
import { allowedMove, moveRelease, ownerRole, stateOf } from '../lifecycle/moveRelease';
import { theSeller } from '../lifecycle/seller';

/** Deletes an unpaid draft, and lets go of its files and of a card that was to pay for it. Deleted twice, the second time it is not found. */
export const deleteDraft: Handler<'deleteDraft'> = async ({ path, session, now }) => {
  const release = await lockRelease(path.id, session.userId);
  const role = ownerRole(session);
  const to = await allowedMove(release, 'delete', role);
  if (release.paidAt !== null) {
    throw problem(409, 'release-paid', message('release-paid-kept'), {
      states: { from: stateOf(release), to },
    });
  }
  await theSeller().endSale(release.distributionId, now);
  await letGoOfAllReleaseFiles(release.distributionId, now);
  await moveRelease(release, { action: 'delete', actor: session, role, now });
  return { status: 204 };
};
