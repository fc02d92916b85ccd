import { checkRules } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { takeFailedJob } from './failedJobs';
import { decideFailedJobs } from './decideFailedJobs';

/** Ends jobs that wait for staff. What each was and why stays in the audit log. */
export const giveUpFailedJobs: Handler<'giveUpFailedJobs'> = async ({
  body: { jobIds, reason },
  session,
}) => {
  const errors = checkRules('GiveUpRequest', { reason }, { stage: 'full' });
  if (errors.length > 0) throw inputProblem(errors);
  return {
    status: 200,
    body: await decideFailedJobs(jobIds, session, 'job.giveUp', takeFailedJob, { reason }),
  };
};
