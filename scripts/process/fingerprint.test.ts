import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Plain JavaScript, since compiling takes longer than what it saves. */
const { fingerprintOf } = (await import(new URL('fingerprint.mjs', import.meta.url).href)) as {
  fingerprintOf: (root: string, paths: readonly string[]) => string;
};

it('is another one when a file is, has another name, comes or goes, and no other for packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'dispatch-fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/inner', 'src/node_modules', 'other'])
    mkdirSync(join(root, folder), { recursive: true });
  const put = (file: string, text: string) => writeFileSync(join(root, file), text);
  const now = () => fingerprintOf(root, ['src', 'one.json']);
  put('one.json', '{}');
  put('src/inner/a.ts', 'a');
  const first = now();
  put('src/node_modules/package.js', 'p');
  put('other/b.ts', 'b');
  expect(now()).toBe(first);
  put('src/inner/a.ts', 'b');
  expect(now()).not.toBe(first);
  put('src/inner/a.ts', 'a');
  expect(now()).toBe(first);
  put('src/b.ts', '');
  expect(now()).not.toBe(first);
  rmSync(join(root, 'src/b.ts'));
  put('one.json', '{ }');
  expect(now()).not.toBe(first);
});
