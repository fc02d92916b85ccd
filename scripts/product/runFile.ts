import { linkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessIdentity, identify, stillRuns } from '../process/identity';
import { readJson, writeJson } from '../process/jsonFile';
import { stopLeftover } from '../process/processGroup';
import { until } from '../process/waiting';

export interface Run {
  supervisor: ProcessIdentity;
  port: number;
  stopping: boolean;
  children: Record<string, ProcessIdentity>;
}

export class RunFile {
  readonly #path: string;
  #run: Run | null = null;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'run.json');
  }

  running(): Run | null {
    const run = this.#read();
    return run && stillRuns(run.supervisor) ? run : null;
  }

  async runningAndStaying(): Promise<Run | null> {
    if (this.running()?.stopping) await until(() => this.running() === null, 8000);
    return this.running();
  }

  /** Ends what a killed supervisor left behind, newest first; returns the names of what still ran. */
  async stopLeftovers(): Promise<string[]> {
    const stopped: string[] = [];
    for (const [name, identity] of Object.entries(this.#read()?.children ?? {}).reverse()) {
      if (await stopLeftover(identity, 1500)) stopped.push(name);
    }
    return stopped;
  }

  /** @returns false when another one was quicker */
  take(port: number): boolean {
    if (this.running()) return false;
    rmSync(this.#path, { force: true });
    const run: Run = { supervisor: identify(process.pid), port, stopping: false, children: {} };
    const mine = `${this.#path}.${process.pid}.mine`;
    writeJson(mine, run);
    try {
      linkSync(mine, this.#path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    } finally {
      rmSync(mine, { force: true });
    }
    this.#run = run;
    return true;
  }

  note(name: string, pid: number): void {
    if (this.#run) this.#write({ ...this.#run, children: { ...this.#run.children, [name]: identify(pid) } });
  }

  noteStopping(): void {
    if (this.#run) this.#write({ ...this.#run, stopping: true });
  }

  release(): void {
    if (this.#run) rmSync(this.#path, { force: true });
    this.#run = null;
  }

  #read(): Run | null {
    return readJson(this.#path) as Run | null;
  }

  #write(run: Run): void {
    this.#run = run;
    writeJson(this.#path, run);
  }
}

export function alreadyRuns(dataDir: string, { port, supervisor }: Run): string {
  return `Dispatch runs on ${dataDir} already, at http://localhost:${port} (process ${supervisor.pid})`;
}
