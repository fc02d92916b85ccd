import { type ProcessIdentity, isAlive, stillRuns } from './identity';
import { until } from './waiting';

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** @param milliseconds that it gets before it is killed */
export async function stopGroup(pid: number, milliseconds: number): Promise<void> {
  signalGroup(pid, 'SIGTERM');
  if (!(await until(() => !isAlive(pid), milliseconds))) {
    signalGroup(pid, 'SIGKILL');
    await until(() => !isAlive(pid), 1000);
  }
  // What it started and did not take along.
  signalGroup(pid, 'SIGKILL');
}

/** Ends a process group left over from a run that was killed, unless its number belongs to another program by now. */
export async function stopLeftover(identity: ProcessIdentity, milliseconds: number): Promise<boolean> {
  if (!stillRuns(identity)) return false;
  await stopGroup(identity.pid, milliseconds);
  return true;
}
