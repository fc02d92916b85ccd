import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessIdentity, identify, stillRuns } from '../process/identity';
import { readJson, writeJson } from '../process/jsonFile';
import { stopLeftover } from '../process/processGroup';

/** Who runs on a data folder: written while the product runs, found again after it was killed. */
export interface Run {
  supervisor: ProcessIdentity;
  port: number;
  /** Whether it is being stopped. */
  stopping: boolean;
  /** By name: api, worker, standIns, web. */
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
    const run = readJson(this.#path) as Run | null;
    return run && stillRuns(run.supervisor) ? run : null;
  }

  /** Ends what a killed supervisor left behind, newest first; returns the names of what still ran. */
  async stopLeftovers(): Promise<string[]> {
    const run = readJson(this.#path) as Run | null;
    const stopped: string[] = [];
    for (const [name, identity] of Object.entries(run?.children ?? {}).reverse()) {
      if (await stopLeftover(identity, 1500)) stopped.push(name);
    }
    return stopped;
  }

  /** Takes the data folder for this process. */
  take(port: number): void {
    this.#write({ supervisor: identify(process.pid), port, stopping: false, children: {} });
  }

  /** Notes a child that has been started, or started again. */
  note(name: string, pid: number): void {
    if (this.#run) this.#write({ ...this.#run, children: { ...this.#run.children, [name]: identify(pid) } });
  }

  /** Notes that everything is being stopped. */
  noteStopping(): void {
    if (this.#run) this.#write({ ...this.#run, stopping: true });
  }

  /** Gives the data folder back. */
  release(): void {
    this.#run = null;
    rmSync(this.#path, { force: true });
  }

  #write(run: Run): void {
    this.#run = run;
    writeJson(this.#path, run);
  }
}
