import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The static Storybook in Chromium, as a designer has it on a server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { include: ['*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false },
});
