import { describe, expect, it } from 'vitest';
import { editorialFindings } from './editorialChecks';
import { bodyText, type EditorialSource } from './readRelease';

const now = new Date('2024-01-20T15:00:00Z');
const filler = `<p>${'The plant makes robots for warehouses along the coast. '.repeat(40)}</p>`;

/** One that the editors would let pass. */
const good: EditorialSource = {
  headline: 'Harbor Robotics Opens Baltimore Plant and Adds 400 Jobs',
  summary: 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point in the spring.',
  cityState: 'BALTIMORE, Md.',
  body: `<p>Harbor Robotics today opened an assembly plant, said NASA and the AFL-CIO.</p><p>“We came to stay, and you can see it!” said Dana Ortiz, who leads the plant.</p>${filler}<h3>About Harbor Robotics</h3><p>It makes robots.</p>`,
  primaryContactName: 'Dana Ortiz',
  primaryContactCompany: 'Harbor Robotics, Inc.',
  primaryContactEmail: 'press@harbor-robotics.example',
  releaseDate: '2024-01-20T14:00:00',
};
const inBody = (text: string): EditorialSource => ({
  body: `${good.body ?? ''}<p>${text}</p>`,
});
const found = (change: EditorialSource) => editorialFindings({ ...good, ...change }, now);
const briefly = (change: EditorialSource) =>
  found(change).map(({ rule, place: { field }, words, fix }) => [rule, field, words, fix]);

const links = (count: number) => '<a href="http://example.com/">more</a> and '.repeat(count);

describe('the checks of the editors', () => {
  it('have nothing to say about a good release, nor about an empty one', () => {
    expect(briefly({})).toEqual([]);
    expect(editorialFindings({}, now)).toEqual([]);
  });

  it.each<[string, EditorialSource, string, string, string?, string?]>([
    ['no company', { primaryContactCompany: 'The Lakeview Health Co.' }, 'company-named', 'headline'],
    ['no place', { cityState: ' ' }, 'dateline-place', 'cityState'],
    ['a date for a place', { cityState: 'Jan. 20, 2024' }, 'dateline-place', 'cityState'],
    ['a long headline', { headline: `Harbor ${'a'.repeat(80)}` }, 'headline-length', 'headline', 'aaaaaaa'],
    ['a question', { headline: 'Harbor Robotics: Why Baltimore?' }, 'headline-question', 'headline', '?'],
    ['advice', { headline: 'Harbor Robotics on How to Build' }, 'headline-how-to', 'headline', 'How to'],
    ['many words', { body: (good.body ?? '') + filler.repeat(2) }, 'too-long', 'body'],
    ['a dense text', inBody(links(5)), 'link-density', 'body', 'more'],
    ['six links', { body: `${good.body ?? ''}${filler}<p>${links(6)}</p>` }, 'link-count', 'body', 'more'],
    [
      'a link that does not answer',
      {
        ...inBody('See <a rel="nofollow" href="https://a.example/?b&amp;c">the <em>site</em></a>.'),
        unansweredLinks: ['https://a.example/?b&c', 'https://gone.example/'],
      },
      'link-unanswered',
      'body',
      'the site',
    ],
    [
      'a table without headings',
      inBody('</p><table><tr><td>A</td><td>B b</td></tr></table><table><tr><th>C</th></tr></table><p>'),
      'table-heading',
      'body',
      'A\nB b',
    ],
    ['no boilerplate', { body: good.body?.replace('About', 'Of') }, 'boilerplate-missing', 'body'],
    ['nobody quoted', { body: good.body?.replace(/“.*”/, '') }, 'quote-missing', 'body'],
    ['nobody to ask', { primaryContactEmail: '' }, 'contact-missing', 'primaryContactName'],
    ['a long alt text', { newsImage: { altText: 'a'.repeat(126) } }, 'alt-text-length', 'newsImage'],
    [
      'a summary said twice',
      { summary: 'Harbor Robotics today opened an assembly plant, said NASA.' },
      'summary-repeats',
      'summary',
    ],
    ['the reader addressed', inBody('Now you’re in.'), 'direct-address', 'body', 'you’re'],
    ['praise', inBody('A world-class plant.'), 'hype', 'body', 'world-class'],
    ['a cry', inBody('It is open!! Soon.'), 'exclamation-mark', 'body', '!!', '.'],
    [
      'a cry at the end of a headline',
      { headline: 'Harbor Opens!' },
      'exclamation-mark',
      'headline',
      '!',
      '',
    ],
    ['a shout', inBody('It is FREE.'), 'capitals', 'body', 'FREE', 'free'],
    ['a word written small elsewhere', inBody('It has ROBOTS.'), 'capitals', 'body', 'ROBOTS', 'robots'],
    ['a row of shouts', inBody('Come HERE THIS WEEK.'), 'capitals', 'body', 'HERE THIS WEEK'],
    [
      'a form left as it was',
      { summary: 'A plant for [Company Name].' },
      'placeholder',
      'summary',
      '[Company Name]',
    ],
    ['a day left open', inBody('It opens Jan. XX for guests.'), 'placeholder', 'body', 'XX'],
    ['a template', inBody('By {{author}}.'), 'placeholder', 'body', '{{author}}'],
    ['a blank text', inBody('Lorem ipsum.'), 'placeholder', 'body', 'Lorem ipsum'],
    ['a contact to come', { primaryContactName: 'TBD' }, 'placeholder', 'primaryContactName', 'TBD'],
    ['a weekday', inBody('On Friday, Jan. 20, 2024.'), 'weekday', 'body', 'Friday', 'Saturday'],
    ['a weekday without a year', inBody('On Mon. 22nd of February.'), 'weekday', 'body', 'Mon', 'Thu'],
    ['summer time in winter', inBody('At 9 a.m. EDT on Jan. 22.'), 'eastern-time', 'body', 'EDT', 'EST'],
    [
      'winter time in summer',
      inBody('On July 1, 2024, at 9 a.m. EST.'),
      'eastern-time',
      'body',
      'EST',
      'EDT',
    ],
    ['the zone of the release', inBody('At 9 a.m. EDT.'), 'eastern-time', 'body', 'EDT', 'EST'],
  ])('find %s', (_name, change, rule, field, words = '', fix?) => {
    expect(briefly(change)).toEqual([[rule, field, words, fix]]);
  });

  it('count no figures of a table as words, and begin with the first paragraph', () => {
    const table = `<table><tr><th>Year</th>${'<td>1 and 2</td>'.repeat(300)}</tr></table>`;
    expect(briefly({ body: table + (good.body ?? '') })).toEqual([]);
  });

  it.each([
    'He said, "You will love this amazing plant!"',
    '“This is the first of two paragraphs, and you are welcome.',
    '“[The plant] is ours,” she said of Super Bowl XX and the XX chromosomes.',
    'ABOUT HARBOR ROBOTICS AND FRIENDS',
    'On Saturday, Jan. 20, 2024, at 9 a.m. EST, and at 9 a.m. EDT on July 1.',
    // Half a year away: the weekday of either year.
    'On Saturday, July 15, and on Monday, July 15.',
  ])('let %s pass', (text) => {
    expect(briefly(inBody(text))).toEqual([]);
  });

  it('know a company by its name alone, and what belongs to it', () => {
    const company = { primaryContactCompany: 'Amazing Yahoo! LLC' };
    expect(briefly({ ...company, headline: 'Amazing Yahoo! Opens Plant' })).toEqual([]);
  });

  it('name a place in the text of the body, whatever its markup', () => {
    const body =
      '<h2>One &amp; two</h2><p>It is<br>an <strong>ama</strong>zing&nbsp;plant</p><ul><li>you</li></ul>';
    const text = bodyText(body);
    expect(text).toBe('One & two\nIt is an amazing plant\nyou');
    const places = editorialFindings({ body }, now).flatMap(({ words, place: { offset, length } }) =>
      words === '' ? [] : [text.slice(offset, offset + length)],
    );
    expect(places).toEqual(['amazing', 'you']);
  });

  it('say at most 20 times the same', () => {
    expect(briefly(inBody('you '.repeat(100)))).toHaveLength(20);
  });

  it.each([
    '<',
    '<!--',
    '<a ',
    '<a href="http://',
    '<a href="http://a">',
    '</p>',
    '[name',
    '"',
    '!',
    'AA ',
    'XX-',
    'EST ',
    'Monday, May 5 EST ',
    '\n',
    ' ',
    '{{a',
    '&',
  ])('come to an end with 100,000 characters of %j', (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    expect(
      found({ body: text, summary: text.slice(0, 10_000), unansweredLinks: ['http://a'] }),
    ).toBeInstanceOf(Array);
  });
});
