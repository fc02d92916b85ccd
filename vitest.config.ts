import { defineConfig } from 'vitest/config';

/**
 * The unit tests: no database, no browser. The API's tests and the stories have configurations of their own, in
 * api/ and design-system/. `npm test` runs these under TZ=UTC, and those of the domain in two more zones.
 */
export default defineConfig({
  test: {
    include: ['{contract,scripts,web,mocks,design-system}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
