import { statement } from '../../platform/database/statement';
import { deadLetters } from '../../platform/jobs/queue';
import { jobNames } from '../schedule';

/** What a queue has: counts, and since when its oldest job waits (UTC). */
type Queue = {
  name: (typeof jobNames)[number];
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
  oldest: Date | null;
};

const queuesStatement = statement('queues-counted')`
select name as "name!", count(*) filter (where state = 'created' and start_after <= now())::integer as "waiting!",
  count(*) filter (where state = 'active')::integer as "running!",
  count(*) filter (where state = 'retry')::integer as "retrying!",
  min(created_on) filter (where state = 'created' and start_after <= now()) as oldest
from jobs.job where state in ('created', 'active', 'retry') group by name`;

/** The queues that have something to do, or something that has failed, by their names. */
export const listQueues = async (): Promise<Queue[]> => {
  const rows = new Map((await queuesStatement.all()).map((row) => [row.name, row]));
  return jobNames
    .map((name) => {
      const { waiting = 0, running = 0, retrying = 0, oldest = null } = rows.get(name) ?? {};
      return { name, waiting, running, retrying, failed: rows.get(deadLetters(name))?.waiting ?? 0, oldest };
    })
    .filter(({ waiting, running, retrying, failed }) => waiting + running + retrying + failed > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
