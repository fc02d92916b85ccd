import journeys from '../playwright.config';
import { defineConfig } from '@playwright/test';

/** `npm run test:install`: an installation by docs/operations/install.md, and what a stranger does on it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/install',
  globalSetup: './globalSetup.ts',
  projects: [{ name: 'an installation' }],
  workers: 1,
  // Its certificate is its own: browsers have no other way to believe it. Programs do, by NODE_EXTRA_CA_CERTS.
  use: { ...journeys.use, ignoreHTTPSErrors: true },
});
