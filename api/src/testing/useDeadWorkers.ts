import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { startJobWorker } from '../app/jobWorker';
import { execute } from '../platform/database/database';
import type { JobName } from '../platform/jobs/jobs';
import { deadLetters } from '../platform/jobs/queue';
import { createLogger } from '../platform/logging/logger';
import { quickTiming } from './quickTiming';
import type { TestServer } from './testServer';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** For tests of workers that die or stand still in the middle of a job. They are processes of their own, ended after each. */
export const useDeadWorkers = (server: TestServer) => {
  // Processes are started, which a busy machine does slowly.
  vi.setConfig({ testTimeout: 60_000 });
  afterAll(() => vi.resetConfig());
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** A worker process in the middle of a call of this port that never ends. */
  const stuckWorker = async (port: string): Promise<ChildProcess> => {
    const program = ['--import', 'tsx', 'api/src/testing/stuckWorker.ts', server.config.databaseUrl, port];
    const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  };
  const newWorker = () =>
    startJobWorker({ ...server, logger: createLogger('silent', 'test'), timing: quickTiming });
  /** Waits until no such job is left, done or given up. */
  const noneLeft = (name: JobName) =>
    expect
      .poll(
        () =>
          execute(`select name from jobs.job where name = any($1) and state <> 'completed'`, [
            [name, deadLetters(name)],
          ]),
        { timeout: 10_000 },
      )
      .toEqual([]);

  /** Kills a worker in the middle of such a job; another one does it. */
  const survives = async (port: string, name: JobName): Promise<void> => {
    const child = await stuckWorker(port);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await execute(`select state from jobs.job where name = $1 and state = 'active'`, [name])).toEqual([
      { state: 'active' },
    ]);
    const { stop } = await newWorker();
    await noneLeft(name);
    await stop(1_000);
    expect(await execute('select 1 from job_holds')).toEqual([]);
  };
  return { stuckWorker, newWorker, noneLeft, survives };
};
