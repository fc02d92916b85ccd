import type { Page } from '@playwright/test';
import { callTest, expect } from './callTest';
import { PageWatch } from './pageWatch';

interface TestFixtures {
  /** Sees what browsers must not do; the test fails at its end when one did. */
  watch: PageWatch;
  /** A page in a browser of its own, of somebody else or on another day; watched too. */
  anotherBrowser: () => Promise<Page>;
}

export const test = callTest.extend<TestFixtures>({
  baseURL: async ({ place }, use) => use(place.product),
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      watch.observe(context);
      await use(watch);
      expect(watch.errors(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, place, watch }, use) => {
    await use(async () => {
      const context = await browser.newContext({ baseURL: place.product });
      watch.observe(context);
      return context.newPage();
    });
  },
});

export { expect };
