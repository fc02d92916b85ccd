import { availableParallelism } from 'node:os';
import { say } from '../process/terminal';
import { type StageResult, type StageSetting, runStage } from './runStage';
import { type Stage } from './stage';

export interface StagesSetting extends Omit<StageSetting, 'collect'> {
  isMissing: (stage: Stage) => StageResult | null;
}

export const failedStage = ({ title, isFull }: Stage, reason: string): StageResult => ({
  title,
  isFull,
  passed: 0,
  failed: 1,
  seconds: 0,
  failures: [{ title: reason, evidence: [] }],
});

/**
 * Those of `npm test` run beside each other, and speak when they are done. What keeps every core busy follows as soon as
 * there is room beside the last of them, for it begins with the start of a product; all others follow one by one.
 */
export async function runStages(
  stages: readonly Stage[],
  { root, env, isMissing }: StagesSetting,
): Promise<StageResult[]> {
  const results = new Map<Stage, StageResult>();
  const beside = stages.filter(({ isAlone, isFull }) => !isAlone && !isFull);
  const lanes = Math.max(2, availableParallelism() - 1);
  const waiting = [...beside];
  const lane = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      say(`${stage.title} …`);
      const chunks: Buffer[] = [];
      const collect = (chunk: Buffer) => chunks.push(chunk);
      results.set(stage, isMissing(stage) ?? (await runStage(stage, { root, env, collect })));
      head(stage);
      process.stdout.write(Buffer.concat(chunks));
    }
  };
  const running = Array.from({ length: lanes }, lane);
  await Promise.race(running);
  for (const stage of stages.filter((stage) => !beside.includes(stage))) {
    if (!stage.isAlone) await Promise.all(running);
    head(stage);
    results.set(stage, isMissing(stage) ?? (await runStage(stage, { root, env })));
  }
  await Promise.all(running);
  return stages.flatMap((stage) => results.get(stage) ?? []);
}

function head({ title }: Stage): void {
  say(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`);
}
