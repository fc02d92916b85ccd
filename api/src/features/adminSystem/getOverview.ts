import { type CallData, permits } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { query } from '../../database/database';
import { countFailedJobs } from '../../jobs/failedJobs';
import { getOverviewSql } from './getOverviewSql';

type Figures = Omit<CallData<'getOverview'>, 'failedJobs'>;

/** What goes on. Failed jobs are counted for those who may see them. */
export const getOverview: Handler<'getOverview'> = async ({ session, now }) => {
  const [figures] = await query<Figures>('overview', getOverviewSql, [now]);
  if (figures === undefined) throw new Error('The overview has no row.');
  const seesJobs = permits(session.group, 'installation.manage');
  return {
    status: 200,
    body: { ...figures, failedJobs: seesJobs ? await countFailedJobs('failed') : null },
  };
};
