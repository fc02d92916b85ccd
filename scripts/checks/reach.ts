import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { screenPaths } from '@dispatch/contract';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

function isThere(root: string, ref: string): boolean {
  try {
    return git(root, 'rev-parse', '--verify', `${ref}^{commit}`).length > 0;
  } catch {
    return false;
  }
}

/**
 * What differs from where this branch left `since`, by default its upstream or main, with what is not committed.
 * @throws Error with a sentence, when git knows no such commit
 */
export function changedFiles(root: string, since?: string): { since: string; files: string[] } {
  const base = (since === undefined ? ['@{upstream}', 'main', 'HEAD'] : [since]).find((ref) =>
    isThere(root, ref),
  );
  if (base === undefined) throw new Error(`git knows no commit '${since ?? 'HEAD'}'.`);
  const [left = base] = git(root, 'merge-base', base, 'HEAD');
  const files = [
    ...git(root, 'diff', '--name-only', '--diff-filter=d', left),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return { since: base, files: [...new Set(files)].sort() };
}

const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.css'];
const imported = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;

/** Files by what they import, of our own packages as well. */
function importersIn(root: string, files: readonly string[], texts: ReadonlyMap<string, string>) {
  const known = new Set(files);
  const packages = new Map(
    ['contract', 'design-system', 'api'].map((name) => {
      const { exports = {} } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
        exports?: Record<string, string | { default?: string }>;
      };
      return [name, exports] as const;
    }),
  );
  const placeOf = (file: string, name: string): string | undefined => {
    const [, own = '', rest = ''] = /^@dispatch\/([^/]+)(.*)$/.exec(name) ?? [];
    const exported = packages.get(own)?.[`.${rest}`];
    const target = typeof exported === 'string' ? exported : exported?.default;
    const place = name.startsWith('.')
      ? posix.join(posix.dirname(file), name)
      : own !== '' && posix.join(own, target ?? (rest === '' ? 'src' : `src${rest}`));
    return place === false ? undefined : ends.map((end) => place + end).find((path) => known.has(path));
  };
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const [, name = ''] of text.matchAll(imported)) {
      const place = placeOf(file, name);
      if (place !== undefined) importers.set(place, [...(importers.get(place) ?? []), file]);
    }
  }
  return importers;
}

/** Which files of stories open an address of this screen, by the tables of addresses and routes. */
function screenStories(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const stories = [...texts].filter(([file]) => file.endsWith('.stories.tsx'));
  const found = new Map<string, string[]>();
  for (const [file, text] of texts) {
    if (!/^web\/src\/(app|routes)\//.test(file)) continue;
    for (const [, name = '', module = ''] of text.matchAll(
      /screenPaths\.(\w+)(?:(?!screenPaths\.)[\s\S])*?import\('([^']+)'\)/g,
    )) {
      const path = (screenPaths as Readonly<Record<string, string>>)[name];
      if (path === undefined) continue;
      const end = '[\'"`?#]';
      const parts = path.replace(/^\//, '').replace(/:\w+\??/g, '[^/\'"`?#]+');
      const pattern = new RegExp(`['"\`]/?${parts}${end}`);
      const screen = `${posix.join(posix.dirname(file), module)}.tsx`;
      const own = stories.filter(([, story]) => pattern.test(story)).map(([story]) => story);
      found.set(screen, [...(found.get(screen) ?? []), ...own]);
    }
  }
  return found;
}

/** Through these everything reaches everything: the tables of all calls and of all screens. */
const hubs = /(^|\/)generated\/|^web\/src\/(app|stories\/page)\/|^api\/src\/app\/|^api\/src\/testing\//;

/**
 * The tests that these files can reach by imports, the nearest first: their own, of the API those beside what is reached, and of a screen the
 * stories that open it. Not through what imports everything, which would choose all.
 */
export function testsReachedBy(root: string, changed: readonly string[]): string[] {
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) =>
      /^(contract|design-system|web|api|identity|mocks|cli|scripts)\/.*\.(tsx?|css)$/.test(file) &&
      existsSync(join(root, file)),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const importers = importersIn(root, files, texts);
  const stories = screenStories(texts);
  const isTest = (file: string) => /\.(test\.tsx?|stories\.tsx)$/.test(file) && !file.includes('.full.test');
  const beside = (file: string) =>
    files.filter((other) => isTest(other) && dirname(other) === dirname(file) && file.startsWith('api/'));
  const reached = new Set(changed);
  for (const file of reached) {
    for (const next of [...(stories.get(file) ?? []), ...(importers.get(file) ?? [])])
      if (!hubs.test(next)) reached.add(next);
  }
  return [...new Set([...[...reached].filter(isTest), ...[...reached].flatMap(beside)])];
}
