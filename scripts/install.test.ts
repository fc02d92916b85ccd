import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** install.mjs is plain JavaScript, since it runs before anything is installed. */
const { isInstalled, installMissing } = (await import(pathToFileURL(join(scripts, 'install.mjs')).href)) as {
  isInstalled: (root: string) => boolean;
  installMissing: (
    root: string,
    options: { npm: string[]; write: (text: string) => void },
  ) => Promise<boolean>;
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dispatch-install-'));
  writeJson('package-lock.json', {
    packages: {
      '': {},
      api: { version: '0.1.0' },
      'node_modules/@dispatch/api': { link: true },
      'node_modules/express': { version: '5.3.0' },
      'node_modules/of-another-platform': { version: '1.0.0', optional: true },
    },
  });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeJson(path: string, value: unknown): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
}

function install(version = '5.3.0'): void {
  writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/express': { version } } });
  writeJson('node_modules/express/package.json', {});
  mkdirSync(join(root, 'node_modules/@dispatch/api'), { recursive: true });
}

it('knows an installation that is whole, without what belongs to other platforms', () => {
  install();
  expect(isInstalled(root)).toBe(true);
});

it.each<[string, () => void]>([
  ['nothing is installed', () => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['a package has another version', () => install('5.2.0')],
  ['a package was deleted', () => rmSync(join(root, 'node_modules/express'), { recursive: true })],
  ['a workspace is not linked', () => rmSync(join(root, 'node_modules/@dispatch'), { recursive: true })],
])('knows that something is missing when %s', (_what, change) => {
  install();
  change();
  expect(isInstalled(root)).toBe(false);
});

function npmThatInstallsWith(way: string): string[] {
  const code = `
    const { mkdirSync, writeFileSync, appendFileSync } = require('node:fs');
    const way = process.argv[1];
    appendFileSync('asked', way + ' ');
    if (way !== ${JSON.stringify(way)}) process.exit(1);
    mkdirSync('node_modules/express', { recursive: true });
    mkdirSync('node_modules/@dispatch/api', { recursive: true });
    writeFileSync('node_modules/express/package.json', '{}');
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/express': { version: '5.3.0' } } }));`;
  return [process.execPath, '-e', code];
}

it('installs afresh with npm ci, and tries npm install when that fails', async () => {
  const said: string[] = [];
  expect(
    await installMissing(root, { npm: npmThatInstallsWith('install'), write: (text) => said.push(text) }),
  ).toBe(true);
  expect(readFileSync(join(root, 'asked'), 'utf8')).toBe('ci install ');
  expect(said.join('')).toMatch(
    /^Installing packages \(npm ci\) …\n {2}npm ci failed\.\nInstalling packages \(npm install\) …/,
  );
});

it('asks npm for nothing when all is there', async () => {
  install();
  expect(await installMissing(root, { npm: ['/no/such/npm'], write: () => undefined })).toBe(true);
});

it('refuses an old Node in one sentence, in words that an old Node can read', async () => {
  const code = `
    Object.defineProperty(process.versions, 'node', { value: '18.20.4' });
    import(${JSON.stringify(pathToFileURL(join(scripts, 'requireNode.mjs')).href)});`;
  const run = promisify(execFile)(process.execPath, ['-e', code]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'Dispatch needs Node 20.19 or newer; this is Node 18.20.4.\n',
  });
});
