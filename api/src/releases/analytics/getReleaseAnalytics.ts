import type { Handler } from '../../platform/call/handler';
import { easternDays } from './easternDays';
import { analyticsInAll, analyticsOfDays, referrersOfDays, releaseWithAnalytics } from './readAnalytics';
import { figureColumns } from './counts';

/** How often a release was read in the last days and in all. */
export const getReleaseAnalytics: Handler<'getReleaseAnalytics'> = async ({ path, query, session, now }) => {
  const release = await releaseWithAnalytics(path.id, session);
  const asked = { distributionId: path.id, ...easternDays(now, { count: query.days ?? 28 }) };
  const days = await analyticsOfDays(asked);
  const total = await analyticsInAll(path.id);
  const inDays = { ...total };
  for (const [figure] of figureColumns)
    inDays[figure] = days.reduce((sum, day) => sum + day.figures[figure], 0);
  const referrers = await referrersOfDays(asked);
  return { status: 200, body: { ...release, from: asked.from, days, inDays, total, referrers } };
};
