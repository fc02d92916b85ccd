import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { outsideOfTransactions, runGuarded } from '../database/database';
import { statement } from '../database/statement';
import { heartbeatLasts } from './distribution';

/** Milliseconds: between two signs of life, and after which a worker without one counts as dead. */
export type WorkerTiming = { beatEvery: number; deadAfter: number };

export const workerTiming: WorkerTiming = { beatEvery: 2_000, deadAfter: 8_000 };

/** The job was given to another worker, because this one gave no sign of life for too long. It must not act on it. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
  constructor() {
    super('The job belongs to another worker now.');
  }
}

/** One taking of jobs: what is done in it throws JobLost at the database once they are another worker's. */
export type JobRun = { id: string; isOver: boolean };

const heartbeatEnd = statement('heartbeat-end')`delete from worker_heartbeat where worker = :worker`;

const heartbeatBeat = statement('heartbeat-beat')`
update worker_heartbeat set beaten_at = now() where worker = :worker returning worker`;

const heartbeatBegin = statement('heartbeat-begin')`
insert into worker_heartbeat (worker, beaten_at) values (:worker, now())`;

/** Says every few seconds that this worker lives, and knows until when nobody can have taken its jobs from it. */
export class WorkerLife {
  private worker = '';
  private safeUntil = 0;
  private heardAt = -Infinity;
  /** Since when it has been heard without a gap: only then can it know that others have not been. */
  private heardSince = Infinity;
  private readonly runs = new Set<JobRun>();
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> | null = null;

  constructor(
    private readonly log: Logger,
    private readonly timing: WorkerTiming,
    private readonly afterBeat: (life: WorkerLife) => Promise<void> = () => Promise.resolve(),
  ) {}

  get name(): string {
    return this.worker;
  }

  /** Whether it has been heard for so long that who was not is dead, and the database is not just back again. */
  get knowsTheDead(): boolean {
    return performance.now() - this.heardSince > this.timing.deadAfter;
  }

  /** Whether it could say lately that it lives. */
  get isHeard(): boolean {
    return performance.now() - this.heardAt < heartbeatLasts * 1000;
  }

  get deadAfter(): number {
    return this.timing.deadAfter;
  }

  async start(): Promise<void> {
    await this.beat();
    const go = async (): Promise<void> => {
      try {
        await this.beat();
        await this.afterBeat(this);
      } catch (error) {
        this.heardSince = Infinity;
        this.log.warn({ err: error }, 'The heartbeat was not written');
      }
      if (this.timer !== null) this.timer = setTimeout(() => void go(), this.timing.beatEvery);
    };
    this.timer = setTimeout(() => void go(), 0);
  }

  /** What runs meanwhile acts on nothing any more, and another worker takes it back at once. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.loseAll();
    // A sign of life that is on its way would come back under another name, as that of a worker that has stopped.
    await this.beating?.catch(() => undefined);
    await heartbeatEnd.run({ worker: this.worker });
  }

  /** Does the work of a run. Each statement in it asks first whether its jobs can be another's by now. */
  async during<T>(run: JobRun, work: () => Promise<T>): Promise<T> {
    this.runs.add(run);
    try {
      return await runGuarded(() => this.assertHeld(run), work);
    } finally {
      this.runs.delete(run);
    }
  }

  private async assertHeld(run: JobRun): Promise<void> {
    if (!run.isOver && performance.now() > this.safeUntil) await outsideOfTransactions(() => this.beat());
    if (run.isOver) throw new JobLost();
  }

  /** One at a time: who waits for a sign of life takes that of somebody else. */
  private beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const at = performance.now();
    const kept = this.worker === '' ? [] : await heartbeatBeat.all({ worker: this.worker });
    if (kept.length === 0) {
      // Declared dead, or new. Under another name: what the old one held is another's.
      this.loseAll();
      const worker = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
      await heartbeatBegin.run({ worker });
      this.worker = worker;
    }
    if (this.heardSince === Infinity) this.heardSince = at;
    this.heardAt = at;
    this.safeUntil = at + this.timing.deadAfter - this.timing.beatEvery / 2;
  }

  private loseAll(): void {
    for (const run of this.runs) run.isOver = true;
  }
}
