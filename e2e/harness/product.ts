import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ready {
  ports: { product: number; identity: number; stripe: number; inbox: number };
  dataDir: string;
  databaseUrl: string;
  databaseHome: string | null;
  pids: {
    supervisor: number;
    api: number;
    worker: number;
    identity: number;
    standIns: number;
    postgres: number;
  };
}

type ProgramName = 'api' | 'worker' | 'identity' | 'standIns';

interface Restart {
  name: ProgramName;
  pid: number;
}

export interface Product {
  ready: Ready;
  said: () => string;
  crash: (name: ProgramName) => Promise<void>;
  stop: () => Promise<void>;
  /** Kills the start command alone, as `kill -9` does; what it started goes on running. */
  kill: () => Promise<void>;
}

/** What the runner of the tests sets for itself and the product must not inherit. */
const foreign =
  /^(NODE_OPTIONS|NODE_ENV|PORT|DATA_DIR|DATABASE_URL|FORCE_COLOR|DEBUG.*|PW_.*|PLAYWRIGHT_.*|TEST_.*)$/;

/**
 * @param port the first of its eight ports
 * @param more settings over its own
 * @param program what starts it, with the parameters of Node.js
 * @param checkout where it stands, if not here
 * @throws Error with all that it said
 */
export async function startProduct(
  port: number,
  dataDir: string,
  more: Record<string, string> = {},
  program: readonly string[] = ['scripts/start.mjs'],
  checkout: string = root,
): Promise<Product> {
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const child = spawn(process.execPath, program, {
    cwd: checkout,
    env: {
      ...Object.fromEntries(kept),
      PORT: String(port),
      DATA_DIR: dataDir,
      DISPATCH_READY_JSON: '1',
      // A product that npm started ends when its parent does: nothing is left running when the tests are killed.
      npm_lifecycle_event: 'start',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const restarts: Restart[] = [];
  const ready = await new Promise<Ready>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const [word, json = ''] = line.split(/ (.*)/s, 2);
        if (word === 'READY') resolve(JSON.parse(json) as Ready);
        if (word === 'RESTARTED') restarts.push(JSON.parse(json) as Restart);
      });
    }
    child.once('exit', () => reject(new Error(`The product did not start:\n${lines.join('\n')}`)));
  });
  return { ready, said: () => lines.join('\n'), ...controls(child, ready, restarts) };
}

function controls(child: ChildProcess, ready: Ready, restarts: Restart[]) {
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    crash: async (name: ProgramName) => {
      const before = restarts.length;
      // It may have been started again without having been crashed from here.
      process.kill(restarts.findLast((restart) => restart.name === name)?.pid ?? ready.pids[name], 'SIGKILL');
      const restarted = () => restarts.slice(before).find((restart) => restart.name === name);
      while (restarted() === undefined && isRunning()) await once(child.stdout ?? child, 'data');
      ready.pids[name] = restarted()?.pid ?? 0;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
