import { message } from '@dispatch/contract';
import { withoutTransaction } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { lockRelease } from '../lifecycle/lockRelease';
import { moveRelease, ownerRole, stateOf } from '../lifecycle/moveRelease';
import { featuresOf } from '../../people/features/features';
import { readOwnRelease } from './ownRelease';

/**
 * Takes a submitted or approved release back to its owner, still paid. A job that waits to publish it finds a draft and
 * leaves it alone. Repeated on a draft, nothing changes. A GET has no transaction unless it begins one.
 */
export const moveBackToDraft = withoutTransaction<'moveBackToDraft'>(
  async ({ path, session, config, now }) => {
    const { hasEnableBackToDraft } = await featuresOf(session.userId, config);
    return inTransaction(async () => {
      const release = await lockRelease(path.id, session.userId);
      if (!hasEnableBackToDraft) throw problem(403, 'not-allowed', message('not-allowed'));
      if (stateOf(release) !== 'DraftMode') {
        await moveRelease(release, {
          action: 'backToDraft',
          actor: session,
          role: ownerRole(session),
          now,
          changes: { wasOverdue: false, ownSiteOnly: false },
        });
      }
      return { status: 200, body: await readOwnRelease(path.id, session.userId) };
    });
  },
);
