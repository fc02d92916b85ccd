import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Release } from '../lifecycle/Release';
import { keepVersion } from '../lifecycle/ReleaseVersion';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makePdf, makeUpload } from '../../testing/makeUpload';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const publishedAt = new Date('2026-11-20T14:00:00Z');
const published = async (given: Parameters<typeof makeRelease>[1] = {}) =>
  makeRelease(await makeUser(), { publishedAt, ...given }, 'Published');

const addressOf = (release: Release) => `/news/${release.slug ?? ''}-${release.prwebPressReleaseId}`;
const open = (address: string, headers: Record<string, string> = {}) =>
  server.send(address, { redirect: 'manual', headers });
const textOf = async (release: Release) => (await open(addressOf(release))).text();

const dataOf = (page: string): Record<string, unknown> => {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  return JSON.parse(json) as Record<string, unknown>;
};

describe('the page of a published release', () => {
  it('shows headline, summary, dateline, body, time and contacts to everybody', async () => {
    const release = await published({
      primaryContactEmail: 'press@harbor.example',
      primaryContactPhoneExtension: '12',
      hasSecondaryContact: true,
      secondaryContactName: 'Lee Park',
      pulloutQuote: 'We are glad to be here.',
    });
    const response = await open(addressOf(release));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain(`<h1 class="article-headline">${release.headline}</h1>`);
    expect(page).toContain(`<p class="article-summary">${release.summary}</p>`);
    expect(page).toContain(
      '<p><span class="article-dateline">BALTIMORE, Nov. 20, 2026 (PRWeb)</span>Harbor Robotics today opened',
    );
    expect(page).toMatch(/<time datetime="2026-11-20T14:00:00.000Z"\s*>20 Nov, 2026, 09:00 EST<\/time\s*>/);
    expect(page).toContain('<a href="mailto:press@harbor.example">press@harbor.example</a>');
    expect(page).toContain('<a href="tel:+14105550142;ext=12">+1 410 555 0142 ext. 12</a>');
    expect(page).toContain('href="https://harbor-robotics.example/"');
    expect(page).toContain('Lee Park');
    expect(page).toMatch(/<blockquote class="article-quote">We are glad to be here.<\/blockquote>/);
    expect(page).toContain('###');
    const [, style = ''] = /<style>([\s\S]+?)<\/style>/.exec(page) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${digest}';`);
  });

  it('tells search engines and social networks what it is', async () => {
    const release = await published();
    const page = await textOf(release);
    expect(page).toContain('<html lang="en-US" dir="ltr">');
    const address = `http://localhost:3000${addressOf(release)}`;
    expect(page).toContain(`<title>${release.headline} | Dispatch</title>`);
    expect(page).toContain(`<link rel="canonical" href="${address}" />`);
    expect(page).toContain(`<meta name="description" content="${release.summary}" />`);
    expect(page).toContain(`<meta property="og:title" content="${release.headline}" />`);
    expect(dataOf(page)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: release.headline,
      description: release.summary,
      datePublished: '2026-11-20T14:00:00.000Z',
      mainEntityOfPage: { '@id': address },
      author: { name: 'Harbor Robotics' },
      publisher: { name: 'Dispatch' },
      articleBody: 'Harbor Robotics today opened an assembly plant at Sparrows Point.',
    });
  });

  it('is in the language of its author, and its own words are not', async () => {
    const page = await textOf(await published({ language: 'he', headline: 'המפעל נפתח' }));
    expect(page).toContain('<html lang="he" dir="rtl">');
    expect(page).toContain('<h2 lang="en">Contact</h2>');
    expect(dataOf(page)['inLanguage']).toBe('he');
  });

  it('writes everything that was typed as text', async () => {
    const headline = '</title></script><script>alert(1)</script> "Tom" & \'Ann\' <!-- \u2028 open a plant';
    const release = await published({
      headline,
      summary: '"><img src=x onerror=alert(1)>',
      cityState: '<b>PARIS</b>',
      pulloutQuote: '</blockquote><script>alert(1)</script>',
      primaryContactName: '<i>Dana</i>',
      primaryContactEmail: 'x"onmouseover="alert(1)@x.example',
      primaryContactWebsite: 'javascript:alert(1)',
      primaryContactPhone: '"><script>1',
    });
    const page = await textOf(release);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img (?!src="\/news\/[\w-]+\/shown\.gif")|<b>|<i>|\son\w+="|href="javascript:/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(dataOf(page)).toMatchObject({ headline: headline.trim() });
  });

  it('runs no script: its policy allows none and nothing from elsewhere', async () => {
    const { headers } = await open(addressOf(await published()));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|connect-src|frame-src|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has a style sheet that is asked for again, because its name never changes', async () => {
    const { status, headers } = await open('/assets/article.css');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('keeps the private contact to itself', async () => {
    const page = await textOf(
      await published({ user: 'Secret Person', userEmail: 'secret@x.example', userPhone: '999 888 7777' }),
    );
    expect(page).not.toMatch(/Secret Person|secret@x|999 888/);
  });

  it('shows no quote for Basic and a video for Premium alone', async () => {
    const extras = { pulloutQuote: 'A hidden quote.', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
    const basic = await textOf(await published({ ...extras, package: '80' }));
    const premium = await textOf(await published({ ...extras, package: '360' }));
    expect(basic).not.toMatch(/A hidden quote|youtube/);
    expect(premium).toMatch(/A hidden quote/);
    expect(premium).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  });

  it('links to where the chosen networks share it, and to no other', async () => {
    const release = await published({
      twitterSocialHandle: { type: 'Twitter', selected: true, accountName: 'HarborRobotics' },
      linkedinSocialHandle: { type: 'LinkedIn', selected: false, accountName: 'Dana' },
      facebookSocialHandle: { type: 'Facebook', selected: true, accountName: '"><script>' },
    });
    const page = await textOf(release);
    const address = encodeURIComponent(`${server.config.publicUrl}${addressOf(release)}`);
    expect(page).toContain(`https://x.com/intent/post?url=${address}&amp;via=HarborRobotics`);
    expect(page).toContain(`https://www.facebook.com/sharer/sharer.php?u=${address}`);
    expect(page).not.toMatch(/linkedin\.com/);
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it('is not sent again to who has it', async () => {
    const release = await published();
    const first = await open(addressOf(release));
    expect(first.headers.get('last-modified')).toBe('Fri, 20 Nov 2026 14:00:00 GMT');
    const tag = first.headers.get('etag') ?? '';
    const again = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(`${server.url}${addressOf(release)}`, { headers: { 'if-none-match': tag } }, resolve).on(
          'error',
          reject,
        );
      });
    expect((await again()).resume().statusCode).toBe(304);
    const kept = { kind: 'correction', actor: 'worker', now: publishedAt } as const;
    await release.update({ summary: 'Now with another summary for its readers.' });
    await keepVersion(release.distributionId, kept);
    expect((await again()).resume().statusCode).toBe(200);
  });
});

describe('the files of a published release', () => {
  const withFiles = async (given: Parameters<typeof makeRelease>[1] = {}) => {
    const owner = await makeUser();
    const image = await makeUpload(owner, server.ports.storage);
    const pdf = (await makePdf(owner, server.ports.storage)).uploadKey;
    const file = (uploadKey: string, fileName: string, caption: string) =>
      ({ uploadKey, fileName, caption, altText: '"><script>alert(2)</script>', fileSize: 812_400 }) as const;
    const hostile = '<img src=x onerror=alert(1)>';
    const release = await makeRelease(
      owner,
      {
        publishedAt,
        newsImage: file(image, 'logo.jpeg', hostile),
        attachments: [file(pdf, 'fact-sheet.pdf', 'Facts')],
        ...given,
      },
      'Published',
    );
    return { release, image, pdf, address: addressOf(release) };
  };

  it('stand on its page: the image in its sizes, attachments with type and size, all of it as text', async () => {
    const { release, image, pdf, address } = await withFiles();
    const page = await textOf(release);
    expect(page).toContain(`src="${address}/${image}?maxSide=1280"`);
    expect(page).toContain(`${address}/${image}?maxSide=640 640w`);
    expect(page).toMatch(/width="1280"\s+height="320"/);
    expect(page).toContain('<figcaption>&lt;img src=x onerror=alert(1)&gt;</figcaption>');
    expect(page).toContain(
      `<meta property="og:image" content="http://localhost:3000${address}/${image}?maxSide=1280"`,
    );
    expect(page).toContain(`href="http://localhost:3000${address}/${pdf}"`);
    expect(page).toContain('fact-sheet.pdf, PDF, 812 kB');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<img(?! src="[^"]+shown\.gif")/g)).toHaveLength(1);
    expect(await textOf((await withFiles({ package: '140' })).release)).not.toContain('<figure');
  });

  it('are sent to everybody: the image smaller than it is, attachments to be saved', async () => {
    const { image, pdf, address } = await withFiles();
    for (const _time of [1, 2]) {
      const shown = await open(`${address}/${image}?maxSide=320`);
      expect(shown.headers.get('content-type')).toBe('image/jpeg');
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
        width: 320,
        height: 80,
      });
    }
    const { status, headers } = await open(`${address}/${pdf}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="fact-sheet.pdf"/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('are found only below the page that names them, while it is published', async () => {
    const { release, image, pdf, address } = await withFiles();
    const other = await withFiles();
    const statusOf = async (path: string) => (await open(path)).status;
    expect(await statusOf(`${address}/${other.pdf}`)).toBe(404);
    expect(await statusOf(`${address}/${image}`)).toBe(404);
    expect(await statusOf(`${address}/${image}?maxSide=5000`)).toBe(404);
    expect(await statusOf(`${address}/${pdf}%00`)).toBe(404);
    for (const state of [0, 1, 3, -1] as const) {
      await release.update({ state });
      expect(await statusOf(`${address}/${pdf}`)).toBe(404);
      expect(await statusOf(`${address}/${image}?maxSide=640`)).toBe(404);
    }
  });
});

describe('other addresses', () => {
  it('leads from a wrong slug to the right one, for good', async () => {
    const release = await published();
    const number = release.prwebPressReleaseId;
    for (const name of [`old-headline-${number}`, String(number), `HARBOR-${number}`, `x-0${number}`]) {
      const response = await open(`/news/${name}`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(addressOf(release));
    }
  });

  it('shows nothing of a release that is not published', async () => {
    const states = [
      'DraftMode',
      'PendingEditorialReview',
      'InEditorialReview',
      'OnHold',
      'PendingDistribution',
      'NotSent',
      'Deleted',
    ] as const;
    for (const state of states) {
      const release = await makeRelease(await makeUser(), { paid: true }, state);
      const slug = 'harbor-robotics-opens-baltimore-plant-and-adds-400-jobs-over-three-years';
      const response = await open(`/news/${slug}-${release.prwebPressReleaseId}`);
      expect(response.status, state).toBe(404);
      const page = await response.text();
      expect(page).toContain('Not Found');
      expect(page).not.toMatch(/Harbor|BALTIMORE|Sparrows/);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('says that a release was taken down', async () => {
    const release = await published();
    await release.update({ state: -1 });
    const response = await open(addressOf(release));
    expect(response.status).toBe(410);
    const page = await response.text();
    expect(page).toContain('This release has been taken down');
    expect(page).not.toContain('Sparrows');
  });

  it('finds nothing where nothing is', async () => {
    for (const address of [
      '/news/nothing',
      '/news/x-99999999',
      '/news/x-999999999999999999999',
      '/news/-',
      '/news/%00-99999999',
      '/news/a/b',
      '/news/x-0',
      '/news/%3Cscript%3E-1',
      '/news/x-1%27%20or%201=1',
      '/news/companies/nobody',
      '/news/places/%00',
      '/news/search/feed.rss',
      '/news/sitemap-999999999.xml',
    ]) {
      const response = await open(address);
      expect(response.status, address).toBe(404);
      expect(await response.text()).toContain('Not Found');
    }
  });
});
