import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetSession,
  goesStraightToProvider,
  hasPartner,
  isDistributionAvailable,
  isImpersonating,
  keepSession,
  sessionGroup,
  sessionToken,
} from './session';
import { keepSocialResult } from './socialResult';

const info = {
  sid: 'token',
  oktaLogin: 'dana@harbor.example',
  c3available: true,
  group: 'USER',
  impersonating: false,
  partnerId: null,
} as const;

/** Web storage as the browser has it: its keys are its own properties. */
const storage = (entries: Record<string, string>): Record<string, string> =>
  Object.defineProperty({ ...entries }, 'removeItem', {
    value(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  });

let jar: Map<string, string>;
let written: Map<string, string>;

beforeEach(() => {
  jar = new Map();
  written = new Map();
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(printed: string) {
      const [pair = '', ...attributes] = printed.split('; ');
      const [name = '', value = ''] = pair.split('=');
      written.set(name, printed);
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  vi.stubGlobal('sessionStorage', storage({ 'dispatch.signIn': '{}', packages: '[]', foreign: 'kept' }));
  vi.stubGlobal('localStorage', storage({ 'dispatch.draft.dana.43': '{}', foreign: 'kept' }));
  return () => vi.unstubAllGlobals();
});

test('a kept session is known in the browser, with the login flag', () => {
  keepSession(info);
  expect(sessionToken()).toBe('token');
  expect(sessionGroup()).toBe('USER');
  expect(goesStraightToProvider()).toBe(true);
  expect(written.get('prw.login')).toContain('Max-Age=31536000');
  expect(isDistributionAvailable()).toBe(true);
  expect([isImpersonating(), hasPartner()]).toEqual([false, false]);
});

test('that staff acts in the place of somebody, and through which partner one came, is known until the next session', () => {
  keepSession({ ...info, impersonating: true, partnerId: 7, c3available: false });
  expect([isImpersonating(), hasPartner(), isDistributionAvailable()]).toEqual([true, true, false]);
  keepSession(info);
  expect([isImpersonating(), hasPartner(), isDistributionAvailable()]).toEqual([false, false, true]);
});

test('a new session begins without what was kept of another one', () => {
  keepSession(info);
  expect(Object.keys(sessionStorage)).not.toContain('packages');
  expect(Object.keys(sessionStorage)).toContain('dispatch.signIn');
});

test('signing out on purpose leaves nothing of ours', () => {
  keepSession(info);
  keepSocialResult('linkedin', { accountId: 22 });
  forgetSession('signedOut');
  expect(jar.size).toBe(0);
  expect(goesStraightToProvider()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['foreign']);
  expect(Object.keys(sessionStorage)).toEqual(['foreign']);
});

test('a session that ended by itself leaves the unsent drafts and the login flag', () => {
  keepSession(info);
  forgetSession('expired');
  expect(sessionToken()).toBeNull();
  expect(sessionGroup()).toBeNull();
  expect(goesStraightToProvider()).toBe(true);
  expect(Object.keys(localStorage)).toContain('dispatch.draft.dana.43');
  expect(Object.keys(sessionStorage)).not.toContain('packages');
});
