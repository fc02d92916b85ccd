import type { Handler } from '../../platform/call/handler';
import { readProgress } from './deferredRevenue';

/** How far the files of a month are. */
export const getDeferredRevenueProgress: Handler<'getDeferredRevenueProgress'> = async ({ path, now }) => ({
  status: 200,
  body: await readProgress(path, now),
});
