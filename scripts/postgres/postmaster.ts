import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, programName } from '../process/identity';
import { until } from '../process/waiting';

export interface Postmaster {
  pid: number;
  port: number;
}

/** Null when none runs. A file of a dead one, or naming a number that another program has by now, is removed. */
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
