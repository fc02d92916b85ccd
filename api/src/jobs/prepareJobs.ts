import PgBoss from 'pg-boss';
import type { JobPlan } from './job';
import type { JobName } from './jobs';
import { deadLetters, jobDatabase, jobSchema } from './queue';

/** Makes the tables of the queue and one queue a job with its dead-letter list. Repeating it changes nothing. */
export const prepareJobs = async (plans: Readonly<Record<JobName, JobPlan<never>>>): Promise<void> => {
  const boss = new PgBoss({ db: jobDatabase, schema: jobSchema, supervise: false, schedule: false });
  await boss.start();
  for (const [name, plan] of Object.entries(plans)) {
    await boss.createQueue(deadLetters(name), { name: deadLetters(name) });
    const queue = {
      name,
      policy: plan.policy ?? 'standard',
      retryLimit: plan.retryLimit,
      retryDelay: plan.retryDelay,
      retryBackoff: true,
      expireInSeconds: plan.expireInSeconds,
      deadLetter: deadLetters(name),
    };
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
  await boss.stop({ graceful: false });
};
