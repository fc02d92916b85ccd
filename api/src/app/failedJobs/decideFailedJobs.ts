import type { CallData } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Call } from '../../platform/call/handler';
import type { JobName } from '../../platform/jobs/jobs';
import { idsOf } from './shownJob';

type Decided = { name: JobName; payload: Record<string, unknown> };

/** Decides over each of these jobs once, and records it. Those that are not there any more are counted as gone. */
export const decideFailedJobs = async (
  jobIds: readonly string[],
  session: Call<'retryFailedJobs'>['session'],
  action: 'job.retry' | 'job.giveUp',
  decide: (id: string) => Promise<Decided | null>,
  details: { reason?: string } = {},
): Promise<CallData<'retryFailedJobs'>> => {
  const ids = [...new Set(jobIds)];
  let done = 0;
  for (const id of ids) {
    const job = await decide(id);
    if (job === null) continue;
    done += 1;
    await record({
      actor: session,
      action,
      subject: { type: 'job', id },
      details: { name: job.name, ...idsOf(job.payload), ...details },
    });
  }
  return { done, gone: ids.length - done };
};
