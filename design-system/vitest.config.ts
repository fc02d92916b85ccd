import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { packagesInUse } from './.storybook/packagesInUse';

const folder = fileURLToPath(new URL('.', import.meta.url));
// React as the product and its pictures have it; the one for development takes a quarter longer.
process.env['NODE_ENV'] = 'production';

const isRoot = process.getuid?.() === 0;

/** Chromium in a theme of the system, without motion. */
const browserIn = (colorScheme: 'light' | 'dark') => ({
  browser: 'chromium' as const,
  name: colorScheme,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    contextOptions: { colorScheme, reducedMotion: 'reduce' },
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
  }),
});

/**
 * Every story in Chromium, light and dark, with its play function and axe. No projects nested in here: with them
 * the stories would be skipped silently.
 */
export default defineConfig({
  mode: 'production',
  root: folder,
  plugins: [storybookTest({ configDir: `${folder}.storybook` })],
  optimizeDeps: { include: packagesInUse() },
  test: {
    // Pages of words hold no tests.
    exclude: ['**/*.mdx', '**/node_modules/**'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 60_000,
    // One page for all, as in Storybook itself: loading the product anew for each file takes a third of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [browserIn('light'), browserIn('dark')],
    },
  },
});
