import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// As the product has it (connectPatiently): a busy process reaches `localhost` all the same.
setDefaultAutoSelectFamilyAttemptTimeout(2_000);

/** Those that start a product of their own: they take longest, and one of them waits for the minute of the worker. */
const ownProducts = /\/(captcha|crash|mock)\.full\.test\.ts$/;

/** The journeys, in Chromium, against the product as `npm start` starts it. Screenshots and traces of what fails lie in test-results/. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './harness/globalSetup.ts',
  fullyParallel: true,
  // What takes longest begins first, beside the others, and not alone at the end.
  projects: [
    { name: 'a product of its own', testMatch: ownProducts },
    // An installation and another provider have a configuration of their own.
    { name: 'the shared product', testIgnore: [ownProducts, /\/e2e\/(foreign|install)\//] },
  ],
  // One core is left for the product, which they all share.
  workers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  // A busy machine may be slow; how quick the product has to be is measured elsewhere (docs/operations/speed.md).
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Nothing is drawn sixty times a second while it loads, and nobody waits for what slides.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // The screenshot shows how it ended; recording the whole way costs a tenth of the time. For one test: `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As for the stories: collecting garbage beside the page takes more in all.
        '--js-flags=--single-threaded',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but this machine is ever reached.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
