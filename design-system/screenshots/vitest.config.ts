import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, storyTests } from '../vitest.config';
import { screenshotPath } from './stored';
import { firstWith, resizeWindow, say, takePicture } from './pageCommands';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A sheet for each part, the first story of each file of screens; `--mode everyStory` compares all with each other. */
export default defineConfig({
  ...storyTests,
  plugins: [storybookTest({ configDir: `${here}../.storybook` })],
  test: {
    ...storyTests.test,
    globalSetup: [`${here}machine.ts`],
    setupFiles: [`${here}setup.ts`],
    hookTimeout: 120_000,
    update: 'none',
    attachmentsDir: 'test-results/attachments',
    browser: {
      ...storyTests.test.browser,
      provider: playwright({
        contextOptions: {
          viewport: { width: 1600, height: 1100 },
          colorScheme: 'light',
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'America/New_York',
        },
        launchOptions,
      }),
      // Storybook opens the server to other machines, where files are not written.
      api: { host: '127.0.0.1', allowWrite: true },
      commands: { ...storyTests.test.browser.commands, takePicture, firstWith, resizeWindow, say },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 60 },
          timeout: 0,
          resolveScreenshotPath: ({ arg }) => screenshotPath(arg),
          resolveDiffPath: ({ arg }) =>
            fileURLToPath(new URL(`../test-results/screenshots/${arg}.png`, import.meta.url)),
        },
      },
    },
  },
});
