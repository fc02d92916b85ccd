import { eachRow } from '../../platform/call/eachRow';
import { type Handler, withoutTransaction } from '../../platform/call/handler';
import { decideFailedJob } from './decideFailedJob';

/** Has each of these jobs run again. One that is gone is left. */
export const retryFailedJobs: Handler<'retryFailedJobs'> = withoutTransaction((call) =>
  eachRow(call, async (id) => Number(await decideFailedJob('job.retry', id, call.session))),
);
