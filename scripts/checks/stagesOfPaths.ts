import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Stage } from './stage';

const ignored = /(^|\/)(node_modules|\.cache|dist|test-results)(\/|$)/;

/** The test files that a path names: itself, or all below a folder. From the root, with slashes. */
function testFilesOf(all: readonly Stage[], path: string, root: string): string[] {
  const place = resolve(root, path);
  const name = relative(root, place).split(sep).join('/');
  const kind = statSync(place, { throwIfNoEntry: false });
  if (kind === undefined)
    throw new Error(`There is no '${path}' here. A path begins at the root of the checkout.`);
  if (name.startsWith('..')) throw new Error(`'${path}' lies outside of the checkout.`);
  const within = kind.isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'))
    : [''];
  const files = within
    .filter((file) => !ignored.test(file))
    .map((file) => [name, file].filter(Boolean).join('/'))
    .filter((file) => stageOf(all, file) !== undefined);
  if (files.length > 0) return files;
  throw new Error(
    kind.isDirectory()
      ? `There are no tests below '${path}'.`
      : `'${path}' is no test: tests end in .test.ts, .test.tsx or .stories.tsx.`,
  );
}

const stageOf = (all: readonly Stage[], file: string): Stage | undefined =>
  all.find(({ ofFiles }) => ofFiles?.matches.test(file));

/**
 * The stages of the tests that these paths name, with nothing but them.
 * @throws Error with a sentence, when a path names none
 */
export function stagesOfPaths(all: readonly Stage[], paths: readonly string[], root: string): Stage[] {
  const files = [...new Set(paths.flatMap((path) => testFilesOf(all, path, root)))].sort();
  return all.flatMap((stage) => {
    const own = files.filter((file) => stageOf(all, file) === stage);
    if (stage.ofFiles === undefined || own.length === 0) return [];
    return [
      { ...stage, most: undefined, commands: stage.ofFiles.commands(own.map((file) => join(root, file))) },
    ];
  });
}
