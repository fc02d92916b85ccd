import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Build, bringUpToDate, isStale } from './staleness';

let root: string;
let build: Build;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dispatch-build-'));
  write('src/main.ts', 'one');
  write('src/inner/part.ts', 'two');
  build = {
    title: 'Building',
    inputs: ['src', 'package.json'],
    output: 'dist',
    run: async () => write('dist/assets/main.js', 'built'),
  };
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('is stale before the first build, and not after it', async () => {
  expect(isStale(root, build)).toBe(true);
  await bringUpToDate(root, build);
  expect(isStale(root, build)).toBe(false);
});

it.each<[string, () => void]>([
  ['an input has other contents', () => write('src/inner/part.ts', 'three')],
  ['an input was added', () => write('src/new.ts', '')],
  ['an input was deleted', () => rmSync(join(root, 'src/inner/part.ts'))],
  [
    'an input got another name',
    () => renameSync(join(root, 'src/inner/part.ts'), join(root, 'src/inner/other.ts')),
  ],
  ['a file that was not there appeared', () => write('package.json', '{}')],
  ['the output was deleted', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['the output is cut short', () => write('dist/assets/main.js', 'bu')],
])('is stale when %s', async (_what, change) => {
  await bringUpToDate(root, build);
  change();
  expect(isStale(root, build)).toBe(true);
});

it.each<[string, () => void]>([
  ['a test changed', () => write('src/main.test.ts', 'other')],
  ['a story changed', () => write('src/Button.stories.tsx', 'other')],
  ['a file was only touched', () => utimesSync(join(root, 'src/main.ts'), new Date(), new Date())],
])('is not stale when %s', async (_what, change) => {
  await bringUpToDate(root, build);
  change();
  expect(isStale(root, build)).toBe(false);
});

it('stays stale when the build fails', async () => {
  await bringUpToDate(root, build);
  write('src/main.ts', 'broken');
  const failing = { ...build, run: () => Promise.reject(new Error('no')) };
  await expect(bringUpToDate(root, failing)).rejects.toThrow('no');
  write('src/main.ts', 'one');
  expect(isStale(root, build)).toBe(true);
});

it('is stale when an input was edited during the build', async () => {
  const edited = {
    ...build,
    run: async () => {
      await build.run();
      write('src/main.ts', 'edited meanwhile');
    },
  };
  await bringUpToDate(root, edited);
  expect(isStale(root, build)).toBe(true);
});

it('is stale when a story changed that is part of it', async () => {
  const storybook = { ...build, withStories: true };
  write('src/Button.stories.tsx', 'one');
  await bringUpToDate(root, storybook);
  write('src/main.test.ts', 'other');
  expect(isStale(root, storybook)).toBe(false);
  write('src/Button.stories.tsx', 'other');
  expect(isStale(root, storybook)).toBe(true);
});
