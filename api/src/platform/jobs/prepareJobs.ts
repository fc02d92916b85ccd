import PgBoss from 'pg-boss';
import { statement } from '../database/statement';
import type { JobPlan } from './job';
import type { JobName } from './jobs';
import { deadLetters, jobDatabase, jobSchema } from './queue';

/** In minutes, sixty years, as seconds the most that an integer holds: what waits for staff does not go away unread. */
const retentionMinutes = 60 * 365 * 24 * 60;

/** What was queued before waits as long. */
const jobsKeepWaiting = statement('jobs-keep-waiting', { isPrepared: false })`
update ${jobSchema}.job set keep_until = now() + make_interval(mins => ${retentionMinutes})
 where state < 'active' and keep_until < now() + make_interval(mins => ${retentionMinutes / 2})`;

/** Makes the tables of the queue and one queue a job with its dead-letter list. Repeating it changes nothing. */
export const prepareJobs = async (plans: Readonly<Record<JobName, JobPlan>>): Promise<void> => {
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
      retentionMinutes,
      deadLetter: deadLetters(name),
    };
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
  await jobsKeepWaiting.run();
  await boss.stop({ graceful: false });
};
