import type { JobContext, JobHandler } from './job';
import type { JobName } from './jobs';
import { schedule } from './schedule';

type AnyJobHandler = (payload: unknown, context: JobContext) => Promise<void>;

/** Runs one job, whatever its name. Throws what its handler throws; the queue then tries again. */
export const runJob = async (name: JobName, payload: unknown, context: JobContext): Promise<void> => {
  const handler: JobHandler<never> = schedule[name].handler;
  await (handler as AnyJobHandler)(payload, context);
};

/** The names of all jobs. */
export const jobNames = Object.keys(schedule) as JobName[];
