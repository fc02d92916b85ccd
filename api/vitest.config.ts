import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['src/testing/testClock.ts'],
    environment: 'node',
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // One core is left for PostgreSQL, which they all share.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
