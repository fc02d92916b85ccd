import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { contractAnswers } from '../../web/build/contractAnswers';
import { packagesInUse } from './packagesInUse';
import { partsInUse } from './partsInUse';
import { reviewTags } from './reviewTags';
import { serviceWorker } from './serviceWorker';
import { stillPlaygrounds } from './stillPlaygrounds';
import { coloursOf } from './storybookLook';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

function colours(): string {
  const tokens = readFileSync(path('../src/tokens.css'), 'utf8');
  const themes = { light: coloursOf(tokens, 'light'), dark: coloursOf(tokens, 'dark') };
  return `<script type="application/json" id="dispatch-colours">${JSON.stringify(themes)}</script>`;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../web/src/**/*.mdx',
    '../../web/src/**/*.stories.tsx',
  ],
  // What no screen shows is experimental, whatever its file says.
  experimental_indexers: (indexers = []) => {
    const used = partsInUse();
    return indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        const part = file.replace('.stories.tsx', '.tsx');
        if (!part.includes('/design-system/src/') || !existsSync(part)) return entries;
        if (used.has(basename(part, '.tsx'))) return entries;
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'experimental'] }));
      },
    }));
  },
  addons: [
    // Tables in the pages of words.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Backgrounds would hide what the theme does; what changed is told by hand, in words.
  features: { backgrounds: false, changeDetection: false, sidebarOnboardingChecklist: false },
  tags: Object.fromEntries(Object.keys(reviewTags).map((tag) => [tag, {}])),
  // The sign of the product, on a story that is opened alone as well.
  staticDirs: ['../../web/public'],
  previewHead: (head) => `${head ?? ''}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  managerHead: (head) => `${head ?? ''}${colours()}`,
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), contractAnswers(), serviceWorker(), stillPlaygrounds()],
    // The tests of the stories bundle their packages elsewhere.
    ...(configType === 'DEVELOPMENT' && process.env['VITEST'] === undefined
      ? {
          cacheDir: path('../../.cache/storybook-vite'),
          optimizeDeps: {
            ...vite.optimizeDeps,
            include: [...(vite.optimizeDeps?.include ?? []), ...packagesInUse()],
          },
        }
      : {}),
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
