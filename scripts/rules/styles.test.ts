import stylelint from 'stylelint';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function rulesAgainst(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ cwd: root, code, codeFilename: `${root}${file}` });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['color-no-hex', 'a { color: #123456; }'],
  ['color-named', 'a { color: red; }'],
  ['function-disallowed-list', 'a { color: rgb(1 2 3); }'],
  ['function-disallowed-list', 'a { color: oklch(0.5 0.1 200); }'],
  ['unit-disallowed-list', 'a { margin: 7px; }'],
  ['unit-disallowed-list', 'a { width: calc(100% - 3px); }'],
  ['unit-disallowed-list', 'a { margin: 0.5rem; }'],
  ['unit-disallowed-list', 'a { --gap: 7px; }'],
  ['unit-disallowed-list', 'a { width: 3cm; }'],
  ['unit-disallowed-list', 'a { transition: color 90ms; }'],
  ['unit-disallowed-list', 'a { animation: turn 2s; }'],
  ['function-disallowed-list', 'a { transition-timing-function: cubic-bezier(0, 0, 1, 1); }'],
  ['function-disallowed-list', 'a { color: color-mix(in oklch, var(--link), var(--fg-muted)); }'],
  ['house/tokens', 'a { color: var(--text-that-nobody-defined); }'],
  ['house/tokens', 'a { color: var(--fg-that-nobody-defined, inherit); }'],
  ['house/tokens', 'a { border: var(--rule-hairline) solid var(--red-480); }'],
  ['house/tokens', 'a { font-size: 0.9em; }'],
  ['house/tokens', 'a { font-family: Georgia, serif; }'],
  ['house/tokens', 'a { font: italic 1em/1.5 var(--font-serif); }'],
  ['house/tokens', 'a { line-height: 1.37; }'],
  ['house/tokens', 'a { border-radius: 50%; }'],
  ['house/tokens', 'a { border-start-start-radius: 0.3em; }'],
  ['house/tokens', 'a { box-shadow: 0 0 1em var(--border-hairline); }'],
  ['house/tokens', 'a { color: var(--ink-220); }'],
  ['house/tokens', '@media (min-width: 700px) { a { margin: 0; } }'],
  ['house/tokens', '@container (max-width: 480px) { a { margin: 0; } }'],
  ['no-duplicate-selectors', 'a { margin: 0; } a { padding: 0; }'],
  ['media-feature-name-disallowed-list', '@media (orientation: portrait) { a { rotate: 90deg; } }'],
  ['property-no-unknown', 'a { colour: inherit; }'],
  ['--report-descriptionless-disables', '/* stylelint-disable-next-line color-named */\na { color: red; }'],
])('%s refuses %s', async (rule, code) => {
  expect(await rulesAgainst('web/src/shared/Planted.module.css', code)).toContain(rule);
});

it('lets tokens.css hold the raw values', async () => {
  const code = ':root { --ink-220: oklch(0.22 0.022 225); --space-1: 4px; }';
  expect(await rulesAgainst('design-system/src/tokens.css', code)).toEqual([]);
});

it.each([
  [
    'queries that follow the text',
    '@media (min-width: 43.75em) { a { margin: 0; } } @container (width < 30rem) { b { margin: 0; } }',
  ],
  ['a property of the part itself', 'a { --gap: 1em; margin: var(--gap); }'],
  ['a property that a component sets', 'a { width: var(--column-min, var(--column-w)); }'],
  ['lengths that follow the text or the window', 'a { padding: 0.2em 1ch; width: min(50%, 90vw); }'],
  ['a line inside the box', 'a { box-shadow: inset var(--mark-width) 0 0 var(--mark-bg); }'],
  ['sums of tokens', 'a { margin: calc(-1 * var(--space-2)); border-radius: var(--radius-1) 0; }'],
])('allows %s', async (_what, code) => {
  expect(await rulesAgainst('web/src/shared/Planted.module.css', code)).toEqual([]);
});

it('holds the pages of the stand-ins to names that exist, and leaves their values to them', async () => {
  const file = 'mocks/src/look/planted.css';
  expect(await rulesAgainst(file, 'a { color: var(--fg-nobody); }')).toEqual(['house/tokens']);
  expect(await rulesAgainst(file, 'a { margin: 3px; font: 400 1rem/1.5 var(--font-sans); }')).toEqual([]);
});
