import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { retryJob } from './failedJobs';
import { idsOf } from './shownJob';

export const retryFailedJob: Handler<'retryFailedJob'> = async ({ path: { id }, session }) => {
  const job = await retryJob(id);
  if (job === null) throw notFound();
  await record({
    actor: session,
    action: 'job.retry',
    subject: { type: 'job', id },
    details: { name: job.name, ...idsOf(job.payload) },
  });
  return { status: 202, body: { done: true } };
};
