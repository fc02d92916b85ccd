import type { StorybookConfig } from '@storybook/react-vite';
// With extensions: Node loads this file.
import { contractAnswers } from './contractAnswers.js';
import { serviceWorker } from './serviceWorker.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../web/src/stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), contractAnswers(), serviceWorker()] }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
