import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { decideFailedJob } from './decideFailedJob';

export const retryFailedJob: Handler<'retryFailedJob'> = async ({ path: { id }, session }) => {
  if (!(await decideFailedJob('job.retry', id, session))) throw notFound();
  return { status: 202, body: { done: true } };
};
