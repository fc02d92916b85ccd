import type { Handler } from '../../call/handler';
import { retryJob } from '../../jobs/failedJobs';
import { decideFailedJobs } from './decideFailedJobs';

export const retryFailedJobs: Handler<'retryFailedJobs'> = async ({ body: { jobIds }, session }) => ({
  status: 202,
  body: await decideFailedJobs(jobIds, session, 'job.retry', retryJob),
});
