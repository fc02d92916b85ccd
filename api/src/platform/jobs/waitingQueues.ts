import { statement } from '../database/statement';
import { jobSchema } from './queue';

const waiting = statement('queues-waiting')`
select name as "name!" from unnest(:names::text[]) asked (name)
 where exists (
   select from ${jobSchema}.job where job.name = asked.name and state < 'active' and start_after < now())`;

/** Of these queues, those with jobs whose time has come and that nobody does. */
export const waitingQueues = async (names: readonly string[]): Promise<string[]> =>
  (await waiting.all({ names })).map(({ name }) => name);
