import { setClock } from '@dispatch/api/clock';
import { execute } from '@dispatch/api/database';
import { afterEach, expect, test } from 'vitest';
import { useIdentity } from '../testing/useIdentity';
import { providerKeys } from './signingKeys';

const identity = useIdentity();
afterEach(() => setClock(null));

const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
const keyIds = async (now: Date): Promise<unknown[]> =>
  (await providerKeys(identity.settings.tokenKeys, now)).signing.map(({ kid }) => kid);

test('a key signs for 90 days, and verifies two more beside the next, which many processes make once', async () => {
  const [first] = await keyIds(days(0));
  expect(await keyIds(days(89))).toEqual([first]);
  const made = await Promise.all(Array.from({ length: 4 }, () => keyIds(days(91))));
  const [second] = made[0] ?? [];
  expect(second).not.toBe(first);
  expect(made).toEqual(Array(4).fill([second, first]));
  expect(await keyIds(days(93))).toEqual([second]);
});

test('a copy of the database signs nothing: keys are sealed', async () => {
  const rows = await execute<{ sealed_key: string }>('select sealed_key from identity.signing_keys');
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed_key } of rows) expect(sealed_key).not.toContain('"d"');
  const other = [{ name: 'other', key: Buffer.alloc(32, 1) }];
  const [kid] = (await providerKeys(other, days(0))).signing;
  expect(await keyIds(days(0))).not.toContain(kid?.kid);
});
