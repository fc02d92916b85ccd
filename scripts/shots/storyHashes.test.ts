import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storyHashes } from './storyHashes';

const button = 'design-system/src/Button/Button.stories.tsx';
const tag = 'design-system/src/Tag/Tag.stories.tsx';
const screen = 'web/src/stories/Dashboard.stories.tsx';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dispatch-shots-'));
  const part = (name: string) =>
    `import type { Size } from '../size';\nimport styles from './${name}.module.css';\nexport const ${name} = () => styles;`;
  const story = (name: string) =>
    `import { ${name} } from './${name}';\nexport default { component: ${name} };`;
  const files: Record<string, string> = {
    'package-lock.json': lock('1.0.0', '1.0.0'),
    'openapi.yaml': 'openapi: 3.1.0',
    'contract/package.json': JSON.stringify({ exports: { '.': { default: './src/index.ts' } } }),
    'contract/src/index.ts': "export { rules } from './rules';\nexport const version = 1;",
    'contract/src/rules.ts': 'export const rules = {};',
    'design-system/package.json': JSON.stringify({ exports: { '.': './src/index.ts' } }),
    'design-system/.storybook/preview.tsx': "import '../src/tokens.css';",
    'design-system/.storybook/manager.ts': 'export {};',
    'design-system/src/tokens.css': "@import 'fonts/index.css';\n@import './base.css';",
    'design-system/src/base.css': ':root { --a: 1; }',
    'design-system/src/size.ts': 'export type Size = 1;',
    'design-system/src/index.ts':
      "export { Button } from './Button/Button';\nexport { Tag } from './Tag/Tag';",
    'design-system/src/Button/Button.tsx': part('Button'),
    'design-system/src/Button/Button.module.css': '.button { color: var(--a); }',
    'design-system/src/Button/Button.test.ts': '',
    [button]: story('Button'),
    'design-system/src/Tag/Tag.tsx': part('Tag'),
    'design-system/src/Tag/Tag.module.css': '.tag { color: var(--a); }',
    [tag]: `import './words.js';\n${story('Tag')}`,
    'design-system/src/Tag/words.ts': "export const words = import('chart/words');",
    'web/src/Dashboard.tsx':
      "import { Tag } from '@dispatch/design-system';\nexport const Dashboard = Tag;\nvoid import('./later');",
    'web/src/later.ts': "import load from 'virtual:contract-answers';\nexport { load };",
    [screen]:
      "import { rules } from '@dispatch/contract';\nimport { Dashboard } from '../Dashboard';\nexport default { rules, Dashboard };",
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function lock(chart: string, ink: string): string {
  return JSON.stringify({
    packages: {
      'node_modules/chart': { version: chart, dependencies: { ink: '1' } },
      'node_modules/ink': { version: ink },
      'node_modules/fonts': { version: '1.0.0' },
    },
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  ['its own text', button, 'export default { title: "Button" };', [button]],
  ['a part', 'design-system/src/Button/Button.tsx', 'export const Button = 2;', [button]],
  ['the styles of a part', 'design-system/src/Button/Button.module.css', '.button {}', [button]],
  ['a part that a screen uses too', 'design-system/src/Tag/Tag.module.css', '.tag {}', [tag, screen]],
  ['what is imported when it is needed', 'web/src/later.ts', 'export {};', [screen]],
  ['the examples of the contract', 'openapi.yaml', 'openapi: 3.1.1', [screen]],
  ['the version of a package', 'package-lock.json', lock('1.0.1', '1.0.0'), [tag]],
  ['the version of a package of a package', 'package-lock.json', lock('1.0.0', '1.0.1'), [tag]],
  ['what tokens are made of', 'design-system/src/base.css', ':root { --a: 2; }', [button, tag, screen]],
  ['how stories are shown', 'design-system/.storybook/preview.tsx', 'export {};', [button, tag, screen]],
  ['how they are pictured', 'scripts/shots/sitting.ts', 'export {};', [button, tag, screen]],
  ['a test', 'design-system/src/Button/Button.test.ts', 'export {};', []],
  ['a type', 'design-system/src/size.ts', 'export type Size = 2;', []],
  ['what Storybook shows around stories', 'design-system/.storybook/manager.ts', 'export { };', []],
])('%s changes the pictures of those that show it', (_what, path, text, changed) => {
  const before = storyHashes(root);
  write(path, text);
  const after = storyHashes(root);
  expect([...after.keys()].sort()).toEqual([button, tag, screen]);
  expect([...after.keys()].filter((file) => before.get(file) !== after.get(file)).sort()).toEqual(changed);
});

it('knows nothing of the place of the checkout', () => {
  const here = storyHashes(root);
  const former = root;
  root = mkdtempSync(join(tmpdir(), 'dispatch-shots-elsewhere-'));
  renameSync(former, root);
  expect(storyHashes(root)).toEqual(here);
});

it('says which import leads nowhere', () => {
  write(button, "import './gone';");
  expect(() => storyHashes(root)).toThrow(/Button\.stories\.tsx imports .*gone/);
});
