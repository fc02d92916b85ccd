import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CodeRefused, IdentityUnavailable } from './identityPort';
import { oidcSignIn } from './oidcSignIn';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: object): string => {
  const signed = `${base64url({ alg: 'RS256', kid: 'k1' })}.${base64url(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
};

/** A conforming provider, as small as it can be; `claims` and `down` are what a test changes. */
let server: Server;
let origin: string;
let claims: Record<string, unknown>;
let userInfo: Record<string, unknown>;
let down: boolean;
let asked: URLSearchParams;
const redirectUri = 'http://localhost:3000/authorizationcode';
const verifier = 'v'.repeat(43);
const input = { code: 'right', codeVerifier: verifier, nonce: 'the-nonce', redirectUri };

const discovery = () => ({
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  userinfo_endpoint: `${origin}/userinfo`,
  end_session_endpoint: `${origin}/end`,
  jwks_uri: `${origin}/keys`,
  authorization_response_iss_parameter_supported: true,
  id_token_signing_alg_values_supported: ['RS256'],
});
const token = () => {
  const refused = asked.get('code') !== 'right' || asked.get('code_verifier') !== verifier;
  if (refused) return { status: 400, body: { error: 'invalid_grant' } };
  const seconds = Math.floor(Date.now() / 1000);
  const idToken = jwt({
    iss: origin,
    aud: 'dispatch',
    sub: '00u1',
    iat: seconds,
    exp: seconds + 60,
    nonce: 'the-nonce',
    ...claims,
  });
  return { status: 200, body: { access_token: 'at', token_type: 'Bearer', id_token: idToken } };
};
const answer = (path: string): { status: number; body: unknown } => {
  if (down) return { status: 500, body: { error: 'server_error' } };
  if (path === '/.well-known/openid-configuration') return { status: 200, body: discovery() };
  if (path === '/keys')
    return {
      status: 200,
      body: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] },
    };
  if (path === '/userinfo') return { status: 200, body: { sub: '00u1', ...userInfo } };
  return token();
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      if (request.url === '/token') asked = new URLSearchParams(body);
      const { status, body: reply } = answer(request.url ?? '');
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  claims = { email: 'dana@harbor.example', email_verified: true };
  userInfo = {};
  down = false;
});
afterAll(() => {
  server.close();
});

const signIn = (issuer = origin) =>
  oidcSignIn({ oidc: { issuer, clientId: 'dispatch', clientSecret: 'for-tests-only' } });

describe('the exchange of a code', () => {
  test('names the person, with the ID token for signing out', async () => {
    const person = await signIn().exchangeCode(input);
    expect(person).toMatchObject({
      issuer: origin,
      subject: '00u1',
      email: 'dana@harbor.example',
      emailVerified: true,
    });
    expect(person.idToken.split('.')).toHaveLength(3);
    expect(
      createHash('sha256')
        .update(asked.get('code_verifier') ?? '')
        .digest(),
    ).toHaveLength(32);
    expect(asked.get('redirect_uri')).toBe(redirectUri);
  });

  test('asks for the profile when the ID token does not carry the address', async () => {
    claims = {};
    userInfo = { email: 'dana@harbor.example', email_verified: true };
    expect(await signIn().exchangeCode(input)).toMatchObject({
      email: 'dana@harbor.example',
      emailVerified: true,
    });
  });

  test.each([[false], ['true'], [undefined]])(
    'takes an address as verified only when it says so: %j',
    async (verified) => {
      claims = { email: 'dana@harbor.example', email_verified: verified };
      expect((await signIn().exchangeCode(input)).emailVerified).toBe(false);
    },
  );

  test.each([
    ['another code', { code: 'wrong' }],
    ['another verifier', { codeVerifier: 'w'.repeat(43) }],
    ['another nonce', { nonce: 'other-nonce' }],
  ])('is refused with %s', async (_name, differences) => {
    await expect(signIn().exchangeCode({ ...input, ...differences })).rejects.toBeInstanceOf(CodeRefused);
  });

  test.each([
    ['meant for another client', { aud: 'somebody-else' }],
    ['by another issuer', { iss: 'http://localhost:1' }],
    ['that has expired', { exp: 1 }],
  ])('does not believe an ID token %s', async (_name, wrong) => {
    claims = { ...claims, ...wrong };
    await expect(signIn().exchangeCode(input)).rejects.toThrow();
  });

  test('is impossible while the provider does not work, and possible again afterwards', async () => {
    const port = signIn();
    down = true;
    await expect(port.exchangeCode(input)).rejects.toBeInstanceOf(IdentityUnavailable);
    down = false;
    await expect(port.exchangeCode(input)).resolves.toMatchObject({ subject: '00u1' });
    down = true;
    await expect(port.exchangeCode(input)).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  test('never uses plain HTTP to another machine', async () => {
    await expect(signIn('http://id.example').exchangeCode(input)).rejects.toBeInstanceOf(IdentityUnavailable);
  });
});

describe('the addresses for the browser', () => {
  test("are the provider's own", async () => {
    expect(await signIn().addresses()).toEqual({
      authorizeUrl: `${origin}/authorize`,
      endSessionUrl: `${origin}/end`,
    });
  });

  test('are laid out as usual while the provider is silent', async () => {
    const issuer = 'http://localhost:1/oauth2/default';
    expect(await signIn(issuer).addresses()).toEqual({
      authorizeUrl: `${issuer}/v1/authorize`,
      endSessionUrl: `${issuer}/v1/logout`,
    });
  });
});
