import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunksOf, loadedWith, weigh } from './chunks';
import { unneededIn, type ImportGraph } from './unneeded';
import type { Size } from './webSizes';

export interface PartSize extends Size {
  unneeded: string[];
}

const prefix = 'part:';
/** Has an entry point of its own, because few screens need it; what it loads later is not counted. */
const richText = 'RichTextEditor/RichTextEditor';
const ofReact = /^(react|react-dom|scheduler)(\/|$)/;

export async function partSizes(root: string): Promise<PartSize[]> {
  const source = join(root, 'design-system', 'src');
  const index = join(source, 'index.ts');
  const parts = [...partsOf(readFileSync(index, 'utf8')), { name: 'RichTextEditor', file: richText }];
  const graph: ImportGraph = new Map();
  const output = (await build({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    plugins: [eachPart(index, join(source, `${richText}.tsx`)), recordImports(graph)],
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(parts.map(({ name }) => [name, `${prefix}${name}`])),
        external: ofReact,
        // Each part by itself, and not in the files of the application.
        output: { codeSplitting: true },
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = chunksOf(output);
  return parts.flatMap(({ name, file }) => {
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
    if (entry === undefined) return [];
    const loaded = loadedWith(chunks, entry);
    const modules = [...loaded].flatMap(({ moduleIds }) => moduleIds);
    const own = modules.filter((id) => id.startsWith(source) && id !== index);
    return [
      {
        name,
        bytes: weigh(loaded),
        unneeded: unneededIn(graph, join(source, file), own).map((id) => relative(source, id)),
      },
    ];
  });
}

/** The components that the entry point of the design system gives, and the files they stand in. */
export function partsOf(index: string): { name: string; file: string }[] {
  return [...index.matchAll(/export \{([^}]+)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, file: path })),
  );
}

const eachPart = (index: string, editor: string): Plugin => ({
  name: 'each-part',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const name = id.slice(prefix.length + 1);
    return `export { ${name} } from ${JSON.stringify(editor.includes(`/${name}.`) ? editor : index)};`;
  },
});

const recordImports = (graph: ImportGraph): Plugin => ({
  name: 'record-imports',
  moduleParsed: ({ id, importedIds }) => void graph.set(id, importedIds),
});
