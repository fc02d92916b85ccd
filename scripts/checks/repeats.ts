import { Worker } from 'node:worker_threads';
import { type StageResult } from './runStage';

/** Keeps a core busy until it is told to stop; ends with this process in any case. */
export function keepBusy(): () => Promise<unknown> {
  const worker = new Worker('for (;;);', { eval: true });
  return () => worker.terminate();
}

/** What failed how often, the most frequent first, and the sum in the last line, as `summary` has it. */
export function repeatSummary(runs: readonly (readonly StageResult[])[]): string {
  const counts = new Map<string, number>();
  for (const run of runs) {
    const failed = run.flatMap(({ title, failures }) =>
      failures.map((failure) => `${title}: ${failure.title}`),
    );
    for (const name of new Set(failed)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const lines = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(
      ([name, count]) =>
        `  ${String(count).padStart(String(runs.length).length)} of ${runs.length}   ${name}`,
    );
  const sum = (kind: 'passed' | 'failed') => runs.flat().reduce((total, result) => total + result[kind], 0);
  return [
    '',
    ...(lines.length === 0
      ? [`Nothing failed in ${runs.length} runs.`]
      : [`What failed in ${runs.length} runs:`, ...lines]),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
    '',
  ].join('\n');
}
