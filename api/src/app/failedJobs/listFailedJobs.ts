import type { Handler } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { countFailedJobs, listFailed } from './failedJobs';
import { shownJob } from './shownJob';

/** The jobs that wait for staff, or with `state` those that are tried again by themselves. */
export const listFailedJobs: Handler<'listFailedJobs'> = async ({
  query: { state = 'failed', ...asked },
}) => ({
  status: 200,
  body: (await listFailed(state, pageAsked(asked))).map(shownJob),
  headers: countHeaders(await countFailedJobs(state)),
});
