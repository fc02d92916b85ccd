import type { Handler } from '../../platform/call/handler';
import { listProcesses } from '../../platform/processes/processes';
import { productVersion } from '../../platform/settings/productVersion';
import { listQueues } from '../admin/listQueues';
import { schedule } from '../schedule';

/** Which processes run, and what waits for the workers. */
export const getSystem: Handler<'getSystem'> = async ({ now }) => {
  const [processes, queues] = [await listProcesses(), await listQueues()];
  return {
    status: 200,
    body: {
      version: productVersion,
      seenDate: now.toISOString(),
      processes: processes.map(({ startedAt, seenAt, ...process }) => ({
        ...process,
        startedDate: startedAt.toISOString(),
        seenDate: seenAt.toISOString(),
      })),
      queues: queues.map(({ oldest, ...queue }) => ({
        ...queue,
        what: schedule[queue.name].title,
        oldestDate: oldest?.toISOString() ?? null,
      })),
    },
  };
};
