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
  ['house/tokens', 'a { color: var(--text-that-nobody-defined); }'],
  ['house/tokens', 'a { color: var(--ink-220); }'],
  ['no-duplicate-selectors', 'a { margin: 0; } a { padding: 0; }'],
  ['property-no-unknown', 'a { colour: inherit; }'],
  ['--report-descriptionless-disables', '/* stylelint-disable-next-line color-named */\na { color: red; }'],
])('%s refuses %s', async (rule, code) => {
  expect(await rulesAgainst('web/src/shared/Planted.module.css', code)).toContain(rule);
});

it('lets tokens.css hold the raw values', async () => {
  const code = ':root { --ink-220: oklch(0.22 0.022 225); --space-1: 4px; }';
  expect(await rulesAgainst('design-system/src/tokens.css', code)).toEqual([]);
});

it('lets a media query compare pixels, and a part define a property of its own', async () => {
  const code =
    'a { --gap: 1em; margin: var(--gap); }\n@media (min-width: 700px) { a { margin: var(--column, 2em); } }';
  expect(await rulesAgainst('web/src/shared/Planted.module.css', code)).toEqual([]);
});
