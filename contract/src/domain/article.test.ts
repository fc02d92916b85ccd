import { describe, expect, it } from 'vitest';
import { articleOf, datelineDate, type ArticleSource } from './article';

const source: ArticleSource = {
  prwebPressReleaseId: 204_817,
  package: '360',
  headline: 'Harbor Robotics Opens Baltimore Plant and Adds 400 Jobs',
  summary: 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point.',
  cityState: 'BALTIMORE',
  body: '<p>Harbor Robotics today opened a plant.</p><p>More.</p>',
  pulloutQuote: 'We came to stay.',
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  releaseDate: '2026-11-20T14:00:00',
  primaryContactName: 'Dana Ortiz',
  primaryContactCompany: 'Harbor Robotics',
  primaryContactWebsite: 'harbor-robotics.example',
  primaryContactEmail: 'press@harbor-robotics.example',
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: '410 555 0142',
  primaryContactPhoneExtension: '12',
};

describe('a release as published', () => {
  it('has its slug line, date, dateline and address', () => {
    const article = articleOf(source);
    expect(article.slugLine).toBe('REL-204817 · 20 Nov, 2026, 09:00 EST');
    expect(article.date).toEqual({ iso: '2026-11-20T14:00:00.000Z', text: '20 Nov, 2026, 09:00 EST' });
    expect(article.dateline).toBe('BALTIMORE, Nov. 20, 2026 (PRWeb)');
    expect(article.path).toBe('/news/harbor-robotics-opens-baltimore-plant-and-adds-400-jobs-204817');
  });

  it('runs the dateline into the first paragraph', () => {
    expect(articleOf(source).bodyHtml).toBe(
      '<p><span class="article-dateline">BALTIMORE, Nov. 20, 2026 (PRWeb)</span>Harbor Robotics today opened a plant.</p><p>More.</p>',
    );
  });

  it('gives the dateline a paragraph of its own before anything else', () => {
    expect(articleOf({ ...source, body: '<ul><li>One</li></ul>' }, 'Wire').bodyHtml).toBe(
      '<p><span class="article-dateline">BALTIMORE, Nov. 20, 2026 (Wire)</span></p><ul><li>One</li></ul>',
    );
  });

  it('shows a dateline as text, whatever is in it', () => {
    const { bodyHtml } = articleOf({ ...source, cityState: '<img src=x onerror=alert(1)> & "CO"' });
    expect(bodyHtml).not.toContain('<img');
    expect(bodyHtml).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;CO&#34;');
  });

  it('uses the day of US/Eastern, not of UTC', () => {
    expect(datelineDate('2026-03-01T03:00:00')).toBe('Feb. 28, 2026');
    expect(datelineDate('2026-05-01T04:00:00')).toBe('May 1, 2026');
    expect(datelineDate('2026-09-30T04:00:00Z')).toBe('Sept. 30, 2026');
  });

  it('shows quote and video only where the package has them', () => {
    expect(articleOf(source)).toMatchObject({ quote: 'We came to stay.', videoId: 'aqz-KE-bpKQ' });
    expect(articleOf({ ...source, package: '200' })).toMatchObject({
      quote: 'We came to stay.',
      videoId: null,
    });
    expect(articleOf({ ...source, package: '80' })).toMatchObject({ quote: null, videoId: null });
  });

  it('can be shown before anything is written', () => {
    expect(articleOf({ package: '80' })).toEqual({
      language: 'en-US',
      direction: 'ltr',
      slugLine: '',
      headline: '',
      summary: '',
      dateline: '(PRWeb)',
      date: null,
      bodyHtml: '<p><span class="article-dateline">(PRWeb)</span></p>',
      quote: null,
      videoId: null,
      image: null,
      files: [],
      contacts: [],
      path: null,
      social: [],
    });
  });
});

describe('its contacts', () => {
  it('are written out for readers', () => {
    expect(articleOf(source).contacts).toEqual([
      {
        name: 'Dana Ortiz',
        company: 'Harbor Robotics',
        lines: [
          { text: 'press@harbor-robotics.example', href: 'mailto:press@harbor-robotics.example' },
          { text: '+1 410 555 0142 ext. 12', href: 'tel:+14105550142;ext=12' },
          { text: 'harbor-robotics.example', href: 'https://harbor-robotics.example/' },
        ],
      },
    ]);
  });

  it('include the additional one only when it is switched on', () => {
    const second = { ...source, secondaryContactName: 'Sam Lee' };
    expect(articleOf(second).contacts).toHaveLength(1);
    expect(articleOf({ ...second, hasSecondaryContact: true }).contacts.map(({ name }) => name)).toEqual([
      'Dana Ortiz',
      'Sam Lee',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'javascript://news.example/%0aalert(1)',
    'ftp://news.example',
    'data:text/html,x',
    'not a site',
    'localhost',
    'mailto:a@b.example',
  ])('never link %j', (typed) => {
    expect(articleOf({ ...source, primaryContactWebsite: typed }).contacts[0]?.lines.at(-1)).toEqual({
      text: typed,
      href: null,
    });
  });

  it('link an address with a port or a scheme', () => {
    const hrefOf = (typed: string) =>
      articleOf({ ...source, primaryContactWebsite: typed }).contacts[0]?.lines.at(-1)?.href;
    expect(hrefOf('news.example:8080/a')).toBe('https://news.example:8080/a');
    expect(hrefOf('http://news.example')).toBe('http://news.example/');
  });
});
