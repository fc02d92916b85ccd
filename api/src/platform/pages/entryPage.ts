import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../settings/config';
import { html, type Html, jsonForScript, safeHtml } from '../text/html';
import type { IdentityPort } from '../ports/identity/identityPort';
import { type FirstView, firstView, fontLoads } from './firstView';
import { browserConfig } from './runtimeConfig';

/** Where the head goes in the HTML of an entry, and what it replaces. */
const headPlace = '<!--page-head-->';
/** Where the data go: before the script that reads them. */
const dataPlace = '<!--page-data-->';
const root = '<div id="root"></div>';

/** A data block never runs: no content security policy has to allow it. */
const dataBlock = (id: string, data: unknown): Html =>
  html`<script type="application/json" id="${id}">
    ${jsonForScript(data)}
  </script>`;

/** Puts a text in place of a mark, or before an element that every page has. */
const put = (page: string, mark: string, orBefore: string, text: string): string =>
  page.includes(mark) ? page.replace(mark, () => text) : page.replace(orBefore, () => `${text}\n${orBefore}`);

/** What the browser loads beside the page, and not one after the other as it finds them. */
const loads = (page: string, { fonts, scripts }: FirstView): Html[] => [
  ...scripts
    .filter((file) => !page.includes(file))
    .map((file) => html`<link rel="modulepreload" href="${file}" crossorigin />`),
  // The words stand in other fonts until theirs come; nothing stands without scripts and data, which come first.
  ...(scripts.length > 0 ? [] : fontLoads(fonts)),
];

const keptSession = /(?:^|;\s*)prw\.sid=[^;]/;

type EntryContent = { head: Html | null; data: object | null };

/** Writes the HTML of an entry for a request; null when it is not built, as in development. */
export type WriteEntry = (name: string, request: Request, content: EntryContent) => Promise<string | null>;

/**
 * What writes the pages: into the built HTML of an entry go its head, the configuration, the data and the first view
 * of its address, and what the browser should load at once. The HTML is read each time: a new build under a running
 * server replaces the files that the old one names.
 */
export const entryWriter =
  (config: Config, identity: IdentityPort, log: Logger): WriteEntry =>
  async (name, request, { head, data }) => {
    const built = await readFile(join(config.webRoot, name), 'utf8').catch(() => null);
    if (built === null) return null;
    const forBrowser = await browserConfig(config, identity);
    const hasSession = keptSession.test(request.get('cookie') ?? '');
    const drawn = { path: request.path, config: forBrowser, data, hasSession };
    const view = await firstView(config.webRoot, drawn).catch((error: unknown) => {
      // The page draws itself, a little later.
      log.error({ err: error }, 'The first view could not be drawn');
      return null;
    });
    const titled = head === null ? built : built.replace(/<title>[^<]*<\/title>\s*/, '');
    const blocks = html`${dataBlock('page-config', forBrowser)}
    ${data === null ? null : dataBlock('page-data', data)}`;
    const page = put(
      put(titled, headPlace, '</head>', html`${head}`.text),
      dataPlace,
      '</head>',
      blocks.text,
    );
    if (view === null) return page;
    return (
      page
        // Behind the script of the entry, which asks for the data: a browser loads in the order of the page.
        .replace('</head>', () => html`${loads(built, view)}</head>`.text)
        .replace(root, () => html`<div id="root">${safeHtml(view.html)}</div>`.text)
    );
  };
