import type { Server } from 'node:http';
import type { MockSettings } from './mockSettings';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

/** Puts the developer bar into every page, before the application's own script: it has to see the first call. */
const developerBar: Plugin = {
  name: 'developer-bar',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/_mock/bar.js' }, injectTo: 'head-prepend' }],
};

/**
 * The web application with hot reload, as `npm run dev` has it.
 * @param web the folder of the web application, and a cache of its own: Vite of `npm run dev` may run beside it
 * @param isStill without hot reload
 * @param server carries the connection by which pages are reloaded
 */
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
