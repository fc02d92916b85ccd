import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runToEnd } from '../process/runToEnd';
import { bundleSettings } from './bundling';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dispatch-bundle-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('makes a program that finds the files beside its sources, and leaves packages outside', async () => {
  write('package.json', '{ "type": "module" }');
  write('api/src/features/list.sql', 'select 1');
  write(
    'api/src/features/list.ts',
    `import { readFileSync } from 'node:fs';
     import { word } from 'a-package';
     export const list: string = word + readFileSync(new URL('./list.sql', import.meta.url), 'utf8');`,
  );
  write('api/src/main.ts', "import { list } from './features/list';\nprocess.stdout.write(list);");
  await build(bundleSettings(root, 'api', ['main']));
  write(
    'node_modules/a-package/package.json',
    '{ "name": "a-package", "type": "module", "exports": "./main.js" }',
  );
  write('node_modules/a-package/main.js', "export const word = 'installed later: ';");
  const said = await runToEnd([process.execPath, join(root, 'api', 'dist', 'main.js')], {
    cwd: tmpdir(),
    env: {},
  });
  expect(said).toBe('installed later: select 1');
});

it('takes the JSON of a package along, also where the package has a script under the same name', async () => {
  write('package.json', '{ "type": "module" }');
  const exports = { './data.json': { import: './data.json.js', require: './data.json' } };
  write('node_modules/a-package/package.json', JSON.stringify({ name: 'a-package', exports }));
  write('node_modules/a-package/data.json', '{ "word": "data" }');
  write('node_modules/a-package/data.json.js', "// a comment\nexport default { word: 'data' };");
  write(
    'api/src/main.ts',
    "import data from 'a-package/data.json' with { type: 'json' };\nprocess.stdout.write(data.word);",
  );
  await build(bundleSettings(root, 'api', ['main']));
  rmSync(join(root, 'node_modules'), { recursive: true });
  const said = await runToEnd([process.execPath, join(root, 'api', 'dist', 'main.js')], {
    cwd: root,
    env: {},
  });
  expect(said).toBe('data');
});

it('leaves entry points their own address, by which they know that they are the program', async () => {
  write('package.json', '{ "type": "module" }');
  write(
    'mocks/src/demoData.ts',
    `import { pathToFileURL } from 'node:url';
     if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write('started');`,
  );
  await build(bundleSettings(root, 'mocks', ['demoData']));
  const said = await runToEnd([process.execPath, join(root, 'mocks', 'dist', 'demoData.js')], {
    cwd: root,
    env: {},
  });
  expect(said).toBe('started');
});
