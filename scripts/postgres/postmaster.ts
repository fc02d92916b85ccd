import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, programName } from '../process/identity';
import { processorTime } from '../process/processorTime';
import { until, untilStill } from '../process/waiting';

export interface Postmaster {
  pid: number;
  port: number;
  /** In its own word: 'starting', also while it reads its journal, 'ready' or 'stopping'. */
  state: string;
}

/** Null when none runs. A file of a dead one, or naming a number that another program has by now, is removed. */
export function runningPostmaster(dataFolder: string): Postmaster | null {
  const named = lockFile(dataFolder);
  if (named === null) return null;
  if (named.pid > 1 && isAlive(named.pid) && programName(named.pid)?.startsWith('postgres')) return named;
  rmSync(lockPath(dataFolder), { force: true });
  return null;
}

const lockPath = (dataFolder: string): string => join(dataFolder, 'postmaster.pid');

/** What its file says at this moment, which may be half written; null without one. */
function lockFile(dataFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(lockPath(dataFolder), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), state: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/**
 * Waits until it lets people in, as long as it comes further: it, or one of its processes, works, or writes its log. It is
 * asked for nothing meanwhile, as an answer would be work too.
 * @returns whether it does
 */
export async function untilReady(
  pid: number,
  { dataFolder, log }: { dataFolder: string; log: string },
  patience?: number,
): Promise<boolean> {
  const state = () => {
    const named = lockFile(dataFolder);
    return named?.pid === pid ? named.state : '';
  };
  await untilStill(
    () => !isAlive(pid) || ['ready', 'stopping'].includes(state()),
    () => progressOf(pid, log),
    patience,
  );
  return isAlive(pid) && state() === 'ready';
}

/** Changes as long as a PostgreSQL comes further; null when that cannot be told. */
export function progressOf(pid: number, log: string): string | null {
  const time = processorTime(pid);
  return time === null ? null : `${time} ${statSync(log, { throwIfNoEntry: false })?.size ?? 0}`;
}

/** In order, or at once after these milliseconds (the next start then reads its journal and loses nothing). */
export async function stopPostmaster(pid: number, milliseconds: number): Promise<void> {
  const gone = () => !isAlive(pid);
  signal(pid, 'SIGINT');
  if (await until(gone, milliseconds)) return;
  signal(pid, 'SIGQUIT');
  if (await until(gone, 1000)) return;
  signal(pid, 'SIGKILL');
  await until(gone, 1000);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
