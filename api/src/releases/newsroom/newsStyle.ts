import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The style sheet of public pages, and how a policy names it. */
export type NewsStyle = { text: string; source: string };

const read = new Map<string, { changedAt: number; style: NewsStyle }>();

/**
 * What stands in the head of each public page, so that it is painted as soon as it is there: on a slow line a file of its
 * own would take as long again as the page. Null where nothing is built; then pages name the file.
 */
export const newsStyle = async (webRoot: string): Promise<NewsStyle | null> => {
  const file = join(webRoot, 'assets', 'article.css');
  const changedAt = (await stat(file).catch(() => null))?.mtimeMs;
  if (changedAt === undefined) return null;
  const known = read.get(file);
  if (known?.changedAt === changedAt) return known.style;
  const text = (await readFile(file, 'utf8')).trim();
  const style = { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  read.set(file, { changedAt, style });
  return style;
};
