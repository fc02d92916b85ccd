import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readJson, writeJson } from '../process/jsonFile';
import { contentHash } from './contentHash';

export interface Build {
  title: string;
  inputs: readonly string[];
  output: string;
  withStories?: boolean;
  run: () => Promise<void>;
}

type BuildFiles = Pick<Build, 'inputs' | 'output' | 'withStories'>;

interface Stamp {
  inputs: string;
  outputs: Record<string, number>;
}

export function isStale(root: string, build: BuildFiles): boolean {
  const stamp = readJson(stampFile(root, build)) as Stamp | null;
  if (stamp === null || stamp.inputs !== inputsOf(root, build)) return true;
  const found = sizes(join(root, build.output));
  return Object.entries(stamp.outputs).some(([name, size]) => found[name] !== size);
}

/** Builds, and remembers of what. A build that fails or is cut short stays stale. */
export async function bringUpToDate(root: string, build: Build): Promise<void> {
  const file = stampFile(root, build);
  rmSync(file, { force: true });
  // Taken before: what is edited during the build makes it stale again.
  const inputs = inputsOf(root, build);
  await build.run();
  mkdirSync(dirname(file), { recursive: true });
  writeJson(file, { inputs, outputs: sizes(join(root, build.output)) } satisfies Stamp);
}

function inputsOf(root: string, build: BuildFiles): string {
  const { inputs, withStories = false } = build;
  return contentHash(root, inputs, { more: [process.version], withStories });
}

function stampFile(root: string, { output }: Pick<Build, 'output'>): string {
  return join(root, '.cache', 'builds', `${output.replaceAll('/', '-')}.json`);
}

function sizes(folder: string): Record<string, number> {
  const result: Record<string, number> = {};
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) walk(inside);
      else result[relative(folder, inside)] = statSync(inside).size;
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })) walk(folder);
  return result;
}
