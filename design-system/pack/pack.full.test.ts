import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage, packPackage } from './buildPackage';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'design-system-'));
const modules = join(home, 'node_modules');
const own = join(modules, '@dispatch', 'design-system');
let packed = { file: '', bytes: 0 };

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

beforeAll(async () => {
  await buildPackage(join(home, 'package'));
  packed = packPackage(join(home, 'package'), home);
  execFileSync('tar', ['-xzf', packed.file, '-C', home]);
  mkdirSync(dirname(own), { recursive: true });
  cpSync(join(home, 'package'), own, { recursive: true });
}, 300_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('it weighs less than a megabyte, and leaves React to the application', () => {
  expect(packed.bytes).toBeLessThan(1_000_000);
  const { dependencies, peerDependencies } = manifestOf(own);
  expect(Object.keys(peerDependencies).toSorted()).toEqual(['react', 'react-dom']);
  expect(dependencies).not.toHaveProperty('react');
});

test('an application elsewhere builds a form of its parts, in their styles', async () => {
  const { dependencies, peerDependencies } = manifestOf(own);
  for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(installed, name), join(modules, name), 'junction');
  }
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(home, 'main.js'),
    `import '@dispatch/design-system/styles.css';
     import { Button, TextField } from '@dispatch/design-system';
     import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     export const html = renderToString(createElement('form', null,
       createElement(TextField, { label: 'Headline', name: 'headline' }),
       createElement(Button, { type: 'submit' }, 'Save Draft')));`,
  );
  await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(home, 'main.js'),
      outDir: join(home, 'dist'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
    },
  });
  const { html } = (await import(/* @vite-ignore */ join(home, 'dist', 'main.js'))) as { html: string };
  expect(html).toMatch(/<label[^>]*>.*Headline/);
  expect(html).toContain('Save Draft');
  const files = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' });
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(home, 'dist', file), 'utf8'));
  expect(styles.join('')).toMatch(/--action-bg/);
  const [, shown = ''] = /<button[^>]* class="([\w-]+)/.exec(html) ?? [];
  expect(styles.join('')).toContain(`.${shown}`);
}, 300_000);
