import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// As run/options.ts reads it.
const hold = process.env['FUZZ_HOLD'] === '1';

/** The contract tests: the API as it runs in production, with a real PostgreSQL, over HTTP. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'contract',
    include: ['*.test.ts'],
    globalSetup: ['run/announce.ts', '../src/testing/globalSetup.ts'],
    setupFiles: ['../src/testing/testClock.ts', 'run/countRequests.ts'],
    environment: 'node',
    // As for the API's tests: importing the API anew for each file takes time.
    isolate: false,
    // A call with many fields has hundreds of requests; --runs asks for more.
    testTimeout: hold ? 0 : 300_000,
    hookTimeout: 60_000,
    // One core is left for PostgreSQL, which they all share.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    disableConsoleIntercept: true,
  },
});
