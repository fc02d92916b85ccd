import type { Plugin } from 'vite';

/** The interface is in English: the words of React Aria in thirty other languages stay out of the bundle. */
export const oneLanguage: Plugin = {
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
 * The order of layers counts from where they are first named, and a screen's sheet may come first: each says it again.
 */
export const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      asset.source = `@layer tokens, reset, base, components, screens;${asset.source.toString()}`;
    }
  },
};

/** Named as the build has it; in development it is made from its source, like every other. */
export const publicStyleSheet: Plugin = {
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
export const publicEntry: Plugin = {
  name: 'public-entry',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(publicPage, '/welcome.html');
      next();
    });
  },
};

/** The server draws what stands around the screens, and never a screen: those stay out of its bundle. */
export const withoutScreens: Plugin = {
  name: 'without-screens',
  enforce: 'pre',
  resolveId: (specifier, _importer, { kind }) =>
    kind === 'dynamic-import' ? { id: specifier, external: true } : null,
};
