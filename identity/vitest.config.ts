import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The identity service on the API's PostgreSQL: its template has the tables of both. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'identity',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../api/src/testing/globalSetup.ts'],
    setupFiles: ['../api/src/testing/testClock.ts'],
    environment: 'node',
    isolate: false,
    // As the product has it (connectPatiently): a busy process reaches `localhost` all the same.
    execArgv: ['--network-family-autoselection-attempt-timeout=2000'],
    chaiConfig: { truncateThreshold: 300 },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
