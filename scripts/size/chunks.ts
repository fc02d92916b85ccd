import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** What a build has made, by file name: the JavaScript alone. */
export type Chunks = ReadonlyMap<string, Chunk>;

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'code' | 'fileName' | 'imports' | 'isEntry' | 'name' | 'facadeModuleId' | 'moduleIds'
>;

export function chunksOf({ output }: Pick<Rolldown.RolldownOutput, 'output'>): Chunks {
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

/** A chunk and everything that is loaded with it before it runs: its static imports, theirs, and so on. */
export function loadedWith(chunks: Chunks, { fileName }: Chunk): Set<Chunk> {
  const loaded = new Set<Chunk>();
  const load = (name: string) => {
    const chunk = chunks.get(name);
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    chunk.imports.forEach(load);
  };
  load(fileName);
  return loaded;
}

/** Bytes of JavaScript on the wire, each chunk compressed on its own, as a server sends it (gzip, level 9). */
export function weigh(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
