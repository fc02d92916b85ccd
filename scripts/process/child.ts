import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { stopGroup } from './processGroup';

export interface ChildSpec {
  title: string;
  command: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log: string | null;
}

export interface ChildEvents {
  /** It runs, for the first time or again. */
  started: (pid: number) => void;
  /** It ended although nobody asked it to, and is started again. */
  restarting: (how: string) => void;
  /** It ended too often: it is not started again. */
  gaveUp: (how: string) => void;
}

export interface Child {
  title: string;
  /** The number of the process that runs now, or null between two. */
  pid: () => number | null;
  /** @param milliseconds that it gets before it is killed */
  stop: (milliseconds: number) => Promise<void>;
}

/** This many unexpected ends within the period are borne; one more, and it is left alone. */
const patience = { times: 5, milliseconds: 60_000 };

/** In a process group of its own: a Ctrl-C at the terminal reaches the supervisor alone, which stops it in order. */
export function keepRunning(spec: ChildSpec, events: ChildEvents): Child {
  let current: ChildProcess | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopping = false;
  const ends: number[] = [];

  const start = () => {
    timer = null;
    const child = launch(spec);
    current = child;
    let ended = false;
    const onEnd = (how: string) => {
      if (ended) return;
      ended = true;
      current = null;
      if (stopping) return;
      const now = Date.now();
      ends.push(now);
      const recent = ends.filter((time) => now - time < patience.milliseconds).length;
      if (recent > patience.times) {
        events.gaveUp(how);
        return;
      }
      events.restarting(how);
      timer = setTimeout(start, 100 * 2 ** (recent - 1));
    };
    child.once('error', (error) => onEnd(error.message));
    child.once('exit', (code, signal) => onEnd(signal ? `signal ${signal}` : `exit code ${code}`));
    if (child.pid !== undefined) events.started(child.pid);
  };
  start();

  return {
    title: spec.title,
    pid: () => current?.pid ?? null,
    stop: async (milliseconds) => {
      stopping = true;
      if (timer) clearTimeout(timer);
      if (current?.pid !== undefined) await stopGroup(current.pid, milliseconds);
    },
  };
}

function launch({ command: [program = '', ...args], cwd, env, log }: ChildSpec): ChildProcess {
  if (log === null)
    return spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const file = openSync(log, 'a', 0o600);
  try {
    return spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', file, file] });
  } finally {
    closeSync(file);
  }
}
