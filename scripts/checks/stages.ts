import { join } from 'node:path';
import maxima from './maxima.json' with { type: 'json' };
import { type Stage, type StageCommand } from './stage';

/** Where our own code is. */
const workspaces = ['contract', 'design-system', 'web', 'api', 'identity', 'mocks', 'e2e', 'cli', 'scripts'];

/** The end of the name of a test file that runs with `npm run test:full` alone. */
const fullFiles = '.full.test';
/** Journeys have a tag as well, for a single test. */
const fullJourneys = '[.@]full\\b';

export function stagesOf(root: string): Stage[] {
  const bin = (name: string, ...args: string[]): StageCommand => ({
    command: [process.execPath, join(root, 'node_modules', ...name.split('/')), ...args],
  });
  const report = (name: string) => join(root, '.cache', 'reports', `${name}.json`);
  const vitest = (name: string, args: string[], env: Record<string, string> = {}): StageCommand => ({
    ...bin(
      'vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ),
    env,
    report: { kind: 'vitest', file: report(name) },
  });
  const short = ['--exclude', `**/*${fullFiles}.ts`];
  const playwright = (name: string, ...args: string[]): StageCommand => ({
    ...bin(
      '@playwright/test/cli.js',
      ...['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    ),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
    report: { kind: 'playwright', file: report(name) },
  });
  const api = ['--root', 'api', '--config', join(root, 'api', 'vitest.config.ts')];
  const identity = ['--root', 'identity'];
  const contractTests = ['--config', 'api/contractTests/vitest.config.ts'];
  const stories = ['--config', 'design-system/vitest.config.ts'];
  const site = ['--config', 'scripts/storybook/site/vitest.config.ts'];
  const generators: StageCommand = {
    command: ['npm', 'ci', '--prefix', 'e2e/generators', '--no-audit', '--no-fund'],
  };
  // A test that hangs on today fails before its day has come.
  const inAYear = { TEST_CLOCK: '400' };
  const onALeapDay = { TEST_CLOCK: '02-29' };
  // The longest come first, so that both lanes end at the same time.
  return [
    {
      name: 'stories',
      title: 'Stories',
      most: maxima.stories,
      needsChromium: true,
      isShort: true,
      commands: [vitest('stories', stories, { STORIES: 'short' })],
      ofFiles: {
        matches: /^(web|design-system)\/.*\.stories\.tsx$/,
        commands: (files) => [vitest('stories', [...stories, ...files])],
      },
    },
    {
      name: 'api',
      title: 'API tests',
      most: maxima.apiTests,
      commands: [vitest('api', [...api, ...short], inAYear)],
      ofFiles: {
        matches: /^api\/src\/.*\.test\.ts$/,
        commands: (files) => [vitest('api', [...api, ...files], inAYear)],
      },
    },
    {
      name: 'identity',
      title: 'Identity service',
      commands: [vitest('identity', identity, inAYear)],
      ofFiles: {
        matches: /^identity\/.*\.test\.ts$/,
        commands: (files) => [vitest('identity', [...identity, ...files], inAYear)],
      },
    },
    {
      name: 'fuzz',
      title: 'Contract tests',
      commands: [
        {
          ...vitest('fuzz', [...contractTests, ...short], { ...onALeapDay, FUZZ_SENT: report('requests') }),
          requests: { file: report('requests'), most: maxima.contractRequests },
        },
      ],
      ofFiles: {
        matches: /^api\/contractTests\/.*\.test\.ts$/,
        commands: (files) => [vitest('fuzz', [...contractTests, ...files], onALeapDay)],
      },
    },
    {
      name: 'unit',
      title: 'Unit tests',
      commands: [vitest('unit', ['--project=unit', '--project=parts'])],
      ofFiles: {
        matches: /^(contract|cli|scripts(?!\/storybook\/site\/)|web|mocks|design-system)\/.*\.test\.tsx?$/,
        commands: (files) => [vitest('unit', [...files])],
      },
    },
    {
      name: 'lint',
      title: 'Lint',
      commands: [
        bin('oxlint/bin/oxlint'),
        bin('stylelint/bin/stylelint.mjs', '**/*.css', '--max-warnings', '0'),
      ],
    },
    {
      name: 'format',
      title: 'Format',
      commands: [bin('oxfmt/bin/oxfmt', '--check', '-c', '.prettierrc.json', '.')],
    },
    {
      name: 'imports',
      title: 'Import rules',
      commands: [
        bin(
          'dependency-cruiser/bin/dependency-cruise.mjs',
          ...['--config', '.dependency-cruiser.mjs', ...workspaces],
        ),
      ],
    },
    {
      name: 'unused',
      title: 'Unused code',
      commands: [bin('knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors')],
    },
    {
      name: 'generated',
      title: 'Generated files',
      commands: [{ command: [process.execPath, 'scripts/generate.mjs', '--check'] }],
    },
    {
      name: 'contract',
      title: 'Contract lint',
      commands: [
        bin('tsx/dist/cli.mjs', 'contract/generate/redocly.ts'),
        bin('tsx/dist/cli.mjs', 'contract/diff/main.ts'),
        bin('tsx/dist/cli.mjs', 'contract/generate/printCoverage.ts'),
      ],
    },
    {
      name: 'types',
      title: 'Types',
      // The compiler in native code: a quarter of the time. Tools that ask it for types need the other one.
      commands: [bin('typescript-7/bin/tsc', '-p', 'tsconfig.json')],
    },
    {
      name: 'size',
      title: 'Weight',
      commands: [bin('tsx/dist/cli.mjs', 'scripts/size/main.ts')],
    },
    {
      name: 'journeys',
      title: 'Journeys',
      most: maxima.journeys,
      isAlone: true,
      needsChromium: true,
      commands: [playwright('journeys', '--grep-invert', fullJourneys)],
      ofFiles: {
        matches: /^e2e\/.*\.test\.ts$/,
        commands: (files) => [
          ...(files.some((file) => file.includes(fullFiles)) ? [generators] : []),
          // It takes them for patterns.
          playwright('journeys', ...files.map((file) => file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))),
        ],
      },
    },
    {
      name: 'full-unit',
      title: 'Slow unit tests',
      isFull: true,
      commands: [vitest('full-unit', [fullFiles])],
    },
    {
      name: 'full-zones',
      title: 'Other time zones',
      isFull: true,
      commands: ['Asia/Tokyo', 'America/New_York'].map((zone) =>
        vitest(`unit-${zone.replace('/', '-')}`, ['contract/src/domain', 'contract/src/rules/parity'], {
          TZ: zone,
          FUZZ_SEED: String((Date.now() % 2_000_000_000) + 1),
        }),
      ),
    },
    {
      name: 'full-api',
      title: 'Slow API tests',
      isFull: true,
      commands: [vitest('full-api', [...api, fullFiles], inAYear)],
    },
    {
      name: 'full-fuzz',
      title: 'Deep contract tests',
      isFull: true,
      commands: [vitest('full-fuzz', contractTests, { ...inAYear, FUZZ_RUNS: '60' })],
    },
    {
      name: 'full-stories',
      title: 'Every story, light and dark',
      isFull: true,
      needsChromium: true,
      commands: ['light', 'dark'].map((mode) => vitest(`stories-${mode}`, stories, { STORIES: mode })),
    },
    {
      name: 'full-journeys',
      title: 'Slow journeys',
      isFull: true,
      needsChromium: true,
      commands: [generators, playwright('full-journeys', '--grep', fullJourneys)],
    },
    {
      name: 'large-text',
      title: 'Screens in large text',
      isFull: true,
      needsChromium: true,
      commands: [vitest('large-text', ['--config', 'design-system/largeText/vitest.config.ts'])],
    },
    {
      name: 'site',
      title: 'Storybook site',
      isFull: true,
      needsChromium: true,
      commands: [vitest('storybook-site', site)],
      ofFiles: {
        matches: /^scripts\/storybook\/site\/.*\.test\.ts$/,
        commands: (files) => [vitest('storybook-site', [...site, ...files])],
      },
    },
    {
      name: 'foreign',
      title: 'Journeys with another provider of sign-in',
      isFull: true,
      needsChromium: true,
      commands: [{ command: ['npm', 'run', '--silent', 'test:foreign'] }],
    },
    {
      name: 'chaos',
      title: 'Everything breaks under load',
      isFull: true,
      commands: [{ command: ['npm', 'run', '--silent', 'chaos', '--', '--faults', '14'] }],
    },
    {
      name: 'rolling',
      title: 'Processes come and go',
      isFull: true,
      needsChromium: true,
      commands: [
        { command: ['npm', 'run', '--silent', 'rolling', '--', '--minutes', '1', '--journeys', 'session'] },
      ],
    },
    {
      name: 'upgrade',
      title: 'Upgrade from a version of before',
      isFull: true,
      commands: [{ command: ['npm', 'run', '--silent', 'upgrade', '--', '--releases', '3000'] }],
    },
    {
      name: 'install',
      title: 'Installation by the guide',
      isFull: true,
      needsChromium: true,
      commands: [{ command: ['npm', 'run', '--silent', 'test:install'] }],
    },
    {
      name: 'screenshots',
      title: 'Screenshots',
      isFull: true,
      needsChromium: true,
      commands: [vitest('screenshots', ['--config', 'design-system/screenshots/vitest.config.ts'])],
    },
  ];
}
