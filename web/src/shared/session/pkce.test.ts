import { expect, test } from 'vitest';
import { authorizeAddress, challengeOf, newPendingSignIn } from './pkce';

const options = {
  authorizeUrl: 'https://id.example/oauth2/default/v1/authorize',
  clientId: 'dispatch',
  redirectUri: 'https://news.example/authorizationcode',
};

test('the challenge is the one of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('every sign-in has its own state, nonce and verifier, long enough for the contract and for RFC 7636', () => {
  const [first, second] = [newPendingSignIn(), newPendingSignIn()];
  const all = [first, second].flatMap(({ state, nonce, codeVerifier }) => [state, nonce, codeVerifier]);
  expect(new Set(all).size).toBe(6);
  for (const value of all) expect(value).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('the provider is asked for a code, with the challenge and never with the verifier', async () => {
  const pending = newPendingSignIn();
  const address = await authorizeAddress(pending, options);
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(options.authorizeUrl);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'dispatch',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: options.redirectUri,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await challengeOf(pending.codeVerifier),
    code_challenge_method: 'S256',
  });
  expect(address).not.toContain(pending.codeVerifier);
});

test('an authorize address with a query of its own keeps it', async () => {
  const authorizeUrl = 'https://id.example/authorize?tenant=7';
  const address = await authorizeAddress(newPendingSignIn(), { ...options, authorizeUrl });
  expect(new URL(address).searchParams.get('tenant')).toBe('7');
});
