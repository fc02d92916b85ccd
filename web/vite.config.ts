import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const port = Number(process.env['PORT'] ?? 3000);
const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${port + 7}`;

/** The interface is in English: the words of React Aria in thirty other languages stay out of the bundle. */
const oneLanguage: Plugin = {
  name: 'one-language',
  enforce: 'pre',
  load: {
    filter: {
      id: /[\\/](react-aria|react-stately|react-aria-components)[\\/].*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
    },
    handler: () => 'export default {};',
  },
};

/**
 * The order of the cascade layers counts from where they are first named, and a style sheet of one screen may come
 * first: so each says the order again.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      asset.source = `@layer tokens, reset, base, components, screens;${asset.source.toString()}`;
    }
  },
};

/**
 * The public pages name their style sheet by the address that the build gives it; in development it is made from its
 * source, like every other.
 */
const publicStyleSheet: Plugin = {
  name: 'public-style-sheet',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/assets\/article\.css(?:\?|$)/.test(request.url ?? '')) request.url = '/src/article.css?direct';
      next();
    });
  },
};

/** The addresses that the server answers with welcome.html (docs/decisions/0007). */
const publicPage = /^\/(?:welcome|prwebpartner\/[^/?]+)\/?(?=\?|$)/i;

/** In development too, the public pages have an entry of their own. */
const publicEntry: Plugin = {
  name: 'public-entry',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(publicPage, '/welcome.html');
      next();
    });
  },
};

export default defineConfig({
  root: file('.'),
  plugins: [oneLanguage, react(), layerOrder, publicStyleSheet, publicEntry],
  cacheDir: file('../.cache/vite-web'),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/news', '/config.json'].map((path) => [path, { target: apiUrl }])),
  },
  build: {
    outDir: file('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // The strict content security policy has no room for inline fonts and images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: { main: file('index.html'), welcome: file('welcome.html'), article: file('src/article.css') },
      output: {
        // The public pages of the server name this file, so it has no hash.
        assetFileNames: ({ names }) =>
          names.includes('article.css') ? 'assets/article.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
