import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace('./scripts/', `${root}scripts/`);

type Planted = readonly [path: string, code: string];

/** The rules that each text breaks, as if it were a file of the repository. They are looked at in one run. */
async function rulesAgainst(planted: readonly Planted[]): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const program = readFileSync(join(root, 'tsconfig.json'), 'utf8').replace('"types": ["node"],', '');
  write('.oxlintrc.json', rules);
  for (const [index, [path, code]] of planted.entries()) {
    write(`${index}/.oxlintrc.json`, rules.replace(/"options": \{.*?\},/s, ''));
    write(`${index}/tsconfig.json`, program);
    write(`${index}/${path}`, code);
  }
  const output = await new Promise<string>((resolve) => {
    const limits = { cwd: folder, maxBuffer: 100_000_000 };
    execFile(process.execPath, [oxlint, '-f', 'json'], limits, (_error, text) => resolve(text));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code?: string; message: string; filename: string }[];
  };
  return planted.map((_, index) =>
    diagnostics
      .filter(({ filename }) => filename.startsWith(`${index}/`))
      // Such as eslint(no-console).
      .map(({ code, message }) => code?.replace(/^([\w-]+)\((.+)\)$/, '$1/$2') ?? message),
  );
}

const lines = (count: number) => 'void 0;\n'.repeat(count);

it('refuses each planted violation', async () => {
  const planted = [
    ['typescript/no-explicit-any', 'api/src/planted.ts', 'export const a: any = 1;'],
    ['eslint/no-console', 'web/src/planted.ts', "console.log('a');"],
    ['eslint/no-console', 'scripts/planted.mjs', "console.log('a');"],
    ['typescript/ban-ts-comment', 'api/src/planted.ts', '// @ts-ignore because I say so\nvoid 0;'],
    ['typescript/ban-ts-comment', 'api/src/planted.ts', '// @ts-expect-error because I say so\nvoid 0;'],
    ['eslint/max-lines', 'web/src/features/release/planted.ts', lines(301)],
    [
      'house/reasoned-exceptions',
      'api/src/planted.ts',
      '// eslint-disable-next-line no-console\nconsole.log(1);',
    ],
    [
      'unicorn/no-abusive-eslint-disable',
      'api/src/planted.ts',
      '/* eslint-disable -- because I say so */\nconsole.log(1);',
    ],
    [
      'Unused eslint-disable directive (no problems were reported).',
      'api/src/planted.ts',
      '// eslint-disable-next-line no-console -- it said so once\nvoid 0;',
    ],
    ['eslint/no-restricted-imports', 'web/src/shared/planted.ts', "import dayjs from 'dayjs';\nvoid dayjs;"],
    [
      'eslint/no-restricted-imports',
      'contract/src/domain/planted.ts',
      "import utc from 'dayjs/plugin/utc';\nvoid utc;",
    ],
    ['house/file-names', 'web/src/shared/utils.ts', 'export {};'],
    ['house/file-names', 'web/src/utils/money.ts', 'export {};'],
    ['house/file-names', 'api/src/http/helpers.ts', 'export {};'],
    ['house/file-names', 'api/src/http/sessionManager.ts', 'export {};'],
    ['house/file-names', 'api/src/common/money.ts', 'export {};'],
    ['house/file-names', 'api/src/http/stringHelper.ts', 'export {};'],
    ['house/file-names', 'web/src/features/release/index.ts', "export * from './steps';"],
    ['house/file-names', 'web/src/features/release/release-steps.ts', 'export {};'],
    ['house/no-skipped-tests', 'api/src/planted.test.ts', "it.skip('a', () => undefined);"],
    ['house/no-skipped-tests', 'api/src/planted.test.ts', "describe.only('a', () => undefined);"],
    ['house/no-skipped-tests', 'web/src/planted.test.tsx', "it.todo('a');"],
    ['house/no-skipped-tests', 'web/src/planted.test.tsx', "it.only.each([1])('a', () => undefined);"],
    ['house/no-skipped-tests', 'web/src/planted.test.tsx', "it.skip.each([1])('a', () => undefined);"],
    ['house/no-skipped-tests', 'e2e/journeys/planted.test.ts', "test.describe.only('a', () => undefined);"],
    ['house/no-skipped-tests', 'e2e/journeys/planted.ts', "test.fixme('a', () => undefined);"],
    ['house/no-sleeps', 'e2e/journeys/planted.ts', 'await page.waitForTimeout(100);'],
    ['house/no-sleeps', 'api/src/planted.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 9));'],
    [
      'house/no-sleeps',
      'api/src/testing/planted.ts',
      "import { setTimeout } from 'node:timers/promises';\nvoid setTimeout;",
    ],
    ['house/no-retries', 'e2e/playwright.config.ts', 'export default { retries: 2 };'],
    ['house/no-retries', 'api/src/planted.test.ts', "it('a', { retry: 3 }, () => undefined);"],
    ['house/no-snapshots', 'web/src/planted.test.ts', 'expect(1).toMatchSnapshot();'],
    ['house/no-snapshots', 'web/src/planted.test.ts', 'expect(1).toMatchInlineSnapshot();'],
    ['house/story-tags', 'web/src/planted.stories.tsx', "export default { title: 'Planted' };"],
    [
      'house/story-tags',
      'web/src/planted.stories.tsx',
      "export default { title: 'Planted', tags: ['stable', 'needs-review'] };",
    ],
    ['house/pure-domain', 'contract/src/domain/planted.ts', 'export const now = () => new Date();'],
    ['house/pure-domain', 'contract/src/rules/planted.ts', 'export const now = () => Date.now();'],
    [
      'house/configuration-in-one-place',
      'api/src/http/planted.ts',
      "export const port = process.env['PORT'];",
    ],
    ['house/declared-statements', 'api/src/people/users/planted.ts', "void query('a', 'select 1');"],
    ['house/named-states', 'api/src/people/users/planted.ts', "export const gone = 'r.state <> -1';"],
    ['house/named-states', 'api/src/app/planted.ts', 'export const held = `${a} where state in (2, 6, 7)`;'],
    [
      'house/money-in-one-place',
      'api/src/money/planted.ts',
      'export const sql = `${cents} / 100.0 as amount`;',
    ],
    [
      'house/money-in-one-place',
      'web/src/shared/planted.ts',
      'export const amount = Math.round(dollars * 100);',
    ],
    ['house/now-is-carried', 'api/src/money/planted.ts', 'export const at = new Date();'],
    [
      'house/now-is-carried',
      'api/src/people/users/planted.ts',
      "import { now } from '../../platform/settings/clock';\nvoid now;",
    ],
    ['house/connected-in-one-place', 'e2e/harness/planted.ts', 'export const a = { connectionString: url };'],
    ['react-hooks/rules-of-hooks', 'web/src/shared/Planted.tsx', plantedHook()],
    ['house/own-controls', 'web/src/features/desk/Planted.tsx', 'export const a = <button>Hold</button>;'],
    ['house/own-controls', 'web/src/routes/Planted.tsx', 'export const a = <a href="/">Home</a>;'],
    [
      'house/no-made-up-data',
      'web/src/features/store/planted.ts',
      "export const version = (terms: { data?: { version: string } }) => terms.data?.version ?? '';",
    ],
    ['house/named-addresses', 'web/src/routes/planted.ts', "export const a = '/admin/orders';"],
    [
      'house/named-addresses',
      'web/src/routes/planted.ts',
      'export const a = (id: number) => `/orders/${id}`;',
    ],
    ['house/own-controls', 'web/src/routes/Planted.tsx', 'export const a = <table />;'],
    [
      'house/own-controls',
      'web/src/routes/Planted.tsx',
      'export const a = <div onClick={() => undefined} />;',
    ],
    ['house/own-controls', 'web/src/routes/Planted.tsx', 'export const a = <span role="button" />;'],
    [
      'house/own-controls',
      'web/src/routes/Planted.tsx',
      "import { Button } from 'react-aria-components';\nvoid Button;",
    ],
    [
      'house/fields-by-adapters',
      'web/src/features/release/Planted.tsx',
      "import { useController } from 'react-hook-form';\nvoid useController;",
    ],
    [
      'house/fields-by-adapters',
      'web/src/features/release/Planted.tsx',
      "import { Controller as Bound } from 'react-hook-form';\nvoid Bound;",
    ],
    [
      'house/fields-by-adapters',
      'web/src/features/release/Planted.tsx',
      "export const a = <TextField {...form.methods.register('headline')} />;",
    ],
    ['react-hooks/exhaustive-deps', 'web/src/shared/Planted.tsx', plantedDependency()],
    [
      'house/raw-styles',
      'web/src/shared/planted.ts',
      "import type { CSSProperties } from 'react';\nexport const wide: CSSProperties = { margin: 8 };",
    ],
    [
      'house/raw-styles',
      'web/src/shared/planted.ts',
      "import type { CSSProperties } from 'react';\nexport const wide = { margin: '0 8px' } as CSSProperties;",
    ],
    ['house/raw-styles', 'web/src/shared/planted.ts', "export const settings = { radius: '2px' };"],
    ['typescript/no-floating-promises', 'scripts/process/planted.ts', 'Promise.resolve(1);'],
    [
      'typescript/no-unsafe-assignment',
      'scripts/process/planted.ts',
      "export const a: string = JSON.parse('1');",
    ],
    ['typescript/no-misused-promises', 'scripts/process/planted.ts', 'if (Promise.resolve(true)) void 0;'],
  ] as const;
  const found = await rulesAgainst(planted.map(([, path, code]) => [path, code]));
  expect(planted.filter(([rule], index) => !found[index]?.includes(rule))).toEqual([]);
});

it('allows what has a reason', async () => {
  const allowed: Planted[] = [
    [
      'api/src/reason.ts',
      '// eslint-disable-next-line no-console -- the way out of here\nconsole.log(1);\nexport {};',
    ],
    ['contract/src/domain/dateText.ts', "import dayjs from 'dayjs';\nvoid dayjs;"],
    [
      'design-system/src/Button/Button.stories.tsx',
      `export default { title: 'Actions/Button', tags: ['stable'] };\n${lines(301)}`,
    ],
    ['api/src/long.test.ts', lines(301)],
    ['api/src/app/migrations/0001-accounts.ts', 'export {};'],
  ];
  expect((await rulesAgainst(allowed)).flat()).toEqual([]);
});

describe('raw values in a component', () => {
  const isRefused = async (markups: readonly string[]): Promise<boolean[]> => {
    const found = await rulesAgainst(
      markups.map((markup) => [
        'design-system/src/Part/Planted.tsx',
        `export const Planted = ({ on }: { on: string }) => (on === '' ? null : ${markup});`,
      ]),
    );
    return found.map((rules) => rules.includes('house/raw-styles'));
  };

  const refused = [
    `<p style={{ color: '#123456' }} />`,
    `<p style={{ color: 'red' }} />`,
    `<p style={{ border: '0 solid rgb(1 2 3)' }} />`,
    `<p style={{ borderColor: on ? 'inherit' : 'tomato' }} />`,
    `<p style={{ background: 'oklch(0.5 0.1 20)' }} />`,
    `<p style={{ margin: 8 }} />`,
    `<p style={{ margin: -8 }} />`,
    `<p style={{ padding: '0 4px' }} />`,
    '<p style={{ width: `calc(${on} + 1rem)` }} />',
    `<p style={{ transition: 'color 90ms' }} />`,
    `<p style={on ? { inset: '3px 0' } : undefined} />`,
    `<p style={{ '--gap': '3px 0' }} />`,
    `<Part style={() => ({ gap: 3 })} />`,
    `<Part boxStyle={{ gap: 3 }} />`,
    `<Part min="260px" />`,
    `<p style={{ color: 'var(--fg-nobody)' }} />`,
    '<p style={{ border: `${on} solid var(--fg-nobody)` }} />',
    `<p style={{ color: 'var(--ink-220)' }} />`,
    `<path fill="#fff" />`,
    `<path stroke="white" />`,
    `<stop stopColor={on ? 'currentColor' : 'hsl(0 0% 0%)'} />`,
    `<path fill="var(--petrol-420)" />`,
  ];
  const allowed = [
    `<p style={{ color: 'var(--fg-muted)', margin: 0, opacity: 0.5, fontWeight: 600 }} />`,
    `<p style={{ width: '60%', padding: '0.2em 1ch', inset: 'calc(-1 * var(--space-2)) auto' }} />`,
    '<p style={{ inlineSize: `${on}%`, borderColor: `var(--${on})` }} />',
    `<path fill="none" stroke="currentColor" strokeWidth="1.5" d="M2 3h12" />`,
    `<path fill="var(--fg-muted)" />`,
    `<a href="#204817">#204817</a>`,
    `<p title={expect(on).not.toBe('52px')} />`,
  ];

  it('are refused, and what is no raw value is allowed', async () => {
    const are = await isRefused([...refused, ...allowed]);
    expect([...refused, ...allowed].filter((_, index) => are[index] === true)).toEqual(refused);
  });
});

function plantedHook(): string {
  return `
    import { useState } from 'react';
    export function Planted({ on }: { on: boolean }) {
      if (on) useState(1);
      return null;
    }`;
}

function plantedDependency(): string {
  return `
    import { useEffect } from 'react';
    export function Planted({ name }: { name: string }) {
      useEffect(() => { document.title = name; }, []);
      return null;
    }`;
}
