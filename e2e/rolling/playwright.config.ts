import journeys from '../playwright.config';
import { defineConfig } from '@playwright/test';

const { globalSetup: _, ...settings } = journeys;

/** `npm run rolling` runs the journeys against a product that it has started. */
export default defineConfig({
  ...settings,
  testDir: '..',
  testIgnore: /\/e2e\/(foreign|install)\//,
  outputDir: '../../test-results/rolling',
  projects: [{ name: 'a product that comes and goes' }],
});
