import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { makeRelease } from '../../testing/makeRelease';
import { startTestServer } from '../../testing/testServer';
import { useTestServer } from '../../testing/useTestServer';
import type { PageData } from './pageData';

const server = useTestServer();

const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const get = (path: string, headers: Record<string, string> = {}) =>
  server.send(path, { headers: { ...browser, ...headers }, redirect: 'manual' });

const blocks = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/g;

const dataIn = (page: string): PageData => {
  const [block, ...more] = [...page.matchAll(blocks)];
  if (block === undefined || more.length > 0) throw new Error(`${more.length} blocks of data in ${page}`);
  return JSON.parse(block[1] ?? '') as PageData;
};

const contentOf = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

test('/welcome says what it is and brings the list prices', async () => {
  const response = await get('/welcome');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(page.match(/<title>[^<]*<\/title>/g)).toEqual([
    '<title>Your news, written here, read everywhere · Dispatch</title>',
  ]);
  expect(contentOf(page, 'description')).toContain('Registering is free');
  expect(contentOf(page, 'og:title')).toBe('Your news, written here, read everywhere');
  expect(contentOf(page, 'og:url')).toBe('http://localhost:3000/welcome');
  expect(contentOf(page, 'og:type')).toBe('website');
  expect(page).toContain('<link rel="canonical" href="http://localhost:3000/welcome" />');
  const { data: packages } = await server.client.call('listPackages');
  expect(dataIn(page)).toEqual({ packages, partner: null, partnerPackages: null, latest: null });
  const release = await makeRelease(await makeUser(), { publishedAt: new Date() }, 'Published');
  expect(dataIn(await (await get('/welcome')).text()).latest).toMatchObject({
    headline: release.headline,
    summary: release.summary,
  });
  expect(page.indexOf('page-data')).toBeLessThan(page.indexOf('builtForTests.js'));
  expect(page).not.toContain('<!--page-');
});

test('the page of a partner has its words, its logo and its prices, whatever they hold', async () => {
  const name = `Bay & "Sons" <script>alert(1)</script>`;
  const { partnerId } = await makePartner({
    slug: 'Bay-Alliance',
    name,
    splashDescription: `<h2>News that travels</h2><p>Members pay less. ${'word '.repeat(80)}</p></script><!-- `,
    logoKey: '5rV9k2mQx7Zt1wYb3nEo8uHs',
    prices: { '80': 9900 },
  });
  const response = await get('/prwebpartner/bay-ALLIANCE?utm=1');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain(
    '<title>Bay &amp; &quot;Sons&quot; &lt;script&gt;alert(1)&lt;/script&gt; · Dispatch</title>',
  );
  const description = contentOf(page, 'og:description') ?? '';
  expect(description).toMatch(/^News that travels Members pay less\. /);
  expect(description.length).toBeLessThanOrEqual(201);
  expect(contentOf(page, 'og:url')).toBe('http://localhost:3000/prwebpartner/Bay-Alliance');
  expect(contentOf(page, 'og:image')).toBe('http://localhost:3000/api/partner/logo/5rV9k2mQx7Zt1wYb3nEo8uHs');
  expect(page.match(/<script/g)).toHaveLength(3);
  const data = dataIn(page);
  // The list prices stay those of everybody.
  const { data: listPrices } = await server.client.call('listPackages');
  expect(data.packages).toEqual(listPrices);
  expect(data.packages.map(({ price }) => price)).toEqual([120, 245, 360, 480]);
  expect(data.partner).toMatchObject({ partnerId, slug: 'Bay-Alliance', name });
  expect(data.partnerPackages?.map(({ price, listPrice }) => [price, listPrice])).toEqual([
    [99, 120],
    [245, 245],
    [360, 360],
    [480, 480],
  ]);
});

test('an unknown partner is a 404 of the same page, which no search engine keeps', async () => {
  for (const path of ['/prwebpartner/nobody', '/prwebpartner/a%00b', '/prwebpartner/nobody/Register']) {
    const response = await get(path);
    const page = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(contentOf(page, 'robots')).toBe('noindex');
    expect(page).toMatch(/<div id="(visitor|root)">/);
    expect(dataIn(page)).toMatchObject({ partner: null, partnerPackages: null });
  }
});

describe('a partner without a splash page', () => {
  test('leads to its registration, and keeps what the address asks for', async () => {
    await makePartner({ slug: 'Meridian', redirect: true });
    const response = await get('/prwebpartner/meridian?campaign=spring');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/prwebpartner/Meridian/Register?campaign=spring');
  });

  test('has a registration that answers, and leads nowhere else', async () => {
    const { slug } = await makePartner({ slug: 'Chandlers', redirect: true });
    const response = await get('/prwebpartner/Chandlers/Register');
    expect(response.status).toBe(200);
    expect(dataIn(await response.text()).partner).toMatchObject({ slug, redirect: true });
  });
});

test("a partner's registration says whose it is", async () => {
  await makePartner({ slug: 'harbor-club', name: 'Harbor Club' });
  const page = await (await get('/prwebpartner/harbor-club/Register')).text();
  expect(page).toContain('<title>Create A Free Account · Harbor Club · Dispatch</title>');
  expect(contentOf(page, 'og:url')).toBe('http://localhost:3000/prwebpartner/harbor-club/Register');
  expect(contentOf(page, 'description')).toContain('at the prices of Harbor Club');
  expect(dataIn(page).partner?.slug).toBe('harbor-club');
});

test('a page that has not changed is not sent again, and one that has is', async () => {
  const { slug } = await makePartner({ prices: { '80': 10_000 } });
  const etag = (await get(`/prwebpartner/${slug}`)).headers.get('etag') ?? '';
  const known = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
  expect((await get(`/prwebpartner/${slug}`, known)).status).toBe(304);
  expect((await get('/welcome', known)).status).toBe(200);
  await execute('update partner_packages set price_cents = 9900 where price_cents = 10000');
  expect((await get(`/prwebpartner/${slug}`, known)).status).toBe(200);
});

test('is not for programs that want something else', async () => {
  expect((await server.send('/welcome', { headers: { Accept: 'application/json' } })).status).toBe(404);
});

test('where the entry is not built, the application answers', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(join(webRoot, 'index.html'), '<title>Application</title><div id="root"></div>');
  const other = await startTestServer({ webRoot });
  const response = await other.send('/welcome', { headers: browser });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div id="root">');
  await other.stop();
});
