import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { bringUpToDate, isStale } from '../../product/staleness';
import { storybookBuild } from '../../product/storybookBuild';
import { serveFolder } from './serveFolder';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** The static Storybook on the loopback, and a browser that finds nothing else. */
export interface StaticSite {
  url: string;
  entries: Record<string, Entry>;
  /** What goes wrong on the page is added to the errors. @param colorScheme the theme of the system */
  open: (colorScheme?: 'light' | 'dark') => Promise<{ page: Page; errors: string[] }>;
  close: () => Promise<void>;
}

/** Builds Storybook when it is stale, serves it, and starts a browser in which no other host has an address. */
export async function openStaticSite(): Promise<StaticSite> {
  const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
  const build = storybookBuild(root);
  if (isStale(root, build)) await bringUpToDate(root, build);
  const folder = join(root, build.output);
  const served = await serveFolder(folder);
  const browser = await launch();
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: StaticSite['entries'];
  };
  return {
    url: served.url,
    entries: index.entries,
    open: async (colorScheme = 'light') => {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1440, height: 900 } });
      return { page, errors: errorsOf(page, served.url) };
    },
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
}

function errorsOf(page: Page, url: string): string[] {
  const errors: string[] = [];
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(url) && !/^(data|blob|about):/.test(asked)) errors.push(`asks ${asked}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`says ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`throws ${error.message}`));
  return errors;
}
