import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Imports, importsOf } from './importsOf';
import { packageVersions } from './packageVersions';

/** Where stories lie, relative to the checkout. */
const storyFolders = ['design-system/src', 'web/src'];
/** What every story is shown in. */
const frame = 'design-system/.storybook';
/** How a story is pictured. */
const recipe = ['studio', 'sitting', 'storyWindow'].map((name) => `scripts/shots/${name}.ts`);
/** Names that a build makes, and the file that they are made of. */
const made: Record<string, string> = { 'virtual:contract-answers': 'openapi.yaml' };

/**
 * What the pictures of each story file are made of, as a hash: its own text and that of all it imports of ours, the
 * styles and tokens among them, the versions of the packages it uses, and what every story is shown in.
 * @returns the hashes by the path of the story file, relative to the checkout
 */
export function storyHashes(root: string): Map<string, string> {
  const walk = new Walk(root);
  const shared = filesIn(
    root,
    frame,
    (name) => /\.(css|html|mjs|tsx?)$/.test(name) && !/^manager/.test(name),
  );
  const files = storyFolders.flatMap((path) => filesIn(root, path, (name) => name.endsWith('.stories.tsx')));
  return new Map(files.map((file) => [file, walk.hash([...shared, file])]));
}

function filesIn(root: string, path: string, isMeant: (name: string) => boolean): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => isMeant(name) && statSync(join(full, name)).isFile())
    .sort()
    .map((name) => join(path, name));
}

/** Files read once, for as many walks through their imports as there are stories. */
class Walk {
  private readonly files = new Map<string, Imports & { hash: string }>();
  private readonly versions: (name: string, from: string) => string;

  constructor(private readonly root: string) {
    this.versions = packageVersions(root);
  }

  /** A hash of these files and of all that they take in, and of how stories are pictured. */
  hash(files: readonly string[]): string {
    const found = new Map(
      recipe.filter((file) => this.isFile(file)).map((file) => [file, this.read(file).hash]),
    );
    const waiting = files.map((file) => ({ file, names: null as readonly string[] | null }));
    const asked = new Set<string>();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { file, names } = next;
      const key = `${file} ${names?.join() ?? '*'}`;
      if (asked.has(key)) continue;
      asked.add(key);
      const { hash, list, passedOn } = this.read(file);
      // A door that only passes names on counts by what is taken through it: its other parts are not shown.
      const isDoor = names !== null && passedOn !== null && names.every((name) => passedOn.has(name));
      if (!isDoor) found.set(file, hash);
      const wanted = isDoor
        ? names.flatMap((name) => {
            const origin = passedOn.get(name);
            return origin ? [{ request: origin.request, names: [origin.name] }] : [];
          })
        : list;
      for (const { request, names: inner } of wanted) {
        const target = this.find(request, file);
        if ('file' in target) waiting.push({ file: target.file, names: inner });
        else found.set(target.name, target.version);
      }
    }
    const lines = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map((line) => line.join(' '));
    return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 20);
  }

  private read(file: string): Imports & { hash: string } {
    let known = this.files.get(file);
    if (known === undefined) {
      const text = readFileSync(join(this.root, file), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      this.files.set(file, (known = { ...importsOf(file, text), hash }));
    }
    return known;
  }

  private find(request: string, from: string): { file: string } | { name: string; version: string } {
    const path = request.replace(/[?].*$/, '');
    if (made[path]) return { file: made[path] };
    if (path.startsWith('.')) return { file: this.existing(join(dirname(from), path), from) };
    const [, ours, inside = ''] = /^@dispatch\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    if (ours) return { file: this.exported(ours, `.${inside}`) };
    const name = /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
    if (name.startsWith('node:')) return { name, version: '' };
    return { name, version: this.versions(name, dirname(from)) };
  }

  private existing(path: string, from: string): string {
    const ends = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.json', '/index.ts', '/index.tsx'];
    const paths = [path, path.replace(/\.js$/, '')].flatMap((start) => ends.map((end) => `${start}${end}`));
    const found = paths.find((candidate) => this.isFile(candidate));
    if (found === undefined) throw new Error(`${from} imports ${path}, and it is not there.`);
    return found;
  }

  private isFile(path: string): boolean {
    return (
      this.files.has(path) || (statSync(join(this.root, path), { throwIfNoEntry: false })?.isFile() ?? false)
    );
  }

  /** The file of a workspace behind a name that its package.json exports. */
  private exported(workspace: string, name: string): string {
    const folder = relative(this.root, join(this.root, workspace));
    const { exports = {} } = JSON.parse(readFileSync(join(this.root, folder, 'package.json'), 'utf8')) as {
      exports?: Record<string, string | { default: string }>;
    };
    const target = exports[name];
    if (target === undefined) throw new Error(`@dispatch/${workspace} exports no ${name}.`);
    return join(folder, typeof target === 'string' ? target : target.default);
  }
}
