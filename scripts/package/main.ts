import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../process/runToEnd';
import { buildsOf } from '../product/builds';
import { bringUpToDate, isStale } from '../product/staleness';
import { bytesBelow, layOut, licenceTexts, pruneDeclarations, versionOf } from './layout';

// `npm run package`: one folder, and the same as .tar.gz, with all that an installation runs and nothing else. The same
// checkout gives the same bytes.

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The Node that a package brings. */
const nodeVersion = '24.21.0';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const run = (cwd: string, ...command: string[]): Promise<string> =>
  runToEnd(command, { cwd, env: process.env });

const quiet = ['--no-audit', '--no-fund', '--ignore-scripts'];

/** The manifests of all workspaces: without them npm does not take the lockfile. */
const manifests = ['contract', 'design-system', 'web', 'api', 'identity', 'mocks', 'e2e', 'cli'].map(
  (one) => `${one}/package.json`,
);

/** Whose packages are installed. */
const workspaces = ['api', 'identity'].flatMap((name) => ['--workspace', `@dispatch/${name}`]);

/** Installs what API and identity service need to run, by the lockfile, into a folder. */
async function installPackages(folder: string): Promise<void> {
  for (const path of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(join(folder, path, '..'), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  await run(folder, 'npm', 'ci', '--omit=dev', ...workspaces, ...quiet);
}

/** What is in the package, as CycloneDX, without the moment and the random number that npm puts in. */
async function writeBillOfMaterials(folder: string, committedAt: number): Promise<void> {
  const ofBoth = ['--package-lock-only', '--omit=dev', ...workspaces];
  const text = await run(folder, 'npm', 'sbom', '--sbom-format', 'cyclonedx', ...ofBoth);
  type Bill = { serialNumber?: string; metadata: object };
  const { serialNumber: _random, ...bill } = JSON.parse(text) as Bill;
  const timestamp = new Date(committedAt * 1000).toISOString();
  const told = { ...bill, metadata: { ...bill.metadata, timestamp } };
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(told, null, 2)}\n`);
}

/** The package of Node for this machine, from npm: its program, and its licence. */
async function fetchNode(folder: string): Promise<string> {
  const name = `node-${platform()}-${arch()}`;
  await run(folder, 'npm', 'install', '--prefix', folder, '--no-save', ...quiet, `${name}@${nodeVersion}`);
  return join(folder, 'node_modules', name);
}

/** Where npm has put packages: what two workspaces need in different versions lies in their own. */
const modulesBelow = (folder: string): string[] =>
  ['', 'api', 'identity']
    .map((name) => join(folder, name, 'node_modules'))
    .filter((path) => existsSync(path));

// The stand-ins too, which are no part of it: `npm run test:install` runs the package beside them.
for (const build of buildsOf(root)) {
  if (!isStale(root, build)) continue;
  say(`${build.title} …`);
  await bringUpToDate(root, build);
}

const version = versionOf(root);
const name = `dispatch-${version.name}-${platform()}-${arch()}`;
const output = join(root, 'dist');
const folder = join(output, name);
const archive = `${folder}.tar.gz`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'dispatch-package-'));
try {
  say('Installing the packages of npm …');
  await installPackages(folder);
  await writeBillOfMaterials(folder, version.committedAt);
  say(`Fetching Node ${nodeVersion} …`);
  const node = await fetchNode(scratch);
  layOut(root, folder, { node: join(node, 'bin', 'node'), version });
  writeFileSync(join(folder, 'LICENCES.txt'), licenceTexts([...modulesBelow(folder), dirname(node)]));
  // Links to workspaces, and what only npm reads.
  for (const path of [
    'node_modules/@dispatch',
    'node_modules/.bin',
    'node_modules/.package-lock.json',
    '.npmrc',
  ])
    rmSync(join(folder, path), { recursive: true, force: true });
  for (const modules of modulesBelow(folder)) pruneDeclarations(modules);
  for (const path of ['package-lock.json', 'design-system', 'mocks', 'e2e', ...manifests])
    rmSync(join(folder, path), { recursive: true, force: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  say('Packing …');
  const sameBytes = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=go-w,a+rX',
    '--format=gnu',
  ];
  const tar = `${folder}.tar`;
  await run(output, 'tar', ...sameBytes, `--mtime=@${version.committedAt}`, '-cf', tar, name);
  await run(output, 'gzip', '-nf9', tar);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;
const packed = megabytes(statSync(archive).size);
say(`${folder}\n  ${megabytes(bytesBelow(folder))}, ${packed} as .tar.gz`);
