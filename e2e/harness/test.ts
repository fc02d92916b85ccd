import { callTest, expect } from './callTest';
import { PageWatch } from './pageWatch';

interface TestFixtures {
  /** Sees what browsers must not do; the test fails at its end when one did. */
  watch: PageWatch;
}

/** A test in a browser. */
export const test = callTest.extend<TestFixtures>({
  baseURL: async ({ place }, use) => use(place.product),
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      watch.observe(context);
      await use(watch);
      expect(watch.faults(), 'faults in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
