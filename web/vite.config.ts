import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const port = Number(process.env['PORT'] ?? 3000);
const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${port + 7}`;

export default defineConfig({
  root: file('.'),
  plugins: [react()],
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
      input: { main: file('index.html'), article: file('src/article.css') },
      output: {
        // The public pages of the server name this file, so it has no hash.
        assetFileNames: ({ names }) =>
          names.includes('article.css') ? 'assets/article.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
