import { slugOf } from '@dispatch/contract';
import { parseFeed } from 'feedsmith';
import { HtmlValidate } from 'html-validate';
import { beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { now } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makeUpload } from '../../testing/makeUpload';
import { useTestServer } from '../../testing/useTestServer';
import { moveRelease } from '../lifecycle/moveRelease';
import type { Release } from '../lifecycle/Release';

const server = useTestServer({ websubHub: 'https://hub.example/' });

beforeEach(() => execute('delete from news_items'));

const read = (address: string, headers: Record<string, string> = {}) =>
  server.send(address, { redirect: 'manual', headers });
const textOf = async (address: string): Promise<string> => (await read(address)).text();

type Given = Parameters<typeof makeRelease>[1];
const at = (day: number): Date => new Date(Date.UTC(2026, 10, day, 14));
const publish = async (headline: string, day: number, given: Given = {}): Promise<Release> =>
  makeRelease(
    await makeUser(),
    { headline, slug: slugOf(headline), publishedAt: at(day), ...given },
    'Published',
  );

/** The headlines of a page, in their order. */
const headlinesOf = (page: string): string[] =>
  [...page.matchAll(/<h3>\s*<a[^>]*>([\s\S]*?)<\/a\s*>\s*<\/h3>/g)].map(([, text = '']) =>
    text.replaceAll(/<\/?mark>/g, '').trim(),
  );
const linkOf = (page: string, rel: string): string | null =>
  new RegExp(`href="([^"]*)"[^>]*rel="${rel}"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? null;
const search = async (query: Record<string, string>): Promise<string[]> =>
  headlinesOf(await textOf(`/news/search?${new URLSearchParams(query).toString()}`));

describe('the lists of the newsroom', () => {
  it('show the latest releases under their days, and lead on and back', async () => {
    for (let n = 1; n <= 45; n += 1) await publish(`Release ${n}`, 1 + Math.floor(n / 2));
    const first = await textOf('/news');
    expect(headlinesOf(first)).toEqual(Array.from({ length: 20 }, (_, n) => `Release ${45 - n}`));
    expect(first).toMatch(/<h2 id="day-0">Monday, 23 Nov 2026<\/h2>/);
    expect(linkOf(first, 'prev')).toBeNull();
    const second = await textOf(linkOf(first, 'next') ?? '');
    expect(headlinesOf(second)[0]).toBe('Release 25');
    const third = await textOf(linkOf(second, 'next') ?? '');
    expect(headlinesOf(third)).toEqual(['Release 5', 'Release 4', 'Release 3', 'Release 2', 'Release 1']);
    expect(linkOf(third, 'next')).toBeNull();
    // What is published meanwhile moves nothing.
    await publish('Release 46', 24);
    expect(headlinesOf(await textOf(linkOf(third, 'prev') ?? ''))).toEqual(headlinesOf(second));
  });

  it('show those of a company and of a place, with what they are called', async () => {
    await publish('Of Harbor', 2, { primaryContactCompany: 'Harbor & Söhne', cityState: 'Baltimore, MD' });
    await publish('Of others', 3, { primaryContactCompany: 'Others', cityState: '東京' });
    const company = await textOf('/news/companies/harbor-sohne');
    expect(company).toContain('<h1 class="news-title">Harbor &amp; Söhne</h1>');
    expect(headlinesOf(company)).toEqual(['Of Harbor']);
    expect(headlinesOf(await textOf('/news/places/baltimore-md'))).toEqual(['Of Harbor']);
    expect(headlinesOf(await textOf(`/news/places/${encodeURIComponent('東京')}`))).toEqual(['Of others']);
    expect(await textOf('/news')).toContain(`href="/news/places/${encodeURIComponent('東京')}"`);
    // The page of a release leads to the others of its company, and to no other.
    const next = await publish('Of Harbor again', 4, { primaryContactCompany: 'HARBOR & SÖHNE' });
    const page = await textOf(`/news/of-harbor-again-${next.prwebPressReleaseId}`);
    expect(page).toMatch(/More from<\/span>\s*<a href="\/news\/companies\/harbor-sohne">HARBOR/);
    expect(headlinesOf(page)).toEqual(['Of Harbor']);
  });

  it('show those of a topic and of all that it contains, each once, and lead to topics that have news', async () => {
    await publish('Of a school', 2, { mediaTopics: ['20000400', '20000411'] });
    await publish('Of education', 3, { mediaTopics: ['05000000'] });
    await publish('Of nothing', 4);
    const education = await textOf('/news/topics/05000000');
    expect(education).toContain('<h1 class="news-title">Education</h1>');
    expect(headlinesOf(education)).toEqual(['Of education', 'Of a school']);
    expect(education).toContain('<a href="/news/topics/20000400">School</a>');
    expect(headlinesOf(await textOf('/news/topics/20000400'))).toEqual(['Of a school']);
    expect(headlinesOf(await textOf('/news/topics/05000000?after=1-1'))).toHaveLength(2);
    expect((await read('/news/topics/00000000')).status).toBe(404);
    expect(headlinesOf(await textOf('/news/topics/17000000'))).toEqual([]);
    const all = await textOf('/news/topics');
    expect(all).toContain('href="/news/topics/20000411">Teaching and learning</a');
    expect(all).not.toContain('Weather');
    expect(await search({ q: 'of', topic: '05000000', sort: 'date' })).toEqual([
      'Of education',
      'Of a school',
    ]);
    expect(await textOf('/news/search?q=of')).toMatch(/topic=20000400">School<\/a\s*>\s*<span>1<\/span>/);
    expect(await textOf('/news/topics/05000000/feed.atom')).toContain(
      '<category term="20000400" scheme="http://cv.iptc.org/newscodes/mediatopic/" label="School">',
    );
    expect(await textOf('/news/topics/05000000/feed.rss')).toContain('>School</category>');
    expect(JSON.parse(await textOf('/news/topics/20000400/feed.json'))).toMatchObject({
      items: [{ tags: ['School', 'Teaching and learning'] }],
    });
  });

  it('find words, phrases and what has no such word, in any capitals and accents, and say why', async () => {
    const body = '<p>The <b>quay</b> robots lift&nbsp;boxes.</p>';
    await publish('Robots in the harbor', 2, { body, primaryContactCompany: 'Harbor', cityState: 'Łódź' });
    await publish('A harbor without them', 4, { summary: 'Éclair robots', primaryContactCompany: 'Éclair' });
    await publish('Nothing of the kind', 6, {
      body: '<p>The <b>quay</b> lifts boxes.</p>',
      primaryContactCompany: 'Harbor',
    });
    expect(await search({ q: 'robots' })).toEqual(['Robots in the harbor', 'A harbor without them']);
    expect(await search({ q: 'robots', sort: 'date' })).toEqual([
      'A harbor without them',
      'Robots in the harbor',
    ]);
    expect(await search({ q: '"quay robots"' })).toEqual(['Robots in the harbor']);
    expect(await search({ q: 'robots -quay' })).toEqual(['A harbor without them']);
    expect(await search({ q: '-robots' })).toEqual(['Nothing of the kind']);
    expect(await search({ q: 'ECLAIR' })).toEqual(['A harbor without them']);
    expect(await search({ q: 'quay', company: 'harbor', to: '2026-11-03' })).toEqual([
      'Robots in the harbor',
    ]);
    expect(await search({ q: 'quay', from: '2026-11-03' })).toEqual(['Nothing of the kind']);
    const page = await textOf('/news/search?q=quay');
    expect(page).toContain('2 releases');
    expect(page).toMatch(/The <mark>quay<\/mark> robots/);
    expect(await textOf('/news/search?q=robots')).toMatch(
      /href="\/news\/search\?q=robots&amp;company=eclair">Éclair<\/a\s*>\s*<span>1<\/span>/,
    );
    expect(await search({ q: 'quay', from: '2026-02-31', to: '2026-11-03' })).toEqual([
      'Robots in the harbor',
    ]);
    for (const q of ["'", '"', '(((', 'a:*&|!', '\\', '-', 'ſ \u0000', '<script>', '#b/0', 'é'.repeat(300)])
      expect((await read(`/news/search?${new URLSearchParams({ q }).toString()}`)).status, q).toBe(200);
  });

  it('are valid HTML, whatever is in them', async () => {
    const owner = await makeUser();
    const uploadKey = await makeUpload(owner, server.ports.storage);
    const newsImage = { uploadKey, fileName: 'a.jpeg', fileSize: 1, caption: 'A "<b>"', altText: 'A & B' };
    const release = await publish('A <i>"harbor"</i> & more', 2, {
      userId: owner.userId,
      newsImage,
      language: 'ar',
      mediaTopics: ['20000400'],
      pulloutQuote: 'A "quote" <b>',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      body: '<h2>Told</h2><p style="text-align: center">In <em>parts</em></p><table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
      package: '360',
    });
    await publish('Another', 3);
    const page = new HtmlValidate({ extends: ['html-validate:standard'] });
    for (const address of [
      '/news',
      '/news/search',
      '/news/search?q=harbor',
      '/news/companies/harbor-robotics',
      '/news/topics',
      '/news/topics/05000000',
      `/news/a-i-harbor-i-and-more-${release.prwebPressReleaseId}`,
      '/news/nothing',
    ]) {
      const { results } = await page.validateString(await textOf(address));
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
      );
      expect(messages, address).toEqual([]);
    }
  });

  it('keep to what was published: a correction is in all of them, what is taken down in none', async () => {
    const owner = await makeUser();
    await publish('Bridge stays', 1);
    const given = {
      userId: owner.userId,
      savedBy: owner.userId,
      savedAt: at(2),
      primaryContactPhone: '410-555-0100',
    };
    const release = await publish('Ferry opens', 2, given);
    const places = ['/news', '/news/search?q=ferry', '/news/companies/harbor-robotics', '/news/feed.atom'];
    const all = () => Promise.all([...places, '/news/sitemap-0.xml', '/news/sitemap-latest.xml'].map(textOf));
    expect(headlinesOf(await textOf('/news/topics/20000400'))).toEqual([]);
    await release.update({
      headline: 'Ferry closes',
      mediaTopics: ['20000400'],
      userEmail: 'private@harbor.example',
      primaryContactPhone: '410-555-0199',
    });
    for (const text of await all()) expect(text).not.toMatch(/closes/i);
    const move = { actor: 'worker' as const, now: at(3), reasons: ['It never opened.'] };
    await moveRelease(release, { ...move, action: 'republish', role: 'editor' });
    for (const text of (await all()).slice(0, 4))
      expect(text.replaceAll(/<\/?mark>/g, '')).toContain('Ferry closes');
    expect(headlinesOf(await textOf('/news/topics/20000400'))).toEqual(['Ferry closes']);
    expect(await textOf('/news/feed.atom')).toContain('<updated>2026-11-03T14:00:00.000Z</updated>');
    const seen = (await read('/news/feed.rss')).headers.get('last-modified') ?? '';
    const corrected = await textOf(`/news/${release.slug ?? ''}-${release.prwebPressReleaseId}`);
    expect(corrected).toContain(
      '"correction":{"@type":"CorrectionComment","datePublished":"2026-11-03T14:00:00.000Z","text":"It never opened."}',
    );
    expect(corrected).toMatch(
      /<dt lang="en">Headline<\/dt>\s*<dd>Ferry <del>.{1,60}opens<\/del><ins>.{1,60}closes<\/ins><\/dd>/,
    );
    expect(corrected).toMatch(/<dt lang="en">Topics<\/dt>\s*<dd><ins>.{1,60}School<\/ins><\/dd>/);
    // What was taken away of a contact, and what was never shown, is not told.
    for (const secret of ['<dt lang="en">Primary', 'private@harbor.example'])
      expect(corrected).not.toContain(secret);
    expect(await textOf('/news/sitemap-0.xml')).toContain('<lastmod>2026-11-03T14:00:00.000Z</lastmod>');
    const since = { 'if-modified-since': seen, 'cache-control': 'max-age=0' };
    expect((await read('/news/feed.rss', since)).status).toBe(304);
    await moveRelease(release, { ...move, now: at(4), action: 'takeDown', role: 'admin' });
    for (const text of await all()) expect(text).not.toMatch(/ferry (opens|closes)|ferry-opens/i);
    expect((await read('/news/feed.rss', since)).status).toBe(200);
  });
});

/** What would be markup, an attribute or an end of a text wherever it was not written as text. */
const hostile = [
  ']]></content:encoded><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '\u0001\u0008 & &amp; &#x3C; \uD800 \u2028',
];

describe('feeds and maps', () => {
  it.each(['rss', 'atom', 'json'])('say in %s all that was published, to the letter', async (end) => {
    const owner = await makeUser();
    const image = await makeUpload(owner, server.ports.storage);
    const newsImage = {
      uploadKey: image,
      fileName: 'a.jpeg',
      fileSize: 1,
      caption: '',
      altText: hostile[1] ?? '',
    };
    await publish(`A ${hostile.join(' ')}`, 2, {
      userId: owner.userId,
      summary: `B ${hostile.join(' ')}`,
      primaryContactCompany: `C ${hostile[1] ?? ''}`,
      language: 'he',
      newsImage,
    });
    const address = `/news/search/feed.${end}?q=alert`;
    const response = await read(address);
    expect(response.headers.get('content-type')).toMatch(/^application\/(rss|atom|feed)\+(xml|json)/);
    const text = await response.text();
    const { feed, format } = parseFeed(text);
    expect(format).toBe(end);
    // Who follows it at the hub looks for the hub in it.
    expect(text).toMatch(/hub"?[^>\]]*https:\/\/hub\.example\//);
    const printed = JSON.stringify(feed).replaceAll(String.raw`\"`, '"');
    const legible = hostile.slice(0, 3);
    for (const one of legible) {
      expect(printed).toContain(one);
      expect(text).not.toContain(`>${one}`);
    }
    expect(printed).toContain('<p>Harbor Robotics today opened an assembly plant at Sparrows Point.</p>');
    expect(printed).toMatch(/<div lang="he" dir="rtl">\S*\s*<p><img src="http:\/\/localhost:3000\/news\/a-/);
    expect(printed).toMatch(/2026-11-02T14:00:00|Mon, 02 Nov 2026 14:00:00 GMT/);
    const tag = response.headers.get('etag') ?? '';
    expect((await read(address, { 'if-none-match': tag, 'cache-control': 'max-age=0' })).status).toBe(304);
    await publish('Another alert', 3);
    expect((await read(address, { 'if-none-match': tag, 'cache-control': 'max-age=0' })).status).toBe(200);
  });

  it('are taken over by newsroom software, alone and in lists, until they are taken down', async () => {
    const owner = await makeUser();
    const uploadKey = await makeUpload(owner, server.ports.storage);
    const newsImage = {
      uploadKey,
      fileName: 'a.jpeg',
      fileSize: 1,
      caption: 'C',
      altText: 'A',
      credit: 'Z & Co',
    };
    const headline = hostile.slice(0, 3).join(' ');
    const given: Given = { userId: owner.userId, newsImage, mediaTopics: ['20000400'], slug: 'taken' };
    const release = await publish(headline, 2, { ...given, package: '360' });
    const page = `/news/taken-${release.prwebPressReleaseId}`;
    const json = async (address: string): Promise<unknown> => JSON.parse(await textOf(address));
    const alone = await json(`${page}/ninjs-1.6.json`);
    expect(alone).toMatchObject({
      uri: `http://localhost:3000${page}`,
      headline,
      body_html: '<p>Harbor Robotics today opened an assembly plant at Sparrows Point.</p>',
      subject: [{ code: '20000400' }],
      associations: { featuremedia: { description_text: 'C', body_text: 'A', byline: 'Z & Co' } },
    });
    const { $standard: _, ...item } = alone as Record<string, unknown>;
    const named = { [`release${release.prwebPressReleaseId}`]: item };
    for (const list of ['/news', '/news/topics/05000000', '/news/companies/harbor-robotics'])
      expect(await json(`${list}/ninjs-1.6.json`), list).toMatchObject({
        type: 'composite',
        associations: named,
      });
    expect(await json('/news/ninjs-3.1.json')).toMatchObject({
      associations: [{ headlines: [{ value: headline }] }],
    });
    const answer = await read(`${page}/newsml-g2.xml`);
    expect(answer.headers.get('content-type')).toBe('application/vnd.iptc.g2.newsmessage+xml; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const known = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await read(`${page}/newsml-g2.xml`, known)).status).toBe(304);
    expect(await textOf(page)).toContain(
      `href="http://localhost:3000${page}/newsml-g2.xml" title="NewsML-G2"`,
    );
    expect(await textOf(page)).toContain('<figcaption>C – Z &amp; Co</figcaption>');
    expect(await textOf(page)).toContain(String.raw`"creditText":"Z \u0026 Co"`);
    const move = { actor: 'worker' as const, now: at(3), reasons: ['It never opened.'] };
    await moveRelease(release, { ...move, action: 'takeDown', role: 'admin' });
    expect((await read(`${page}/newsml-g2.xml`, known)).status).toBe(410);
    // Between the one reading of it and the other.
    await execute('update releases set state = 4 where distribution_id = $1', [release.distributionId]);
    await execute('delete from news_items');
    expect((await read(`${page}/newsml-g2.xml`)).status).toBe(404);
    expect(await textOf('/news/newsml-g2.xml')).not.toContain('Sparrows');
  });

  it('lead search engines to every release', async () => {
    const release = await publish('To be found', 2);
    const path = `http://localhost:3000/news/to-be-found-${release.prwebPressReleaseId}`;
    expect(await textOf('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    const index = await textOf('/sitemap.xml');
    const maps = [...index.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, map = '']) => map);
    const texts = await Promise.all(maps.map(textOf));
    expect(texts.filter((text) => text.includes(`<loc>${path}</loc>`)).length).toBeGreaterThan(0);
    await execute('update news_items set published_at = $1', [now()]);
    expect(await textOf('/news/sitemap-latest.xml')).toContain('<news:title>To be found</news:title>');
  });
});

// The last: from here on this address waits.
it('is searched by one address as often as people do, and then say when to come back', async () => {
  await read('/news/search?q=robots');
  await execute("update rate_limits set points = 300 where key like 'news-search-by-address:%'");
  const refused = await read('/news/search?q=robots');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/value="robots"[\s\S]*Please wait/);
  expect((await read('/news/search/feed.rss?q=robots')).status).toBe(429);
  expect((await read('/news')).status).toBe(200);
});
