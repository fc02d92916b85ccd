import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from '../process/jsonFile';
import { type Counts, type Failure, readPlaywrightReport, readVitestReport } from './reports';
import { type Stage, type StageCommand } from './stage';

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
    for (const { file } of [command.report, command.requests].filter((one) => one !== undefined)) {
      mkdirSync(dirname(file), { recursive: true });
      rmSync(file, { force: true });
    }
    const code = await run(command, { root, env: { ...env, ...command.env }, ...(collect && { collect }) });
    counts.push(countsOf(command, code));
  }
  counts.push(overMost(stage, counts), ...stage.commands.map(overRequests));
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

const nothing: Counts = { passed: 0, failed: 0, failures: [] };

const alone = (title: string): Counts => ({ passed: 0, failed: 1, failures: [{ title, evidence: [] }] });

/** The ratchet of the short run: what it costs is held by counts, which are the same on every machine. */
function over(most: number, count: number, what: string): Counts {
  if (count <= most) return nothing;
  return alone(
    `${count} ${what}, and ${most} are the most of the short run: leave some to the full run, or raise scripts/checks/maxima.json and say which issue needs it (docs/decisions/0027)`,
  );
}

function overMost({ title, most = Infinity }: Stage, counts: readonly Counts[]): Counts {
  const tests = counts.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  return over(most, tests, title.toLowerCase());
}

function overRequests({ requests }: StageCommand): Counts {
  if (requests === undefined) return nothing;
  const sent = readJson(requests.file);
  return typeof sent === 'number'
    ? over(requests.most, sent, 'requests')
    : alone('It is not written how many requests were sent');
}

/** One with a report has failed as well when it ran no test, or when its exit code says so although no test failed. */
export function countsOf({ command, report }: StageCommand, code: number | null): Counts {
  const name = command
    .slice(1)
    .join(' ')
    .replace(/^.*?node_modules\//, '');
  if (!report) return code === 0 ? { ...nothing, passed: 1 } : alone(`${name} (exit code ${code})`);
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
