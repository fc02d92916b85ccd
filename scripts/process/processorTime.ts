import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a process group, and the children of its first process, have used of the processor so far, in words of this operating system that change as long as it
 * works, however slowly; null when that cannot be found out. (Those whom PostgreSQL starts make groups of their own.)
 * @param group the number of its first process; null for none
 */
export function processorTime(group: number | null): string | null {
  if (group === null) return '';
  try {
    return process.platform === 'linux' ? String(ticksOf(group)) : timesOf(group);
  } catch {
    return null;
  }
}

/** State, parent and group follow the name of a process, which may hold blanks and brackets. */
function ticksOf(group: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = fieldsOf(name);
    if (Number(fields[2]) === group || Number(fields[1]) === group)
      ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks;
}

/** None for one that has ended meanwhile. */
function fieldsOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function timesOf(group: number): string {
  const lines = execFileSync('ps', ['-axo', 'pgid=,ppid=,time='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.trim().split(/ +/).slice(0, 2).map(Number).includes(group)).join();
}
