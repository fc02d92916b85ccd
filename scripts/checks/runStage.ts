import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Counts, type Failure, readPlaywrightReport, readVitestReport } from './reports';
import { type Stage, type StageCommand } from './stages';

export interface StageResult {
  title: string;
  isFull?: true;
  passed: number;
  failed: number;
  seconds: number;
  most?: number | undefined;
  failures: Failure[];
}

export interface StageSetting {
  root: string;
  env: NodeJS.ProcessEnv;
  collect?: (chunk: Buffer) => void;
}

export async function runStage(stage: Stage, { root, env, collect }: StageSetting): Promise<StageResult> {
  const begin = Date.now();
  const counts: Counts[] = [];
  for (const command of stage.commands) {
    if (command.report) {
      mkdirSync(dirname(command.report.file), { recursive: true });
      rmSync(command.report.file, { force: true });
    }
    const code = await run(command, { root, env: { ...env, ...command.env }, ...(collect && { collect }) });
    counts.push(countsOf(command, code));
  }
  counts.push(overMost(stage, counts));
  return {
    title: stage.title,
    isFull: stage.isFull,
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    seconds: (Date.now() - begin) / 1000,
    most: stage.most,
  };
}

/** The ratchet of the short run: what it costs is held by counts, which are the same on every machine. */
function overMost({ title, most }: Stage, counts: readonly Counts[]): Counts {
  const tests = counts.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  if (most === undefined || tests <= most) return { passed: 0, failed: 0, failures: [] };
  const reason = `${tests} ${title.toLowerCase()}, and ${most} are the most of the short run: leave one to the full run, or raise scripts/checks/maxima.json and say which issue needs it (docs/decisions/0027)`;
  return { passed: 0, failed: 1, failures: [{ title: reason, evidence: [] }] };
}

/** One with a report has failed as well when it ran no test, or when its exit code says so although no test failed. */
export function countsOf({ command, report }: StageCommand, code: number | null): Counts {
  const name = command
    .slice(1)
    .join(' ')
    .replace(/^.*?node_modules\//, '');
  const alone = (title: string): Counts => ({ passed: 0, failed: 1, failures: [{ title, evidence: [] }] });
  if (!report)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : alone(`${name} (exit code ${code})`);
  const counts = report.kind === 'vitest' ? readVitestReport(report.file) : readPlaywrightReport(report.file);
  if (counts === null) return alone(`${name} wrote no report (exit code ${code})`);
  if (counts.failed > 0) return counts;
  if (counts.passed === 0) return alone(`${name} ran no test`);
  return code === 0 ? counts : { ...alone(`${name} (exit code ${code})`), passed: counts.passed };
}

function run(
  { command: [program = '', ...args] }: StageCommand,
  { root, env, collect }: StageSetting,
): Promise<number | null> {
  return new Promise((resolve) => {
    const output = collect ? 'pipe' : 'inherit';
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', output, output] });
    if (collect) for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect);
    child.on('error', () => resolve(-1));
    child.on('close', resolve);
  });
}
