import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { packagesInUse } from './.storybook/packagesInUse';

const folder = fileURLToPath(new URL('.', import.meta.url));
// React as the product and its pictures have it; the one for development takes a quarter longer.
process.env['NODE_ENV'] = 'production';

const isRoot = process.getuid?.() === 0;

/** Puts the page of a test in a theme, as the system does. */
const setSystemTheme: BrowserCommand<['light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

declare module 'vitest/browser' {
  interface BrowserCommands {
    setSystemTheme: (theme: 'light' | 'dark') => Promise<void>;
  }
}

/** Chromium in the light, without motion. */
const provider = playwright({
  contextOptions: { colorScheme: 'light', reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

/**
 * Every story in Chromium, light and dark, with its play function and axe. No projects nested in here: with them
 * the stories would be skipped silently.
 */
export default defineConfig({
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
      provider,
      viewport: { width: 1280, height: 900 },
      commands: { setSystemTheme },
      instances: [{ browser: 'chromium' }],
    },
  },
});
