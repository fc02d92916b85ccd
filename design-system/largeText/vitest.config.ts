import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, storyTests } from '../vitest.config';

const here = fileURLToPath(new URL('.', import.meta.url));
const { args } = launchOptions;

/** What each screen has tagged 'main', in a browser whose text is set to 200 %, as people set it. */
export default defineConfig({
  ...storyTests,
  plugins: [storybookTest({ configDir: `${here}../.storybook`, tags: { include: ['main'] } })],
  test: {
    ...storyTests.test,
    setupFiles: [`${here}setup.ts`],
    exclude: [...storyTests.test.exclude, 'src/**', '../web/src/shared/**'],
    browser: {
      ...storyTests.test.browser,
      provider: playwright({
        contextOptions: {
          viewport: { width: 1400, height: 1100 },
          colorScheme: 'light',
          reducedMotion: 'reduce',
          timezoneId: 'America/New_York',
        },
        launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] },
      }),
    },
  },
});
