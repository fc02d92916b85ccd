import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, programName } from '../process/identity';
import { until } from '../process/waiting';

/** What PostgreSQL writes about itself into its data folder while it runs. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * The PostgreSQL that runs on this data folder, ours or one left over from a run that was killed; null when none does.
 * A file left behind by a dead one, or naming a number that another program has by now, is removed.
 */
export function runningPostmaster(dataFolder: string): Postmaster | null {
  const file = join(dataFolder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (pid > 1 && isAlive(pid) && programName(pid)?.startsWith('postgres')) return { pid, port };
  rmSync(file, { force: true });
  return null;
}

/**
 * Stops a PostgreSQL: open connections are closed, everything is written; when that takes too long, at once (the next
 * start then reads its journal and loses nothing).
 * @param milliseconds to wait before it is told to stop at once
 */
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
