import { linkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessIdentity, identify, stillRuns } from '../process/identity';
import { readJson, writeJson } from '../process/jsonFile';
import { stopLeftover } from '../process/processGroup';
import { until } from '../process/waiting';

/** Who runs on a data folder: written while the product runs, found again after it was killed. */
export interface Run {
  supervisor: ProcessIdentity;
  port: number;
  /** Whether it is being stopped. */
  stopping: boolean;
  /** By name: standIns, api, worker, web. */
  children: Record<string, ProcessIdentity>;
}

/** The run file of a data folder. */
export class RunFile {
  readonly #path: string;
  #run: Run | null = null;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'run.json');
  }

  /** The product that runs on this data folder now, or null. */
  running(): Run | null {
    const run = this.#read();
    return run && stillRuns(run.supervisor) ? run : null;
  }

  /** Waits for a product that is just stopping; answers the one that goes on running, or null. */
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

  /**
   * Takes the data folder for this process.
   * @returns false when another one was quicker
   */
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

  /** Notes a child that has been started, or started again. */
  note(name: string, pid: number): void {
    if (this.#run) this.#write({ ...this.#run, children: { ...this.#run.children, [name]: identify(pid) } });
  }

  /** Notes that everything is being stopped. */
  noteStopping(): void {
    if (this.#run) this.#write({ ...this.#run, stopping: true });
  }

  /** Gives the data folder back, if it was taken. */
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

/** The beginning of a sentence about a product that runs on a data folder. */
export function alreadyRuns(dataDir: string, { port, supervisor }: Run): string {
  return `Dispatch runs on ${dataDir} already, at http://localhost:${port} (process ${supervisor.pid})`;
}
