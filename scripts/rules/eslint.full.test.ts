import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

process.env['LINT'] = 'full';
// Rules that need types need a file that is in the project; the others may be tried under any path.
const untyped = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked });
const typed = new ESLint({ cwd: root });

async function rulesAgainst(eslint: ESLint, filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

const lines = (count: number) => 'void 0;\n'.repeat(count);

describe('a planted violation is refused', () => {
  it.each([
    ['@typescript-eslint/no-explicit-any', 'api/src/planted.ts', 'export const a: any = 1;'],
    ['no-console', 'web/src/planted.ts', "console.log('a');"],
    ['no-console', 'scripts/planted.mjs', "console.log('a');"],
    ['@typescript-eslint/ban-ts-comment', 'api/src/planted.ts', '// @ts-ignore because I say so\nvoid 0;'],
    [
      '@typescript-eslint/ban-ts-comment',
      'api/src/planted.ts',
      '// @ts-expect-error because I say so\nvoid 0;',
    ],
    ['max-lines', 'web/src/features/release/planted.ts', lines(301)],
    [
      'eslint-comments/require-description',
      'api/src/planted.ts',
      '// eslint-disable-next-line no-console\nconsole.log(1);',
    ],
    [
      'eslint-comments/no-unlimited-disable',
      'api/src/planted.ts',
      '/* eslint-disable -- because I say so */\nconsole.log(1);',
    ],
    [
      "Unused eslint-disable directive (no problems were reported from 'no-console').",
      'api/src/planted.ts',
      '// eslint-disable-next-line no-console -- it said so once\nvoid 0;',
    ],
    ['no-restricted-imports', 'web/src/shared/planted.ts', "import dayjs from 'dayjs';\nvoid dayjs;"],
    [
      'no-restricted-imports',
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
      "export default { title: 'Planted', tags: ['stable', 'experimental'] };",
    ],
    ['house/pure-domain', 'contract/src/domain/planted.ts', 'export const now = () => new Date();'],
    ['house/pure-domain', 'contract/src/rules/planted.ts', 'export const now = () => Date.now();'],
    [
      'house/configuration-in-one-place',
      'api/src/http/planted.ts',
      "export const port = process.env['PORT'];",
    ],
    ['house/associations-in-one-place', 'api/src/models/User.ts', 'User.hasMany(Release);'],
    ['react-hooks/rules-of-hooks', 'web/src/shared/Planted.tsx', plantedHook()],
    ['house/own-controls', 'web/src/features/desk/Planted.tsx', 'export const a = <button>Hold</button>;'],
    ['house/own-controls', 'web/src/routes/Planted.tsx', 'export const a = <a href="/">Home</a>;'],
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
  ])('%s in %s', async (rule, filePath, code) => {
    expect(await rulesAgainst(untyped, filePath, code)).toContain(rule);
  });

  it.each([
    ['@typescript-eslint/no-floating-promises', 'Promise.resolve(1);'],
    ['@typescript-eslint/no-unsafe-assignment', "export const a: string = JSON.parse('1');"],
    ['@typescript-eslint/no-misused-promises', 'if (Promise.resolve(true)) void 0;'],
  ])(
    '%s',
    async (rule, code) => {
      expect(await rulesAgainst(typed, 'scripts/process/freePort.ts', code)).toContain(rule);
    },
    // The first of them has the types of the whole repository read.
    180_000,
  );
});

describe('what the rules allow', () => {
  it.each([
    [
      'a disabled rule with its reason',
      'api/src/planted.ts',
      '// eslint-disable-next-line no-console -- the way out of here\nconsole.log(1);',
    ],
    [
      'dayjs in the one place for times',
      'contract/src/domain/time.ts',
      "import dayjs from 'dayjs';\nvoid dayjs;",
    ],
    ['the configuration where it is read', 'api/src/config.ts', "export const port = process.env['PORT'];"],
    ['associations in their place', 'api/src/models/associations.ts', 'User.hasMany(Release);'],
    ['the entry point of a workspace', 'contract/src/index.ts', 'export {};'],
    [
      'a long list of stories',
      'design-system/src/Button/Button.stories.tsx',
      `export default { title: 'Actions/Button', tags: ['stable'] };\n${lines(301)}`,
    ],
    ['a long test', 'api/src/planted.test.ts', lines(301)],
    ['numbered migrations', 'api/src/migrations/0001-accounts.ts', 'export {};'],
  ])('%s', async (_what, filePath, code) => {
    const found = await rulesAgainst(untyped, filePath, code);
    expect(found.filter((rule) => rule !== 'no-undef' && !rule.includes('no-undefined'))).toEqual([]);
  });
});

describe('raw values in a component', () => {
  const found = (markup: string) =>
    rulesAgainst(
      untyped,
      'design-system/src/Part/Planted.tsx',
      `export const Planted = ({ on }: { on: string }) => (on === '' ? null : ${markup});`,
    );

  it.each([
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
  ])('%s is refused', async (markup) => {
    expect(await found(markup)).toContain('house/raw-styles');
  });

  it.each([
    `<p style={{ color: 'var(--fg-muted)', margin: 0, opacity: 0.5, fontWeight: 600 }} />`,
    `<p style={{ width: '60%', padding: '0.2em 1ch', inset: 'calc(-1 * var(--space-2)) auto' }} />`,
    '<p style={{ inlineSize: `${on}%`, borderColor: `var(--${on})` }} />',
    `<path fill="none" stroke="currentColor" strokeWidth="1.5" d="M2 3h12" />`,
    `<path fill="var(--fg-muted)" />`,
    `<a href="#204817">#204817</a>`,
    `<p title={expect(on).not.toBe('52px')} />`,
  ])('%s is allowed', async (markup) => {
    expect(await found(markup)).not.toContain('house/raw-styles');
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
