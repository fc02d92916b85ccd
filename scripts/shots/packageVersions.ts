import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
}

/**
 * Answers the versions of a package and of all that it depends on, as package-lock.json has them: a picture may change
 * with each of them.
 */
export function packageVersions(root: string): (name: string, from: string) => string {
  const file = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const known = new Map<string, string>();
  return (name, from) => {
    const key = placeOf(file.packages, name, from);
    let versions = known.get(key);
    if (versions === undefined) known.set(key, (versions = closure(file.packages, key)));
    return versions;
  };
}

/** The entry of a package as the nearest node_modules above the asking folder has it. */
function placeOf(packages: Record<string, Locked>, name: string, from: string): string {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const key = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (key in packages || folder === '') return key;
  }
}

function closure(packages: Record<string, Locked>, start: string): string {
  const found = new Set<string>();
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    const from = key;
    for (const name of Object.keys(packages[key]?.dependencies ?? {})) {
      waiting.push(placeOf(packages, name, from));
    }
  }
  return [...found]
    .sort()
    .map((key) => `${key}@${packages[key]?.version ?? '?'}`)
    .join(' ');
}
