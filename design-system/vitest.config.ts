import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { packagesInUse } from './.storybook/packagesInUse';

const folder = fileURLToPath(new URL('.', import.meta.url));
// React as the product and its pictures have it; the one for development takes a quarter longer.
process.env['NODE_ENV'] = 'production';

const isRoot = process.getuid?.() === 0;

const setSystemTheme: BrowserCommand<['light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

const setForcedColours: BrowserCommand<['active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

declare module 'vitest/browser' {
  interface BrowserCommands {
    setForcedColours: (forcedColours: 'active' | 'none') => Promise<void>;
    setSystemTheme: (theme: 'light' | 'dark') => Promise<void>;
  }
}

/** How Chromium is started: the same lines and letters on every processor, and nothing that it would ask for by itself. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Each core has a page of its own: collecting garbage beside it takes a tenth longer in all.
    '--js-flags=--single-threaded',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    '--font-render-hinting=slight',
    '--force-color-profile=srgb',
  ],
};

/** No projects nested in here: the stories would be skipped silently. */
export const storyTests = {
  mode: 'production',
  root: folder,
  plugins: [storybookTest({ configDir: `${folder}.storybook` })],
  optimizeDeps: { include: [...packagesInUse(), '@storybook/addon-a11y/preview'] },
  test: {
    // Pages of words hold no tests.
    exclude: ['**/*.mdx', '**/node_modules/**'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 60_000,
    // One page for all, as in Storybook itself: loading the product anew for each file takes a third of the time.
    isolate: false,
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // In the light, without motion, and where the clocks are those of the releases.
        contextOptions: {
          colorScheme: 'light',
          reducedMotion: 'reduce',
          timezoneId: 'America/New_York',
        },
        launchOptions,
      }),
      viewport: { width: 1280, height: 900 },
      commands: { setSystemTheme, setForcedColours },
      instances: [{ browser: 'chromium' }],
    },
  },
} satisfies ViteUserConfig;

/** `short`, `light` or `dark`. By the environment: Vitest reads this file again for the browser, without its options. */
const run = process.env['STORIES'] ?? 'light';

/**
 * With `STORIES=short` what docs/decisions/0027 calls the short run: all stories of parts, of screens those that are
 * tagged 'main' or play something of their own, and none that is tagged 'full'. Else every story, in the light or with
 * `STORIES=dark` in the dark.
 */
export default defineConfig({
  ...storyTests,
  // Vitest has a mode of its own, whatever stands here.
  test: { ...storyTests.test, env: { STORIES: run } },
  plugins: [
    storybookTest({
      configDir: `${folder}.storybook`,
      ...(run === 'short' ? { tags: { include: ['autodocs', 'main', 'play-fn'], exclude: ['full'] } } : {}),
    }),
  ],
});
