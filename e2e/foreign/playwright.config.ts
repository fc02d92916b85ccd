import journeys from '../playwright.config';
import { defineConfig } from '@playwright/test';

/** `npm run test:foreign`: the journeys of sessions and access where another provider than ours says who somebody is. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['foreign/*.test.ts', 'journeys/session.test.ts', 'access/*.test.ts'],
  outputDir: '../../test-results/foreign',
  globalSetup: './globalSetup.ts',
  projects: [{ name: 'another provider' }],
});
