import type { Handler } from '../../call/handler';
import { countHeaders, pageAsked } from '../../call/listPage';
import { countFailedJobs, listFailed } from '../../jobs/failedJobs';
import { shownJob } from './shownJob';

/** The jobs that wait for staff, or with `state` those that are tried again by themselves. */
export const listFailedJobs: Handler<'listFailedJobs'> = async ({
  query: { state = 'failed', ...asked },
}) => ({
  status: 200,
  body: (await listFailed(state, pageAsked(asked))).map(shownJob),
  headers: countHeaders(await countFailedJobs(state)),
});
