import { type CallData, permits } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { countFailedJobs } from '../../platform/jobs/failedJobs';
import { getOverviewSql } from './getOverviewSql';

type Figures = Omit<CallData<'getOverview'>, 'failedJobs' | 'waitingApprovals'>;

const countWaiting = async (): Promise<number> => {
  const sql = `select count(*)::integer as count from approval_requests where state = 'requested'`;
  const [row] = await query<{ count: number }>('approvals-waiting', sql);
  return row?.count ?? 0;
};

/** What goes on. Failed jobs and what waits for a second person are counted for those who can do something about it. */
export const getOverview: Handler<'getOverview'> = async ({ session, now }) => {
  const [figures] = await query<Figures>('overview', getOverviewSql, [now]);
  if (figures === undefined) throw new Error('The overview has no row.');
  const seesJobs = permits(session.group, 'installation.manage');
  const decides = permits(session.group, 'approvals.decide');
  return {
    status: 200,
    body: {
      ...figures,
      failedJobs: seesJobs ? await countFailedJobs('failed') : null,
      waitingApprovals: decides ? await countWaiting() : null,
    },
  };
};
