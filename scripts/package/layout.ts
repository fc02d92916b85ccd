import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a package is called, and the moment of its commit, in seconds since 1970. */
export interface Version {
  name: string;
  committedAt: number;
}

/** The tag of the commit that is checked out, else its hash; `-changed` where files differ from it. */
export function versionOf(root: string): Version {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  return {
    name: git('describe', '--tags', '--always', '--abbrev=10', '--dirty=-changed'),
    committedAt: Number(git('log', '-1', '--format=%ct')),
  };
}

/** Each program of a package, by the file that it runs. */
export const programs: Readonly<Record<string, string>> = {
  'dispatch-api': 'api/dist/main.js',
  'dispatch-worker': 'api/dist/worker.js',
  'dispatch-identity': 'identity/dist/main.js',
  'dispatch-migrate': 'api/dist/migrate.js',
  'dispatch-admin': 'api/dist/admin.js',
};

const startScript = (file: string): string => `#!/bin/sh
# Found where it lies, also by a link to it.
here=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd) || exit 1
export WEB_ROOT="\${WEB_ROOT:-$here/web/dist}" CONTRACT_FILE="\${CONTRACT_FILE:-$here/openapi.yaml}"
exec "$here/bin/node" --enable-source-maps "$here/${file}" "$@"
`;

/** What is copied from the checkout as it was built. */
const copied = [
  'api/dist',
  'identity/dist',
  'web/dist',
  'openapi.yaml',
  'contract/examples',
  'docs/operations',
  'LICENSE',
];

/** Fills a folder with everything but the packages of npm: built programs, contract, guide, start scripts and Node. */
export function layOut(
  root: string,
  folder: string,
  { node, version }: { node: string; version: Version },
): void {
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // People of a demonstration are planted by `npm start` alone.
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !/\/plantPeople\.js(\.map)?$/.test(file),
    });
  }
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  cpSync(node, join(bin, 'node'));
  chmodSync(join(bin, 'node'), 0o755);
  for (const [name, file] of Object.entries(programs)) {
    writeFileSync(join(bin, name), startScript(file), { mode: 0o755 });
  }
  writeFileSync(join(folder, 'VERSION'), `${version.name}\n`);
}

/** The folders of installed packages, with those inside of packages. */
function packageFolders(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    const path = join(modules, entry.name);
    if (entry.name.startsWith('@')) return packageFolders(path);
    const inner = join(path, 'node_modules');
    return [path, ...(statSync(inner, { throwIfNoEntry: false }) ? packageFolders(inner) : [])];
  });
}

/** The names, versions and licences of all packages below these folders, with the texts that they come with. */
export function licenceTexts(folders: readonly string[]): string {
  const texts = folders.flatMap(packageFolders).flatMap((path) => {
    const manifest = join(path, 'package.json');
    if (!statSync(manifest, { throwIfNoEntry: false })) return [];
    const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
    if (typeof name !== 'string' || typeof version !== 'string') return [];
    const own = readdirSync(path)
      .filter(
        (file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file) && statSync(join(path, file)).isFile(),
      )
      .toSorted();
    const title = `${name} ${version} (${typeof license === 'string' ? license : 'see its text'})`;
    return [[title, ...own.map((file) => readFileSync(join(path, file), 'utf8').trim())].join('\n\n')];
  });
  return `${[...new Set(texts)].toSorted().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Removes what no program reads when it runs: types, maps of packages, and what explains them. A quarter of their bytes. */
export function pruneDeclarations(modules: string): void {
  for (const entry of readdirSync(modules, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && /\.([cm]?ts|map|md|flow)$/.test(entry.name))
      rmSync(join(entry.parentPath, entry.name));
  }
  rmSync(join(modules, '@types'), { recursive: true, force: true });
}

/** Bytes of all files below a folder. */
export const bytesBelow = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).reduce(
    (sum, entry) => (entry.isFile() ? sum + statSync(join(entry.parentPath, entry.name)).size : sum),
    0,
  );
