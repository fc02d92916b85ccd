import { slugOf } from '@dispatch/contract';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { deliverRelease } from '../delivery/deliverRelease';
import { queuePageCheck } from '../delivery/queuePageCheck';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { moveRelease, stateOf } from '../lifecycle/moveRelease';
import { Release } from '../lifecycle/Release';

/** Once: a release that was taken back, put on hold or published in the meantime stays as it is. */
export const publishDueRelease: JobHandler<{ distributionId: number }> = (
  { distributionId },
  { now, config },
) =>
  inTransaction(async () => {
    const release = await Release.findOne({ where: { distributionId }, lock: true });
    if (release === null || stateOf(release) !== 'PendingDistribution') return;
    if (release.releaseDate !== null && release.releaseDate > now) return;
    await moveRelease(release, {
      action: 'publish',
      actor: 'worker',
      role: 'system',
      now,
      changes: { publishedAt: now, slug: slugOf(release.headline) },
    });
    await deliverRelease(release, { config, now });
    await queuePageCheck(distributionId, 'first', now);
    if (config.websubHub !== null) await enqueue('ping-hub', { distributionId });
  });

export const publishDueReleaseJob = {
  handler: publishDueRelease,
  title: 'Publish a release at its hour',
  retryLimit: 10,
  retryDelay: 2,
  expireInSeconds: 60,
  atOnce: 24,
  together: 6,
  comesFirst: true,
} as const satisfies JobPlan;
