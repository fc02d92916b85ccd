import { expect, test } from 'vitest';
import { replayLog } from '../../testing/labelledLog';
import { useTestServer } from '../../testing/useTestServer';

useTestServer();

test('of a million requests whose makers are known, people are counted to two in a hundred', async () => {
  const { found, truth } = await replayLog({ requests: 1_000_000, releases: 500 });
  const { people, ...machines } = truth;
  expect(found).toMatchObject(machines);
  expect(Math.abs(found.people - people) / people).toBeLessThan(0.02);
}, 600_000);
