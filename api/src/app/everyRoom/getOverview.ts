import { permitsCall } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { countFailedJobs } from '../failedJobs/failedJobs';
import { overview } from './getOverviewSql';

const approvalsWaiting = statement('approvals-waiting')`
select count(*)::integer as "count!" from approval_requests where state = 'requested'`;

const countWaiting = async (): Promise<number> => {
  const row = await approvalsWaiting.maybe();
  return row?.count ?? 0;
};

/** What goes on. Failed jobs and what waits for a second person are counted for those who can do something about it. */
export const getOverview: Handler<'getOverview'> = async ({ session, now }) => {
  const figures = await overview.one({ now });
  const seesJobs = permitsCall(session, 'installation.read');
  const decides = permitsCall(session, 'approvals.decide');
  return {
    status: 200,
    body: {
      ...figures,
      failedJobs: seesJobs ? await countFailedJobs('failed') : null,
      waitingApprovals: decides ? await countWaiting() : null,
    },
  };
};
