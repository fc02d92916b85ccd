import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { decideFailedJob } from './decideFailedJob';

/** Ends a job that waits for staff. What it was and why stays in the audit log. */
export const giveUpFailedJob: Handler<'giveUpFailedJob'> = async ({
  path: { id },
  body: { reason },
  session,
}) => {
  if (!(await decideFailedJob('job.giveUp', id, session, { reason }))) throw notFound();
  return { status: 200, body: { done: true } };
};
