import * as client from 'openid-client';
import { setClock } from '@dispatch/api/clock';
import { afterEach, describe, expect, test } from 'vitest';
import { callUsers, maya, ruth, useIdentity } from '../testing/useIdentity';
import { fetchOnce, Visitor } from '../testing/visitor';

const identity = useIdentity();
afterEach(() => setClock(null));

const discover = (): Promise<client.Configuration> =>
  client.discovery(
    new URL(`${identity.address}/oauth2/default`),
    identity.settings.clientId,
    identity.settings.clientSecret,
    undefined,
    {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to stand out; this is loopback only
      execute: [client.allowInsecureRequests],
      [client.customFetch]: (address, options) => fetchOnce(address, options as RequestInit),
    },
  );

async function begin(config: client.Configuration, changes: Readonly<Record<string, string>> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: `${identity.settings.publicUrl}/authorizationcode`,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...changes,
  });
  return { address: address.href, verifier, state, nonce };
}

async function openForm(visitor: Visitor, address: string): Promise<string> {
  const { response, address: form } = await visitor.follow(await visitor.get(address), identity.address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Sign in to Dispatch');
  return form;
}

async function signIn(visitor: Visitor, config: client.Configuration) {
  const started = await begin(config);
  const form = await openForm(visitor, started.address);
  const posted = await visitor.post(form, { username: maya.email, password: maya.password });
  const { address } = await visitor.follow(posted, identity.address);
  return { ...started, callback: new URL(address) };
}

describe('the code flow', () => {
  test('ends with tokens that name the person, for openid-client with PKCE and nonce', async () => {
    const config = await discover();
    const visitor = new Visitor();
    const { callback, verifier, state, nonce } = await signIn(visitor, config);
    expect(callback.origin + callback.pathname).toBe(`${identity.settings.publicUrl}/authorizationcode`);

    const tokens = await client.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    expect(tokens.claims()).toMatchObject({
      iss: `${identity.address}/oauth2/default`,
      email: maya.email,
      email_verified: true,
      name: 'Maya Lindqvist',
    });
    const info = await client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(info.email).toBe(maya.email);
  });

  test('takes a code once, with its own verifier alone', async () => {
    const config = await discover();
    const { callback, verifier, state, nonce } = await signIn(new Visitor(), config);
    const checks = { expectedState: state, expectedNonce: nonce };
    const wrong = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    await expect(client.authorizationCodeGrant(config, callback, wrong)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const again = await signIn(new Visitor(), config);
    const right = {
      pkceCodeVerifier: again.verifier,
      expectedState: again.state,
      expectedNonce: again.nonce,
    };
    await client.authorizationCodeGrant(config, again.callback, right);
    await expect(client.authorizationCodeGrant(config, again.callback, right)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect(verifier).not.toBe(again.verifier);
  });

  test('refuses a request without PKCE, and an address it does not know', async () => {
    const config = await discover();
    const visitor = new Visitor();
    const without = new URL((await begin(config)).address);
    without.searchParams.delete('code_challenge');
    without.searchParams.delete('code_challenge_method');
    const refused = await visitor.get(without.href);
    expect(refused.headers.get('location')).toContain('error=invalid_request');
    const elsewhere = await begin(config, { redirect_uri: 'http://localhost:1/steal' });
    const page = await visitor.get(elsewhere.address);
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
  });

  test('remembers the session after a restart, and forgets it after signing out without a question', async () => {
    const config = await discover();
    const visitor = new Visitor();
    const first = await signIn(visitor, config);
    const tokens = await client.authorizationCodeGrant(config, first.callback, {
      pkceCodeVerifier: first.verifier,
      expectedState: first.state,
      expectedNonce: first.nonce,
    });

    await identity.restart();
    const second = await begin(config);
    const silent = await visitor.follow(await visitor.get(second.address), identity.address);
    expect(new URL(silent.address).searchParams.get('code')).not.toBeNull();

    const signOut = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${identity.settings.publicUrl}/welcome`,
    });
    const page = await (await visitor.get(signOut.href)).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).toContain("document.getElementById('op.logoutForm').submit();");
    const done = await visitor.post(action, { xsrf, logout: 'yes' });
    expect(done.headers.get('location')).toBe(`${identity.settings.publicUrl}/welcome`);
    await openForm(visitor, (await begin(config)).address);
  });
});

describe('a refused sign-in', () => {
  test('says login failed, whether or not the account exists', async () => {
    const config = await discover();
    const visitor = new Visitor();
    const form = await openForm(visitor, (await begin(config)).address);
    const texts = [];
    for (const username of [maya.email, 'nobody@example.com']) {
      const answer = await visitor.post(form, { username, password: 'not the password' });
      expect(answer.status).toBe(401);
      texts.push(
        (await answer.text()).replaceAll(username, '').replace(/&quot;challenge&quot;:&quot;[^&]+/, ''),
      );
    }
    expect(texts[0]).toContain('Login failed.');
    expect(texts[0]).toBe(texts[1]);
  });

  test('makes the account wait after five wrong passwords, even for the right one', async () => {
    const config = await discover();
    const visitor = new Visitor();
    const form = await openForm(visitor, (await begin(config)).address);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await visitor.post(form, { username: ruth.email, password: 'wrong' });
    }
    const answer = await visitor.post(form, { username: ruth.email, password: ruth.password });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('Too many wrong passwords.');
  });

  test('goes back to the product as access_denied when cancelled, or with the right password of a suspended account', async () => {
    const config = await discover();
    const visitor = new Visitor();
    const cancelled = await openForm(visitor, (await begin(config)).address);
    const back = await visitor.follow(await visitor.get(`${cancelled}/cancel`), identity.address);
    const answer = new URL(back.address).searchParams;
    expect([answer.get('error'), answer.get('error_description')]).toEqual([
      'access_denied',
      'The sign-in was cancelled.',
    ]);

    await callUsers(identity, 'POST', `/users/${ruth.email}/lifecycle/suspend`);
    const form = await openForm(visitor, (await begin(config)).address);
    expect((await visitor.post(form, { username: ruth.email, password: 'a guess' })).status).toBe(401);
    const posted = await visitor.post(form, { username: ruth.email, password: ruth.password });
    const refused = new URL((await visitor.follow(posted, identity.address)).address).searchParams;
    expect([refused.get('error'), refused.get('error_description')]).toEqual([
      'access_denied',
      'User is not assigned to the client application.',
    ]);
  });
});
