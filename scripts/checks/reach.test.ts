import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testsReachedBy } from './reach';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each([
  ['a part, by what imports it', 'design-system/src/Modal/Modal.tsx', /ConfirmDialog\.stories/],
  [
    'a screen, by the addresses that stories open',
    'web/src/routes/ReviewScreen.tsx',
    /desk\/Review\.stories/,
  ],
  [
    'what calls do, by the tests beside them',
    'api/src/money/refunds/refundOrder.ts',
    /money\/refunds\/refunds\.test/,
  ],
])('tests reach %s', (_way, file, test) => {
  const reached = testsReachedBy(root, [file]);
  expect(reached.join('\n')).toMatch(test);
  expect(reached.length).toBeLessThan(150);
});
