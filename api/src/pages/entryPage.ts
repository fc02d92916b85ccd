import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, type Html, jsonForScript } from '../html';

/** Where the head goes in the HTML of an entry, and what it replaces. */
const headPlace = '<!--page-head-->';
/** Where the data go: before the script that reads them. */
const dataPlace = '<!--page-data-->';

/** A data block never runs: no content security policy has to allow it. */
const dataBlock = (data: unknown): Html =>
  html`<script type="application/json" id="page-data">
    ${jsonForScript(data)}
  </script>`;

/** Puts a text in place of a mark, or before an element that every page has. */
const put = (page: string, mark: string, orBefore: string, text: string): string =>
  page.includes(mark) ? page.replace(mark, () => text) : page.replace(orBefore, () => `${text}\n${orBefore}`);

/**
 * Writes a head and data into the built HTML of an entry: at the marks `<!--page-head-->` and `<!--page-data-->`, or
 * at the end of its head where it has none. The title of the built page goes.
 */
export const writeEntry = (built: string, head: Html, data: unknown): string => {
  const untitled = built.replace(/<title>[^<]*<\/title>\s*/, '');
  return put(put(untitled, headPlace, '</head>', head.text), dataPlace, '</head>', dataBlock(data).text);
};

/**
 * The built HTML of an entry of the web application; null when it is not built, as in development. It is read each
 * time: a new build under a running server replaces the files that the old one names.
 */
export const readEntry = (folder: string, name: string): Promise<string | null> =>
  readFile(join(folder, name), 'utf8').catch(() => null);
