import type { Server } from 'node:http';
import type { MockSettings } from './mockSettings';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

/** Puts the developer bar into every page, before the application's own script: it has to see the first call. */
const developerBar: Plugin = {
  name: 'developer-bar',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/_mock/bar.js' }, injectTo: 'head-prepend' }],
};

/** @param web its cache is its own: Vite of `npm run dev` may run beside it @param server reloads the pages */
export function startWeb(
  { root, cacheDir }: NonNullable<MockSettings['web']>,
  isStill: boolean,
  server: Server,
): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    cacheDir,
    appType: 'spa',
    logLevel: 'warn',
    plugins: [developerBar],
    server: { middlewareMode: true, ws: { server }, ...(isStill ? { watch: null, hmr: false } : {}) },
  });
}
