import { enqueue } from '../../platform/jobs/queue';
import type { Release } from '../lifecycle/Release';

/**
 * For the transaction in which a release is approved: has it published at its time, or at once where that has passed.
 * @returns what changes in the release with it
 */
export const schedulePublication = async (
  { distributionId, releaseDate }: Release,
  now: Date,
  isAtOnce = false,
): Promise<{ wasOverdue: boolean; releaseDate?: Date }> => {
  const isOverdue = releaseDate !== null && releaseDate < now;
  const atOnce = isAtOnce || releaseDate === null;
  const payload = { distributionId };
  await enqueue('publish-release', payload, atOnce || isOverdue ? {} : { startAfter: releaseDate });
  return { wasOverdue: isOverdue, ...(atOnce ? { releaseDate: now } : {}) };
};
