import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const notInProduct =
  /(^|\/)(node_modules|dist|storybook-static|\.cache|\.storybook|testing|screenshots|stories)$|\.(test|stories)\.tsx?$|\.mdx$/;
const notInStorybook =
  /(^|\/)(node_modules|dist|storybook-static|\.cache|testing|screenshots)$|\.test\.tsx?$/;

export interface HashOptions {
  more?: readonly string[];
  withStories?: boolean;
}

/**
 * A hash of the contents and names of files and of everything in folders, tests and stories aside (unless they are
 * asked for); a path that is not there counts as such. Times of change do not matter, so a fresh checkout of the same
 * text is not stale.
 */
export function contentHash(
  root: string,
  paths: readonly string[],
  { more = [], withStories = false }: HashOptions = {},
): string {
  const leftOut = withStories ? notInStorybook : notInProduct;
  const hash = createHash('sha256');
  for (const text of more) hash.update(`${text}\0`);
  for (const path of paths) {
    for (const file of filesOf(join(root, path), leftOut)) {
      hash.update(`${relative(root, file)}\0`);
      hash.update(createHash('sha256').update(readFileSync(file)).digest());
    }
    hash.update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path: string, leftOut: RegExp): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || leftOut.test(path)) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name), leftOut));
}
