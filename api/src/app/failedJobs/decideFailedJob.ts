import { record } from '../../platform/audit/audit';
import type { Session } from '../../platform/call/handler';
import { retryJob, takeFailedJob } from './failedJobs';
import { idsOf } from './shownJob';

const decisions = { 'job.retry': retryJob, 'job.giveUp': takeFailedJob };

/** Decides over a failed job and records it. False when somebody else was faster: it is not there any more. */
export const decideFailedJob = async (
  action: keyof typeof decisions,
  id: string,
  session: Session,
  details: { reason?: string } = {},
): Promise<boolean> => {
  const job = await decisions[action](id);
  if (job === null) return false;
  await record({
    actor: session,
    action,
    subject: { type: 'job', id },
    details: { name: job.name, ...idsOf(job.payload), ...details },
  });
  return true;
};
