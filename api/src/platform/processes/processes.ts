import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { statement } from '../database/statement';
import { productVersion } from '../settings/productVersion';

/** What a process of the product is. */
export type ProcessKind = 'api' | 'worker' | 'identity';

/** Milliseconds between two signs of life. */
const beatEvery = 10_000;
/** Seconds without one after which a process is silent, and after which one that came to its end is forgotten. */
const limits = { silent: 45, forgotten: 3600 } as const;

const beating = statement('process-beat')`
insert into processes (process_id, kind, version, node, host, pid, started_at, seen_at)
  values (:id, :kind, :version, :node, :host, :pid, now(), now())
  on conflict (process_id) do update set seen_at = now()`;

const ending = statement('process-end')`delete from processes where process_id = :id`;

const forgetting = statement('processes-forget')`
delete from processes where seen_at < now() - make_interval(secs => ${limits.forgotten})`;

/** Lets operators see that this process runs, until it is stopped. One that is killed is silent, and forgotten after an hour. */
export const showProcess = (kind: ProcessKind, log: Logger): { stop: () => Promise<void> } => {
  const version = productVersion;
  const node = process.versions.node;
  const own = { id: randomUUID(), kind, version, node, host: hostname(), pid: process.pid };
  let isStopped = false;
  const beat = async (): Promise<void> => {
    await beating.run(own);
    await forgetting.run();
  };
  const complain = (error: unknown): void => {
    if (!isStopped) log.warn({ err: error }, 'The sign of life was not written');
  };
  let last: Promise<void> = beat().catch(complain);
  const timer = setInterval(() => {
    last = last.then(beat).catch(complain);
  }, beatEvery);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await last;
      await ending.run({ id: own.id }).catch(() => undefined);
    },
  };
};

const listing = statement('processes-list')`
select kind, version, node, host, pid, started_at as "startedAt", seen_at as "seenAt",
    seen_at < now() - make_interval(secs => ${limits.silent}) as "isSilent!"
  from processes order by kind, started_at, process_id limit 200`;

/** Those that run, and those that have ended within the hour without saying so. */
export const listProcesses = () => listing.all();
