import { beforeEach, expect, test, vi } from 'vitest';
import { clearSessionCache, keptAs, readSessionCache, writeSessionCache } from './sessionCache';

let kept: Map<string, string>;
let token: string;

beforeEach(() => {
  kept = new Map([['foreign', 'stays']]);
  token = 'one';
  vi.stubGlobal('document', {
    get cookie() {
      return token === '' ? '' : `prw.sid=${token}`;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('what was read is there when the page is loaded again, and is read anew behind it', async () => {
  const query = keptAs('packages', async () => ['Basic']);
  expect(query.initialData()).toBeUndefined();
  await query.queryFn();
  expect(keptAs('packages', async () => []).initialData()).toEqual(['Basic']);
  expect(query.initialDataUpdatedAt).toBe(0);
});

test.each(['two', ''])('what comes after the session has become %j is not kept', async (later) => {
  const query = keptAs('features', async () => {
    token = later;
    return { userHasStripeApi: true };
  });
  expect(await query.queryFn()).toEqual({ userHasStripeApi: true });
  expect(kept.has('features')).toBe(false);
});

test('what another session has kept is forgotten, as when somebody else signs in in another window', () => {
  writeSessionCache('packages', ['of the first']);
  expect(readSessionCache('packages')).toEqual(['of the first']);
  token = 'two';
  expect(readSessionCache('packages')).toBeUndefined();
  token = 'one';
  expect(readSessionCache('packages')).toBeUndefined();
  writeSessionCache('packages', ['of the first']);
  token = 'two';
  writeSessionCache('features', {});
  expect(kept.has('packages')).toBe(false);
});

test('an error drops what was kept', async () => {
  writeSessionCache('linkedin', { id: 22 });
  const query = keptAs('linkedin', async () => Promise.reject(new Error('down')));
  await expect(query.queryFn()).rejects.toThrow('down');
  expect(kept.has('linkedin')).toBe(false);
});

test('what cannot be read is as if it were not there', () => {
  writeSessionCache('packages', []);
  kept.set('partner', '{');
  expect(readSessionCache('partner')).toBeUndefined();
  expect(kept.has('partner')).toBe(false);
});

test('the end of a session clears what is ours', () => {
  writeSessionCache('packages', []);
  writeSessionCache('notifyBundles', 'x');
  clearSessionCache();
  expect([...kept.keys()]).toEqual(['foreign', 'dispatch.cacheOf']);
});
