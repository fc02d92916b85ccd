import { checkRules } from '@dispatch/contract';
import { eachRow } from '../../platform/call/eachRow';
import { type Handler, withoutTransaction } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { decideFailedJob } from './decideFailedJob';

/** Ends each of these jobs, with one reason. What each was and why stays in the audit log. One that is gone is left. */
export const giveUpFailedJobs: Handler<'giveUpFailedJobs'> = withoutTransaction(async (call) => {
  const { isPreview, reason = '' } = call.body;
  const errors = isPreview ? [] : checkRules('GiveUpRequest', { reason }, { stage: 'full' });
  if (errors.length > 0) throw inputProblem(errors);
  return eachRow(call, async (id) =>
    Number(await decideFailedJob('job.giveUp', id, call.session, { reason })),
  );
});
