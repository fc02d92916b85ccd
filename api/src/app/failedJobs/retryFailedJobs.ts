import type { Handler } from '../../platform/call/handler';
import { retryJob } from './failedJobs';
import { decideFailedJobs } from './decideFailedJobs';

export const retryFailedJobs: Handler<'retryFailedJobs'> = async ({ body: { jobIds }, session }) => ({
  status: 202,
  body: await decideFailedJobs(jobIds, session, 'job.retry', retryJob),
});
