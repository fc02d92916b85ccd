import { beforeEach, expect, test, vi } from 'vitest';
import { setRuntimeConfig, type RuntimeConfig } from '../config/runtimeConfig';
import { rememberReturnTo, takeReturnTo } from './returnTo';
import { providerLogoutAddress, startSignIn, takePendingSignIn } from './signIn';

const assigned: string[] = [];

const configure = (identityProviderLogoutUrl: string | null): void =>
  setRuntimeConfig({
    frontEndUrl: 'https://news.example',
    identityProviderAuthorizeUrl: 'https://id.example/v1/authorize',
    identityProviderLogoutUrl,
    identityProviderClientId: 'dispatch',
  } as RuntimeConfig);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  assigned.length = 0;
  vi.stubGlobal('window', { location: { assign: (address: string) => assigned.push(address) } });
  configure('https://id.example/v1/logout');
  return () => vi.unstubAllGlobals();
});

test('the answer of the provider is taken once, and only with the state that was sent', async () => {
  await startSignIn();
  const sent = new URL(assigned[0] ?? '').searchParams;
  expect(takePendingSignIn('forged')).toBeNull();
  expect(takePendingSignIn(null)).toBeNull();
  expect(takePendingSignIn(sent.get('state'))?.nonce).toBe(sent.get('nonce'));
  expect(takePendingSignIn(sent.get('state'))).toBeNull();
});

test('the way back survives the trip to the provider and is used once', () => {
  rememberReturnTo('/distribution/create?currentStep=3');
  expect(takeReturnTo()).toBe('/distribution/create?currentStep=3');
  expect(takeReturnTo()).toBe('/');
});

test('signing out at the provider names the ID token and leads back to this site', () => {
  const { origin, pathname, searchParams } = new URL(providerLogoutAddress('a.b.c'));
  expect(origin + pathname).toBe('https://id.example/v1/logout');
  expect(searchParams.get('id_token_hint')).toBe('a.b.c');
  expect(searchParams.get('post_logout_redirect_uri')).toBe('https://news.example/');
});

test('without a logout page of the provider signing out stays here', async () => {
  configure(null);
  expect(providerLogoutAddress('a.b.c')).toBe('/');
});
