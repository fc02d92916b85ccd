import { beforeEach, expect, test, vi } from 'vitest';
import {
  expectSocialResult,
  isSocialResultAwaited,
  keepSocialResult,
  takeSocialResult,
} from './socialResult';

let jar: Map<string, string>;
let lastPrinted: string;

beforeEach(() => {
  jar = new Map();
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(printed: string) {
      lastPrinted = printed;
      const [pair = '', ...attributes] = printed.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  return () => vi.unstubAllGlobals();
});

test('a result lives for three minutes and is taken once', () => {
  keepSocialResult('linkedin', { accountId: 22 });
  expect(lastPrinted).toContain('Max-Age=180');
  expect(takeSocialResult('twitter')).toBeNull();
  expect(takeSocialResult('linkedin')).toEqual({ accountId: 22 });
  expect(takeSocialResult('linkedin')).toBeNull();
});

test('what was told before is forgotten when a window waits for something new', () => {
  keepSocialResult('linkedin', { accountId: 22 });
  expect(isSocialResultAwaited('linkedin')).toBe(false);
  expectSocialResult('linkedin');
  expect([isSocialResultAwaited('linkedin'), takeSocialResult('linkedin')]).toEqual([true, null]);
});

test('a refusal is told in its words, and never fills the cookie', () => {
  keepSocialResult('facebook', { error: `It was refused; ${'x'.repeat(5000)}`, status: 400 });
  const result = takeSocialResult('facebook');
  expect(result && 'error' in result ? result.error : '').toMatch(/^It was refused; x+$/);
  expect(JSON.stringify(result).length).toBeLessThan(600);
  expect(result).toMatchObject({ status: 400 });
});

test.each(['', 'null', '[]', '{}', '{"accountId":"22"}', 'not json'])('%j is no result', (kept) => {
  jar.set('prw.social.twitter', encodeURIComponent(kept));
  expect(takeSocialResult('twitter')).toBeNull();
});
