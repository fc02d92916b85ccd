import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** A story of the built Storybook. */
export interface Story {
  id: string;
  /** Its part and its name: 'Forms/Select › Disabled'. */
  title: string;
  /** The file it is written in, relative to the checkout. */
  file: string;
}

/** The stories of a built Storybook, in the order of its sidebar. Pages of words are none. */
export function storiesOf(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string; title: string; name: string; importPath: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title: `${title} › ${name}`,
      file: normalize(importPath),
    }));
}
