import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * The unit tests: no database, no browser. The API's tests, the stories and the static Storybook have configurations of
 * their own, in api/, design-system/ and scripts/storybook/site. `npm test` runs these under TZ=UTC, and those of the
 * domain in two more zones.
 */
export default defineConfig({
  test: {
    setupFiles: ['api/src/testing/testClock.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'scripts/storybook/site/**'],
    // As the product has it (connectPatiently): a busy process reaches `localhost` all the same.
    execArgv: ['--network-family-autoselection-attempt-timeout=2000'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The slowest of them wait, most of the time, for programs that they start.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['scripts/testing/propertySeed.ts'],
          include: ['{contract,cli,scripts,web,mocks,design-system}/**/*.test.ts'],
          exclude: ['**/*.full.test.ts'],
          // Importing what they share anew for each file takes a third of the time.
          isolate: false,
        },
      },
      // Some put another module in the place of one, and React keeps what it found in the first page.
      { extends: true, test: { name: 'parts', include: ['{web,design-system}/**/*.test.tsx'] } },
      {
        extends: true,
        test: { name: 'full', include: ['{contract,cli,scripts,web,mocks,design-system}/**/*.full.test.ts'] },
      },
    ],
  },
});
