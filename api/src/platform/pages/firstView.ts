import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html, type Html } from '../text/html';
import type { BrowserConfig } from './runtimeConfig';

export type ViewRequest = {
  path: string;
  config: BrowserConfig;
  data: object | null;
  /** Whether the browser has kept a session. It says nothing of who that is: the calls decide. */
  hasSession: boolean;
};

type DrawPage = (request: ViewRequest) => { html: string; screens: string[] };

/** What the build says of its files (web/build/builtParts.ts). */
type BuiltParts = { fonts: string[]; app: string[]; screens: Record<string, string[]> };

/** What the last build says of its files; null where there was none, as in tests. */
export const builtParts = async (folder: string): Promise<BuiltParts | null> => {
  const built = await readFile(join(folder, '.parts.json'), 'utf8').catch(() => null);
  return built === null ? null : (JSON.parse(built) as BuiltParts);
};

export const fontLoads = (fonts: readonly string[]): Html[] =>
  fonts.map((file) => html`<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin />`);

export type FirstView = { html: string; fonts: string[]; scripts: string[] };

const loaded = new Map<string, Promise<DrawPage>>();

const drawing = async (folder: string): Promise<DrawPage> => {
  const file = join(folder, '.server', 'drawPage.js');
  const address = `${pathToFileURL(file).href}?${(await stat(file)).mtimeMs}`;
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const read = import(address).then(({ drawPage }: { drawPage: DrawPage }) => drawPage);
  loaded.clear();
  loaded.set(address, read);
  return read;
};

/** Null where nothing is built that could, as in tests. @throws Error when it cannot be drawn */
export const firstView = async (folder: string, request: ViewRequest): Promise<FirstView | null> => {
  const parts = await builtParts(folder);
  if (parts === null) return null;
  const drawn = (await drawing(folder))(request);
  const scripts =
    request.data === null || drawn.screens.length > 0
      ? [...parts.app, ...drawn.screens.flatMap((screen) => parts.screens[screen] ?? [])]
      : [];
  return { html: drawn.html, fonts: parts.fonts, scripts: [...new Set(scripts)] };
};
