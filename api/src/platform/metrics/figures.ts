import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { inStep } from '../tracing/steps';

// What a process tells Prometheus of itself. Nothing is counted until somebody may ask (startMeasuring).

export const registry = new Registry();

let isOn = false;

export const startMeasuring = (): void => {
  if (isOn) return;
  isOn = true;
  collectDefaultMetrics({ register: registry });
};

/** Seconds: of what a person waits for, and of what a worker or an outside service takes. */
const waits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const works = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

const calls = new Histogram({
  name: 'dispatch_call_duration_seconds',
  help: 'Calls of the API, by operationId and status, and pages, whose operation is page; of the identity service by method and path',
  labelNames: ['operation', 'status'],
  buckets: waits,
  registers: [registry],
});

const jobs = new Histogram({
  name: 'dispatch_job_duration_seconds',
  help: 'Jobs of the worker, by their queue and how they ended (done, failed, lost)',
  labelNames: ['job', 'outcome'],
  buckets: works,
  registers: [registry],
});

const outside = new Histogram({
  name: 'dispatch_outside_duration_seconds',
  help: 'What outside services were asked, by service, step and outcome: ok, or the kind of its error',
  labelNames: ['service', 'step', 'outcome'],
  buckets: works,
  registers: [registry],
});

const replicaReads = new Counter({
  name: 'dispatch_replica_reads_total',
  help: 'What could be read at the replica: where it was read (replica, primary)',
  labelNames: ['place'],
  registers: [registry],
});

export const countReplicaRead = (place: 'replica' | 'primary'): void => {
  if (isOn) replicaReads.inc({ place });
};

const since = (begun: number): number => (performance.now() - begun) / 1000;

/** @param begun of performance.now() */
export const countCall = (operation: string, status: number, begun: number): void => {
  if (isOn) calls.observe({ operation, status }, since(begun));
};

/** @param begun of performance.now() */
export const countJob = (job: string, outcome: 'done' | 'failed' | 'lost', begun: number): void => {
  if (isOn) jobs.observe({ job, outcome }, since(begun));
};

const outcomeOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** The same port; how long its steps take and how they end is counted, and each is a step of the trace. */
export const observed = <Port extends object>(service: string, port: Port): Port =>
  new Proxy(port, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || typeof name === 'symbol') return value;
      return (...given: unknown[]): unknown => {
        const begun = performance.now();
        const ask = (): unknown => Reflect.apply(value as (...given: unknown[]) => unknown, target, given);
        const answer = inStep({ kind: 'outside', name: `${service} ${name}` }, ask);
        if (!isOn || !(answer instanceof Promise)) return answer;
        const count = (outcome: string): void =>
          outside.observe({ service, step: name, outcome }, since(begun));
        answer.then(
          () => count('ok'),
          (error: unknown) => count(outcomeOf(error)),
        );
        return answer;
      };
    },
  });
