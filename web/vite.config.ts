import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { builtParts } from './build/builtParts.ts';
import { chunkGroups } from './build/chunks.ts';
import { messagesInUse } from './build/messagesInUse.ts';
import { noCircles } from './build/noCircles.ts';
import { layerOrder, oneLanguage, publicEntry, publicStyleSheet, withoutScreens } from './build/plugins.ts';
import { subsetFonts } from './build/subsetFonts.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const port = Number(process.env['PORT'] ?? 3000);
const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${port + 7}`;

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  root: file('.'),
  plugins: [
    oneLanguage,
    react(),
    layerOrder,
    publicStyleSheet,
    publicEntry,
    builtParts,
    noCircles,
    ...(isSsrBuild === true
      ? [withoutScreens]
      : [
          messagesInUse,
          compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(js|css|svg)$/, threshold: 500 }),
        ]),
  ],
  resolve: { alias: await subsetFonts(file('../.cache/fonts')) },
  cacheDir: file('../.cache/vite-web'),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/news', '/config.json'].map((path) => [path, { target: apiUrl }])),
  },
  // In one file, of which only what draws pages is kept.
  ssr: { noExternal: true },
  ...(isSsrBuild === true ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    copyPublicDir: isSsrBuild !== true,
    minify: true,
    outDir: file('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // The strict content security policy has no room for inline fonts and images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            input: {
              main: file('index.html'),
              welcome: file('welcome.html'),
              article: file('src/article.css'),
            },
            output: {
              codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
              // The public pages of the server name this file, so it has no hash.
              assetFileNames: ({ names }) =>
                names.includes('article.css') ? 'assets/article.css' : 'assets/[name]-[hash][extname]',
            },
          },
  },
}));
