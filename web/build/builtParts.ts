import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface BuiltParts {
  fonts: string[];
  app: string[];
  screens: Record<string, string[]>;
}

const firstFonts = ['schibsted-grotesk-latin-wght-normal.woff2', 'newsreader-latin-standard-normal.woff2'];

/** What a screen asks for itself before it shows anything: without being named it comes a round trip later. */
const awaited: Record<string, string[]> = {
  RegisterScreen: ['countries'],
  CreateReleaseScreen: ['countries'],
  SettingsScreen: ['countries'],
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function withImports(chunks: Chunks, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  chunks.get(name)?.imports.forEach((imported) => withImports(chunks, imported, found));
  return found;
}

/** Writes `.parts.json` beside the pages, which no browser is given. */
export const builtParts: Plugin = {
  name: 'built-parts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const chunks: Chunks = new Map(
      files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
    );
    const scripts = (of: string): string[] => [...withImports(chunks, of)].map((name) => `/${name}`);
    const named = (name: string): string[] => {
      const found = [...chunks.values()].find((chunk) => chunk.name === name);
      return found
        ? scripts(found.fileName)
        : this.error(`No file is named ${name}, which screens wait for.`);
    };
    const parts: BuiltParts = {
      fonts: files
        .filter((file) => file.type === 'asset' && file.names.some((name) => firstFonts.includes(name)))
        .map(({ fileName }) => `/${fileName}`),
      app: [...chunks.values()]
        .filter(({ name }) => name === 'startApp')
        .flatMap(({ fileName }) => scripts(fileName)),
      screens: Object.fromEntries(
        [...chunks.values()]
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('Screen.tsx'))
          .map(({ facadeModuleId, fileName }) => {
            const screen = basename(facadeModuleId ?? '', '.tsx');
            return [screen, [...new Set([...scripts(fileName), ...(awaited[screen] ?? []).flatMap(named)])]];
          }),
      ),
    };
    this.emitFile({ type: 'asset', fileName: '.parts.json', source: JSON.stringify(parts) });
  },
};
