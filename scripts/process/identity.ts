import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process told apart from a later one that happens to get the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it was started, in the words of this operating system; null when that cannot be found out. */
  startedAt: string | null;
}

/** Whether a process with this number exists, whoever owns it. A zombie without threads counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const fields = statFields(pid);
  return fields === null || !hasEnded(fields);
}

/** The fields of /proc/PID/stat, state first. The first thread may end before others, which still hold ports. */
export function hasEnded(fields: readonly string[]): boolean {
  return fields[0] === 'Z' && Number(fields[17]) <= 1;
}

export function programName(pid: number): string | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    const path = execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim();
    return path.split('/').at(-1) ?? null;
  } catch {
    return null;
  }
}

export function identify(pid: number): ProcessIdentity {
  return { pid, startedAt: startedAt(pid) };
}

export function stillRuns(identity: ProcessIdentity): boolean {
  if (!isAlive(identity.pid)) return false;
  return identity.startedAt === null || startedAt(identity.pid) === identity.startedAt;
}

/** Between npm and us there is often a shell, which goes on when npm is killed: our parent alone does not tell. */
export function npmAbove(): ProcessIdentity | null {
  for (let pid = process.ppid, steps = 0; pid > 1 && steps < 3; pid = parentOf(pid), steps += 1) {
    if (programName(pid)?.startsWith('npm')) return identify(pid);
  }
  return null;
}

function parentOf(pid: number): number {
  if (process.platform === 'linux') return Number(statFields(pid)?.[1] ?? 0);
  try {
    return Number(execFileSync('ps', ['-p', String(pid), '-o', 'ppid='], { encoding: 'utf8' }));
  } catch {
    return 0;
  }
}

function startedAt(pid: number): string | null {
  if (process.platform === 'linux') {
    // Ticks since boot are only unique together with the boot.
    const ticks = statFields(pid)?.[19];
    return ticks === undefined ? null : `${bootId()}:${ticks}`;
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** The fields of /proc/PID/stat from the state on (the name before it may hold blanks and brackets). */
function statFields(pid: number): string[] | null {
  if (process.platform !== 'linux') return null;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
