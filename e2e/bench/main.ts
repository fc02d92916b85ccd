import { operationTable } from '@dispatch/contract';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { placeOf } from '../harness/place';
import type { Product } from '../harness/product';
import { type FirstCall, firstCalls } from './firstCalls';
import { say, withProduct } from './withProduct';

/** Milliseconds, and megabytes of resident memory. */
const limits = { firstCall: 50, memory: 200 };

/** Of several starts the best counts for each operation: what else the machine does can only add to it. */
const starts = 3;

const { values: options } = parseArgs({ options: { production: { type: 'boolean', default: false } } });

const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1000;

const healthy = async (place: string): Promise<void> => {
  const status = await fetch(`${place}/api/health/ready`).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status === 200) return;
  // eslint-disable-next-line house/no-sleeps -- this is no test: the API is asked again until it is there
  await new Promise((resolve) => setTimeout(resolve, 100));
  await healthy(place);
};

const bestOf = (runs: readonly FirstCall[][]): FirstCall[] => {
  const best = new Map<string, FirstCall>();
  for (const call of runs.flat()) {
    const known = best.get(call.id);
    if (known === undefined || call.milliseconds < known.milliseconds) best.set(call.id, call);
  }
  return [...best.values()].sort((left, right) => right.milliseconds - left.milliseconds);
};

const report = (calls: readonly FirstCall[], warm: number, used: number): boolean => {
  const worst = calls[0]?.milliseconds ?? Infinity;
  const median = calls[Math.floor(calls.length / 2)]?.milliseconds ?? Infinity;
  const total = Object.keys(operationTable).length;
  say(
    `First request after start to each of ${calls.length} operations of ${total}, best of ${starts} starts:`,
  );
  for (const { id, milliseconds, status } of calls.slice(0, 8))
    say(`  ${milliseconds.toFixed(1).padStart(6)} ms  ${status}  ${id}`);
  say(`  ${median.toFixed(1).padStart(6)} ms       (median)`);
  say(`Slowest: ${worst.toFixed(1)} ms, limit ${limits.firstCall} ms.`);
  say(
    `Memory of the API: ${warm.toFixed(0)} MB with all validators warm, ${used.toFixed(0)} MB after the calls, limit ${limits.memory} MB.`,
  );
  const isKept = worst < limits.firstCall && Math.max(warm, used) < limits.memory;
  if (!isKept) say('Over the limit.');
  return isKept;
};

async function measure(product: Product): Promise<boolean> {
  const place = placeOf(product.ready);
  const runs: FirstCall[][] = [];
  const memory = { warm: 0, used: 0 };
  while (runs.length < starts) {
    if (runs.length > 0) await product.crash('api');
    await healthy(place.product);
    memory.warm = Math.max(memory.warm, megabytes(product.ready.pids.api));
    runs.push(await firstCalls(place));
    memory.used = Math.max(memory.used, megabytes(product.ready.pids.api));
  }
  return report(bestOf(runs), memory.warm, memory.used);
}

await withProduct(4700, measure, options.production ? undefined : {});
