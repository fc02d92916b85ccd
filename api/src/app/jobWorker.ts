import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { now } from '../platform/settings/clock';
import type { Config } from '../platform/settings/config';
import { inTransaction } from '../platform/database/database';
import type { JobContext, JobPlan } from '../platform/jobs/job';
import {
  completeHeld,
  failHeld,
  type Job,
  takeBackLost,
  type TakenJobs,
  takeJobs,
} from '../platform/jobs/jobHolds';
import { waitingQueues } from '../platform/jobs/waitingQueues';
import type { JobName } from '../platform/jobs/jobs';
import { countJob } from '../platform/metrics/figures';
import { inStep } from '../platform/tracing/steps';
import { type Poll, pollQueue } from '../platform/jobs/pollQueue';
import { Rush } from '../platform/jobs/rush';
import { jobDatabase, jobSchema } from '../platform/jobs/queue';
import {
  JobLost,
  type JobRun,
  WorkerLife,
  type WorkerTiming,
  workerTiming,
} from '../platform/jobs/workerLife';
import type { Ports } from '../platform/ports/ports';
import { jobNames, runJob, schedule } from './schedule';

type WorkerParts = { config: Config; ports: Ports; logger: Logger; timing?: WorkerTiming };

/** Seconds between two looks for kinds of which jobs wait: one question for all of them. */
const lookEvery = 1;

/** Seconds between two looks for runs that take longer than they may. */
const maintenanceEvery = 15;

type Failed = { id: string; error: unknown };

/** What a worker has in hand: jobs of one kind that it took together, and how they are marked as done. */
type Taken = { name: JobName; run: JobRun };

/** What enqueue has added to a payload, of the call that has caused the job. */
type Traced = { traceparent?: string };

const traceOf = (data: unknown): string | null => (data as Traced | null)?.traceparent ?? null;

const withoutTrace = (data: unknown): unknown => {
  if (traceOf(data) === null) return data;
  const { traceparent: _of, ...payload } = data as Traced;
  return payload;
};

/**
 * Does jobs of one kind, and marks them as done at once, lest a crash has them done again. When one of several fails,
 * it is done alone, and the others together without it. Answers those that failed; what another worker has by now has not.
 */
const doJobs = async (taken: Taken, jobs: readonly Job[], context: JobContext): Promise<Failed[]> => {
  const { name, run } = taken;
  const ids = jobs.map(({ id }) => id);
  const log = context.log.child({ job: name, jobIds: ids });
  const { together }: JobPlan = schedule[name];
  const begun = performance.now();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const { data } of jobs) {
      await runJob(name, withoutTrace(data), { ...context, log });
      done += 1;
    }
    await completeHeld(name, run, ids);
  };
  try {
    const attributes = { 'messaging.system': 'pg-boss', 'messaging.batch.message_count': jobs.length };
    const from = jobs.length === 1 ? traceOf(jobs[0]?.data) : null;
    await inStep({ kind: 'job', name, attributes, from }, () =>
      together === undefined ? work() : inTransaction(work),
    );
    log.info('Done');
    countJob(name, 'done', begun);
    return [];
  } catch (error) {
    if (error instanceof JobLost || run.isOver) {
      log.warn({ err: error }, 'The job belongs to another worker now');
      countJob(name, 'lost', begun);
      return [];
    }
    if (jobs.length > 1) {
      const others = jobs.filter((_, at) => at !== done);
      const parts =
        others.length < jobs.length ? [jobs.slice(done, done + 1), others] : jobs.map((job) => [job]);
      return (await Promise.all(parts.map((part) => doJobs(taken, part, context)))).flat();
    }
    log.error({ err: error }, 'The job failed');
    countJob(name, 'failed', begun);
    return ids.map((id) => ({ id, error }));
  }
};

/** Rejects when the work takes longer: then its run is over, and acts on nothing any more. */
const inTime = async <T>(seconds: number, run: JobRun, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      run.isOver = true;
      reject(new Error(`It took longer than ${seconds} seconds.`));
    }, seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Does jobs of one kind while some wait. What takes long keeps its own place alone: the others go on to what comes. */
const workOn = (
  boss: PgBoss,
  name: JobName,
  { config, ports, logger: log }: WorkerParts,
  life: WorkerLife,
  rush: Rush,
): Poll => {
  const plan: JobPlan = schedule[name];
  const { expireInSeconds, atOnce = 1, together = 1, afterwards } = plan;
  const context = (): JobContext => ({ ports, config, log, now: now() });
  const running = new Set<Promise<void>>();

  const doGroup = async ({ run, jobs }: TakenJobs): Promise<void> => {
    const done = life.during(run, () => doJobs({ name, run }, jobs, context()));
    const failed = await inTime(expireInSeconds, run, done).catch((error: unknown) =>
      jobs.map(({ id }): Failed => ({ id, error })),
    );
    for (const { id, error } of failed) await failHeld(boss, name, run, id, error);
  };
  const begin = (group: TakenJobs): Promise<void> => {
    const ended = doGroup(group)
      .catch((error: unknown) => log.error({ err: error }, 'The queue has a problem'))
      .finally(() => {
        running.delete(ended);
        // What waited for the end of this one, by its key, is not waited for until the next look.
        if (plan.policy === 'stately') poll.wake();
      });
    running.add(ended);
    return ended;
  };
  const work = async (): Promise<boolean> => {
    const count = atOnce - running.size * together;
    if (count <= 0) {
      await Promise.race(running);
      return true;
    }
    if (plan.givesWay === true && rush.isOn) return false;
    const groups = await takeJobs(name, { count, together }, life);
    const isLast = groups.reduce((sum, { jobs }) => sum + jobs.length, 0) < count;
    if (plan.comesFirst === true) rush.note(!isLast);
    if (groups.length === 0) return false;
    const ended = Promise.all(groups.map(begin));
    if (isLast && afterwards !== undefined) {
      await ended;
      await afterwards(context());
    }
    return true;
  };
  const poll = pollQueue(work, Infinity, log);
  return {
    ...poll,
    stop: async () => {
      await poll.stop();
      await Promise.all(running);
    },
  };
};

const keepTime = async (boss: PgBoss): Promise<void> => {
  const kept = new Set((await boss.getSchedules()).map(({ name }) => name));
  for (const name of jobNames) {
    const { cron }: JobPlan = schedule[name];
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
    else if (kept.has(name)) await boss.unschedule(name);
  }
};

/** A worker that takes jobs from the queue. */
export type JobWorker = {
  /** Whether it has asked the queue for work, or looked after it, lately. */
  isLooking: () => boolean;
  /** Whether it could say lately that it lives: the database answers. */
  isHeard: () => boolean;
  /** What runs may finish for `milliseconds`. */
  stop: (milliseconds: number) => Promise<void>;
};

/** Takes jobs from the queue until it is stopped. */
export const startJobWorker = async (parts: WorkerParts): Promise<JobWorker> => {
  let lookedAt = performance.now();
  const { logger, timing = workerTiming } = parts;
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = await jobDatabase.executeSql(text, values);
        lookedAt = performance.now();
        return result;
      },
    },
    schema: jobSchema,
    migrate: false,
    maintenanceIntervalSeconds: maintenanceEvery,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'The queue has a problem'));
  await boss.start();
  await keepTime(boss);
  const polls = new Map<string, Poll>();
  const rush = new Rush();
  const life = new WorkerLife(logger, timing, async (living) => {
    const names = await takeBackLost(boss, living);
    if (names.length > 0) logger.warn({ jobs: names }, 'Put back what a dead worker held');
    for (const name of new Set(names)) polls.get(name)?.wake();
  });
  await life.start();
  for (const name of jobNames) polls.set(name, workOn(boss, name, parts, life, rush));
  const lookout = pollQueue(
    async () => {
      for (const name of await waitingQueues(jobNames)) polls.get(name)?.wake();
      lookedAt = performance.now();
      return false;
    },
    lookEvery,
    logger,
  );
  return {
    isLooking: () => performance.now() - lookedAt < 4 * maintenanceEvery * 1000,
    isHeard: () => life.isHeard,
    stop: async (milliseconds) => {
      const ended = Promise.all([lookout, ...polls.values()].map((poll) => poll.stop()));
      await Promise.race([ended, pause(milliseconds, undefined, { ref: false })]);
      await life.stop();
      await boss.stop({ graceful: false });
    },
  };
};
