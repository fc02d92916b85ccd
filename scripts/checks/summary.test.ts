import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { askedRun, helpText } from './askedRun';
import { chromiumCandidates, firstThatStarts } from './chromium';
import { keepBusy, repeatSummary } from './repeats';
import { countsOf, runStage } from './runStage';
import { failedStage, runStages } from './runStages';
import { type Stage, type StageCommand } from './stage';
import { stagesOf } from './stages';
import { summary } from './summary';

function reportCommand(kind: 'vitest' | 'playwright', report: unknown): StageCommand {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  return { command: ['node', '/checkout/node_modules/vitest/vitest.mjs', 'run'], report: { kind, file } };
}

const vitestReport = (passed: number, results: unknown[] = []) => ({
  numPassedTests: passed,
  numFailedTests: 0,
  testResults: results,
});

it('ends with a line a stage, what failed with its screenshot and trace, and the plain sum', () => {
  const text = summary(
    [
      { title: 'Lint', passed: 3, failed: 0, seconds: 12.34, failures: [] },
      { title: 'Slow API tests', isFull: true, passed: 0, failed: 0, seconds: 2, failures: [] },
      {
        title: 'Journeys',
        passed: 4,
        failed: 1,
        seconds: 61,
        failures: [
          {
            title: 'pays once',
            said: 'Error: twice',
            evidence: [
              { kind: 'screenshot', path: '/checkout/test-results/a.png' },
              { kind: 'trace', path: '/checkout/test-results/a.zip' },
            ],
          },
        ],
      },
    ],
    { seconds: 461, aim: 480 },
  );
  expect(text).toContain('7 min 41 s in all, installation included (aim: 8 min 0 s)');
  expect(text.trimEnd().split('\n').at(-1)).toBe('7 passed, 1 failed');
  expect(text).toMatch(/Lint +passed +3 +12\.3 s/);
  expect(text).toMatch(/Added by npm run test:full:\n +Slow API tests +passed +0 +2\.0 s\n\n/);
  expect(text).toMatch(/Journeys +FAILED +4 passed, 1 failed +61\.0 s/);
  expect(text).toContain(
    'Journeys: pays once\n    Error: twice\n    screenshot: /checkout/test-results/a.png\n    trace: ',
  );
});

it.each<[string, unknown, number, object]>([
  ['all passed', vitestReport(5), 0, { passed: 5, failed: 0 }],
  ['no report was written', undefined, 0, { passed: 0, failed: 1 }],
  ['no test ran', vitestReport(0), 0, { passed: 0, failed: 1 }],
  ['the exit code is not 0 although no test failed', vitestReport(5), 1, { passed: 5, failed: 1 }],
  [
    'a test failed',
    vitestReport(4, [
      {
        name: resolve('a.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            fullName: 'adds',
            status: 'failed',
            failureMessages: ['\u001B[31mError: 3\n  is not 4\u001B[39m\n    at a.test.ts:1:1'],
          },
        ],
      },
    ]),
    1,
    {
      passed: 4,
      failed: 1,
      failures: [{ title: 'a.test.ts › adds', said: 'Error: 3 is not 4', evidence: [] }],
    },
  ],
  [
    'a file could not be loaded',
    vitestReport(4, [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]),
    1,
    { passed: 4, failed: 1, failures: [{ title: 'a.test.ts could not be loaded', evidence: [] }] },
  ],
])('counts a run of Vitest when %s', (_what, report, code, counts) => {
  expect(countsOf(reportCommand('vitest', report), code)).toMatchObject(counts);
});

it('counts journeys, and takes a skipped or retried one for failed', () => {
  const test = (status: string, attachments: object[] = []) => ({ status, results: [{ attachments }] });
  const report = {
    errors: [],
    suites: [
      {
        title: 'journeys/pay.ts',
        specs: [
          { title: 'works', tests: [test('expected')] },
          {
            title: 'breaks',
            tests: [test('unexpected', [{ name: 'screenshot', path: '/a.png' }, { name: 'log' }])],
          },
        ],
        suites: [
          { title: 'by card', specs: [{ title: 'sometimes', tests: [test('flaky'), test('skipped')] }] },
        ],
      },
    ],
  };
  const counts = countsOf(reportCommand('playwright', report), 1);
  expect(counts).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      { title: 'journeys/pay.ts › breaks', evidence: [{ kind: 'screenshot', path: '/a.png' }] },
      { title: 'journeys/pay.ts › by card › sometimes (flaky)', evidence: [] },
      { title: 'journeys/pay.ts › by card › sometimes (skipped)', evidence: [] },
    ],
  });
});

const here = process.cwd();
const stages = stagesOf(here);
const asked = (...args: string[]) => askedRun(stages, args, here);

it('fails a stage of the short run with more tests than scripts/checks/maxima.json allows', async () => {
  const { report } = reportCommand('vitest', undefined);
  const text = JSON.stringify(vitestReport(3));
  const write = [
    '-e',
    `require('node:fs').writeFileSync(${JSON.stringify(report?.file)}, ${JSON.stringify(text)})`,
  ];
  const stage: Stage = {
    name: 'api',
    title: 'API tests',
    most: 2,
    commands: [{ command: [process.execPath, ...write], ...(report && { report }) }],
  };
  const run = (most: number) => runStage({ ...stage, most }, { root: here, env: process.env });
  expect(await run(3)).toMatchObject({ passed: 3, failed: 0 });
  const { failed, failures } = await run(2);
  expect([failed, failures[0]?.title]).toEqual([
    1,
    expect.stringMatching(/^3 api tests, and 2 are the most/),
  ]);
});

it('fails a command that sends more requests than it may, or does not say how many it sent', async () => {
  const { report } = reportCommand('vitest', undefined);
  const file = report?.file ?? '';
  const run = async (most: number, program: string) => {
    const command = { command: [process.execPath, '-e', program], requests: { file, most } };
    const stage: Stage = { name: 'fuzz', title: 'Contract tests', commands: [command] };
    return (await runStage(stage, { root: here, env: process.env })).failures.map(({ title }) => title);
  };
  const sends = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '30')`;
  expect(await run(30, sends)).toEqual([]);
  expect(await run(29, sends)).toEqual([expect.stringMatching(/^30 requests, and 29 are the most/)]);
  expect(await run(30, '')).toEqual(['It is not written how many requests were sent']);
});

it('chooses the stages that are named, in their order, or the short run, or all', () => {
  expect(asked('--only', 'types,lint')?.stages.map(({ name }) => name)).toEqual(['lint', 'types']);
  expect(asked('--full')?.stages).toEqual(stages.filter(({ isShort }) => !isShort));
  expect(asked()).toEqual({
    stages: stages.filter(({ isFull }) => !isFull),
    times: 1,
    isBusy: false,
    aim: 480,
  });
  expect(asked('--times', '10', '--busy', '--times', '3')).toMatchObject({ times: 3, isBusy: true });
});

it('runs single tests by their paths, in the runner of each, with nothing but them', () => {
  const unit = 'contract/src/domain/money.test.ts';
  const story = 'design-system/src/Button/Button.stories.tsx';
  const apiTest = 'api/src/money/payments/manualCard.test.ts';
  const journey = 'e2e/journeys/crash.full.test.ts';
  const chosen = asked(journey, unit, `./${story}`, apiTest, unit, 'api/contractTests')?.stages ?? [];
  const filesOf = ({ commands }: Stage) =>
    commands.map(({ command }) =>
      command.filter((word) => word.includes('.test') || word.includes('.stories')),
    );
  const own = (file: string) => [[join(here, file)]];
  expect(chosen.map(({ name }) => name)).toEqual(['stories', 'api', 'fuzz', 'unit', 'journeys']);
  expect(chosen.slice(0, 2).map(filesOf)).toEqual([own(story), own(apiTest)]);
  expect(chosen[3] && filesOf(chosen[3])).toEqual(own(unit));
  expect(chosen[2] && filesOf(chosen[2])[0]?.length).toBeGreaterThan(3);
  expect(chosen[4]?.commands.at(-1)?.command.at(-1)).toMatch(/crash\\\.full\\\.test\\\.ts$/);
  expect(chosen[4]?.commands.at(-1)?.command).not.toContain('--grep-invert');
});

it.each([
  [['--only', 'nothing'], "and not 'nothing'"],
  [['--olny', 'lint'], "Unknown option '--olny'. npm test -- --help says what there is."],
  [['--times', 'often'], "--times takes a whole number from 1 to 1000, and not 'often'."],
  [['README.md'], "'README.md' is no test: tests end in"],
  [['docs/decisions'], "There are no tests below 'docs/decisions'."],
  [['web/src/no.test.ts'], "There is no 'web/src/no.test.ts' here."],
  [['..'], "'..' lies outside of the checkout."],
  [['--only', 'unit', 'contract/src'], 'leave --only and --full out.'],
])('refuses %j in a sentence', (args, words) => {
  expect(() => asked(...args)).toThrow(words);
});

it('helps, with every stage', () => {
  expect(asked('--help')).toBeNull();
  for (const { name, title } of stages) expect(helpText(stages)).toMatch(new RegExp(`${name} +${title}`));
});

it('says of repeated runs what failed how often', async () => {
  const run = (...titles: string[]) => [
    {
      title: 'Stories',
      passed: 2,
      failed: titles.length,
      seconds: 1,
      failures: titles.map((title) => ({ title, evidence: [] })),
    },
  ];
  const text = repeatSummary([run('rare', 'often'), run('often'), run()]);
  expect(text).toContain('What failed in 3 runs:\n  2 of 3   Stories: often\n  1 of 3   Stories: rare\n');
  expect(text.trimEnd().split('\n').at(-1)).toBe('6 passed, 3 failed');
  expect(repeatSummary([run(), run()])).toContain('Nothing failed in 2 runs.');
  await keepBusy()();
});

it('takes the Chromium that was asked for, else the first that starts', async () => {
  const candidates = chromiumCandidates(
    { CHROMIUM_PATH: '/mine/chrome', PATH: '/somewhere' },
    '/playwright/chrome',
  );
  expect(candidates[0]).toBe('/mine/chrome');
  expect(candidates).toContain('/somewhere/google-chrome');
  expect(candidates.at(-1)).toBe('/playwright/chrome');
  expect(await firstThatStarts(['/no/such/file', '/etc/passwd', process.execPath])).toBe(process.execPath);
  expect(await firstThatStarts(['/no/such/file'])).toBeNull();
});

it('runs every stage, answers in their order, and says of one that cannot run why it failed', async () => {
  const heard: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => heard.push(String(text)) > 0);
  onTestFinished(() => write.mockRestore());
  const says = (text: string, code = 0): StageCommand => ({
    command: [process.execPath, '-e', `console.log(${JSON.stringify(text)}); process.exitCode = ${code};`],
  });
  const stages: Stage[] = [
    { name: 'lint', title: 'Lint', commands: [says('linted', 1), says('styled')] },
    { name: 'stories', title: 'Stories', needsChromium: true, commands: [says('never')] },
    { name: 'types', title: 'Types', commands: [says('typed')] },
  ];
  const results = await runStages(stages, {
    root: tmpdir(),
    env: process.env,
    isMissing: (stage) => (stage.needsChromium ? failedStage(stage, 'there is no Chromium') : null),
  });
  expect(results.map(({ title, passed, failed }) => [title, passed, failed])).toEqual([
    ['Lint', 1, 1],
    ['Stories', 0, 1],
    ['Types', 1, 0],
  ]);
  expect(heard.join('')).toMatch(/── Lint ─+\nlinted\nstyled\n/);
  expect(heard.join('')).toContain('typed');
  expect(heard.join('')).not.toContain('never');
});
