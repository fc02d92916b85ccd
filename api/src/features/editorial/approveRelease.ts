import type { Handler } from '../../call/handler';
import { enqueue } from '../../jobs/queue';
import { deskMove } from './deskMove';

/**
 * A time that has passed never blocks it: it is then published at once and marked overdue. The release remembers
 * whether it was approved for our own site alone, and goes nowhere else then.
 */
export const approveRelease: Handler<'approveRelease'> = (call) =>
  deskMove(call, async ({ distributionId, releaseDate }) => {
    const { body, now } = call;
    const { ownSiteOnly = false } = body;
    const isOverdue = releaseDate !== null && releaseDate < now;
    const atOnce = body.release === 'now' || releaseDate === null;
    await enqueue(
      'publish-release',
      { distributionId },
      atOnce || isOverdue ? {} : { startAfter: releaseDate },
    );
    return {
      action: ownSiteOnly ? 'approveOwnSite' : 'approve',
      changes: {
        ownSiteOnly,
        holdReasons: [],
        wasOverdue: isOverdue,
        ...(atOnce ? { releaseDate: now } : {}),
      },
    };
  });
