import { operationTable } from '@dispatch/contract';
import { parseContract } from '@dispatch/contract/document';
import { describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const get = (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  server.send(path, { headers: { Accept: accept } });

describe('the built web', () => {
  test('answers every screen with the application', async () => {
    for (const path of [
      '/',
      '/register',
      '/distribution/create?step=2',
      '/verified/abc',
      '/admin/releases/43',
    ]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<div id="root"></div>');
    }
  });

  test('keeps a file with a hash in its name for a year', async () => {
    const response = await get('/assets/builtForTests.js', '*/*');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('text/javascript');
  });

  test.each(['/assets/gone-1a2b3c.js', '/api/nothing', '/news/nothing/else/here'])(
    'never answers %s with the application',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<div id="root">');
    },
  );

  test('does not leave its folder', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/config.ts',
      '/assets/..%5c..%5cconfig.ts',
    ])
      expect(await (await get(path, 'application/json')).text()).not.toContain('dispatch');
  });

  test('is not for programs that want something else, nor for other methods', async () => {
    expect((await get('/register', 'application/json')).status).toBe(404);
    expect((await server.send('/register', { method: 'POST' })).status).toBe(404);
  });

  test.each(['/%', '/%E0%A4%A', '/a%00b'])(
    'an address of nonsense is not an error of ours: %s',
    async (path) => {
      expect((await get(path)).status).toBeLessThan(500);
    },
  );
});

describe('security headers', () => {
  test('let a page load its own files and the card provider alone', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.get('script-src')).toBe("'self' http://localhost:1");
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('base-uri')).toBe("'none'");
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe');
  });

  test('keep the windows of others apart, but not the pop-ups of social networks', async () => {
    const openerPolicyOf = async (path: string) =>
      (await get(path)).headers.get('cross-origin-opener-policy');
    expect(await openerPolicyOf('/settings/social')).toBe('same-origin-allow-popups');
    expect(await openerPolicyOf('/oauthconfirmcallback/linkedin?code=1')).toBe('unsafe-none');
    expect(await openerPolicyOf('/settings/social?x=/oauthconfirmcallback/')).toBe(
      'same-origin-allow-popups',
    );
  });

  test('let nobody use what no page needs, on pages, the API and refusals', async () => {
    for (const path of ['/', '/welcome', '/news', '/api/package', '/api/nothing']) {
      const policy = (await get(path)).headers.get('permissions-policy');
      expect(policy).toContain('camera=(), ');
      expect(policy).toContain('payment=(self "http://localhost:1")');
    }
  });

  test('are on answers of the API and on refusals', async () => {
    for (const path of ['/api/package', '/api/nothing', '/api/users/me']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('/config.json tells the browser what it needs, and no secret', async () => {
  const response = await get('/config.json');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    environment: 'test',
    apiUrl: '/api',
    frontEndUrl: 'http://localhost:3000',
    identityProviderUrl: 'http://localhost:1/oauth2/default',
    identityProviderAuthorizeUrl: 'http://localhost:1/oauth2/default/v1/authorize',
    identityProviderLogoutUrl: 'http://localhost:1/oauth2/default/v1/logout',
    identityProviderClientId: 'dispatch',
    forgotPasswordUrl: 'http://localhost:1/forgot',
    analyticsId: '',
    captchaSiteKey: '',
    captchaScriptUrl: 'https://www.google.com/recaptcha/api.js',
    cardProviderPublishableKey: 'pk_test_for-tests-only',
    providerPages: { card: null, paypal: null },
    cardProviderScriptUrl: 'http://localhost:1/clover/stripe.js',
    hasPayPal: false,
    hasCardGateway: false,
    hasSharePost: true,
    siteName: 'Dispatch',
    editorialMailbox: 'editorial@dispatch.example',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    brand: { product: 'PRWeb', company: 'Cision', availability: 'C3', identity: 'Okta' },
    logoPath: null,
    reach: { sites: '1200+', journalists: '30,000', subscribers: '250,000' },
    addresses: { termsUrl: '', privacyUrl: '', phone: '', postalAddress: '' },
  });
  expect(text).not.toMatch(/for-tests-only-|sk_test|whsec/);
});

describe('the documentation of the API', () => {
  test('is a page without scripts in it that asks nobody but us', async () => {
    const response = await get('/api/docs');
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(html.match(/<script(?! src="\/api\/docs\/[a-z]+\.js"><\/script>)/g)).toBeNull();
    for (const [, path] of html.matchAll(/src="([^"]+)"/g)) {
      const script = await get(path ?? '', '*/*');
      expect(script.status).toBe(200);
      expect(script.headers.get('content-type')).toContain('javascript');
    }
  });

  test('hands out the contract, as JSON and as YAML', async () => {
    const json = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> };
    expect(Object.keys(json.paths)).toEqual([
      ...new Set(Object.values(operationTable).map(({ path }) => path)),
    ]);
    expect(parseContract(await (await get('/api/openapi.yaml')).text())).toEqual(json);
  });
});

// The last one: a second server has the one database connection of this process.
test('a page may load the captcha of Google where that is configured, and nothing of it elsewhere', async () => {
  const policyOf = async ({ send }: TestServer) =>
    (await send('/register')).headers.get('content-security-policy') ?? '';
  expect(await policyOf(server)).not.toMatch(/google|gstatic/);
  const { recaptcha } = server.config;
  const other = await startTestServer({ recaptcha: { ...recaptcha, siteKey: 'site-key' } });
  const policy = await policyOf(other);
  await other.stop();
  for (const directive of ['script-src', 'frame-src'])
    expect(policy).toMatch(
      new RegExp(`${directive} [^;]*https://www\\.google\\.com https://www\\.gstatic\\.com(;|$)`),
    );
});
