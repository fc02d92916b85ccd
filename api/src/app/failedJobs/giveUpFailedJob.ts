import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { takeFailedJob } from './failedJobs';
import { idsOf } from './shownJob';

/** Ends a job that waits for staff. What it was and why stays in the audit log. */
export const giveUpFailedJob: Handler<'giveUpFailedJob'> = async ({
  path: { id },
  body: { reason },
  session,
}) => {
  const job = await takeFailedJob(id);
  if (job === null) throw notFound();
  await record({
    actor: session,
    action: 'job.giveUp',
    subject: { type: 'job', id },
    details: { name: job.name, ...idsOf(job.payload), reason },
  });
  return { status: 200, body: { done: true } };
};
