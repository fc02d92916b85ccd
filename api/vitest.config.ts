import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['src/testing/testClock.ts', '../scripts/testing/propertySeed.ts'],
    environment: 'node',
    // Importing the API anew for each file takes half the time.
    isolate: false,
    // A list that differs is shown, not its length: elsewhere the message is all that is left of a failure.
    chaiConfig: { truncateThreshold: 300 },
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // One core is left for PostgreSQL, which they all share.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
