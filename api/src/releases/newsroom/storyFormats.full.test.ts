import { languages, mediaTopics } from '@dispatch/contract';
import fc from 'fast-check';
import { parseFeed } from 'feedsmith';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { sanitiseBody } from '../../platform/text/sanitiseBody';
import { newsMl } from '../../platform/ports/wire/newsMl';
import { ninjs, ninjsVersions } from '../../platform/ports/wire/ninjs';
import { nitf } from '../../platform/ports/wire/nitf';
import { writeFeed } from './newsFeeds';
import type { NewsItem } from './newsItems';
import { storyOf } from './newsStory';
import { feedFormats } from './sitePage';

const site = {
  name: 'Dispatch',
  publicUrl: 'https://releases.example',
  wire: 'PRWeb',
  fonts: [],
  style: null,
  isSigned: false,
  hub: null,
};

const markup = fc.constantFrom(
  '<script>alert(1)</script>',
  ']]>',
  '<![CDATA[x]]>',
  '&amp;amp; &#0; &lt;',
  '<p onclick="x">A</p>',
  '<table><tr><td>1<td>2</table>',
  '<ul><li>One<li>Two</ul>',
  '<blockquote>Said</blockquote>',
  '<h3>Told</h3>',
  '<a href="https://a.example/?a=1&b=2">Link</a>',
  '<em>so<sub>2</sub></em>',
  '<br>',
);
const unicode = fc.string({ unit: 'binary', maxLength: 60 });
const words = fc.lorem({ maxCount: 12 });
const scripts = fc.constantFrom('שלום עולם', 'مرحبا بالعالم', '新聞稿', 'Ελληνικά', '👩‍🚀 é́', 'İıſß');
const text = (most: number) =>
  fc
    .array(fc.oneof(words, scripts, unicode, markup), { minLength: 1, maxLength: most })
    .map((parts) => parts.join(' ').replaceAll('\u0000', '').trim());
const moment = fc
  .date({ min: new Date('2001-01-01T00:00:00Z'), max: new Date('2037-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 1000) * 1000));
const named = (most: number) => text(most).map((name) => (name === '' ? null : { key: 'key', name }));

const item: fc.Arbitrary<NewsItem & { body: string }> = fc
  .record({
    number: fc.integer({ min: 1, max: 999_999 }),
    publishedAt: moment,
    language: fc.constantFrom(...languages.map(({ tag }) => tag)),
    headline: text(4).map((headline) => headline || 'Untitled'),
    summary: text(8),
    company: named(2),
    place: named(2),
    topics: fc
      .subarray([...mediaTopics], { maxLength: 3 })
      .map((topics) => topics.map(({ code, name }) => ({ key: code, name }))),
    image: fc.option(
      fc.record({
        uploadKey: fc.uuid(),
        alt: text(2),
        caption: text(2),
        credit: text(2),
        width: fc.integer({ min: 1, max: 6000 }),
        height: fc.integer({ min: 1, max: 6000 }),
        mediaType: fc.constantFrom('image/png', 'image/jpeg'),
      }),
    ),
    body: text(40).map(sanitiseBody),
  })
  .map((given) => ({
    ...given,
    seq: given.number,
    distributionId: given.number,
    path: `/news/release-${given.number}`,
    changedAt: given.publishedAt,
  }));

/** What XML makes of a text: what it forbids is U+FFFD, and an end of line is one character. */
const inXml = (said: string): string =>
  said
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
    .replaceAll(/\r\n?/g, '\n');
const oneLine = (said: string): string => said.replaceAll(/\s+/g, ' ').trim();
const sameLine = (said: string | undefined): string => oneLine(inXml(said ?? ''));

const xmlOf = (source: string) => parseDocument(source.replaceAll(/\r\n?/g, '\n'), { xmlMode: true });
const textIn = (document: ReturnType<typeof xmlOf>, name: string): string => {
  const [found] = DomUtils.getElementsByTagName(name, document, true, 1);
  return found === undefined ? '' : DomUtils.textContent(found);
};
const attributeIn = (document: ReturnType<typeof xmlOf>, name: string, attribute: string): string =>
  DomUtils.getElementsByTagName(name, document, true, 1)[0]?.attribs[attribute] ?? '';

/** The words of HTML as a browser shows them, whatever its elements are called. */
const wordsOf = (html: string): string => sameLine(DomUtils.textContent(parseDocument(html)));

type Entry = { title?: string | { value?: string } };

it('what the parser of a reader gets of 500 releases is what was published, in each format', () => {
  fc.assert(
    fc.property(item, (release) => {
      const { headline, summary, company, place, language, body, topics, image } = release;
      const story = storyOf(release, { body, version: 2 }, site);
      for (const version of ninjsVersions) {
        const read = JSON.parse(ninjs(story, version)) as Record<string, unknown>;
        const said = JSON.stringify(read);
        for (const one of [headline, summary, body, company?.name ?? '', place?.name ?? '', language])
          expect(said).toContain(
            JSON.stringify(one.trim() === '' ? one.trim() : one)
              .slice(1, -1)
              .trim(),
          );
        expect(said.match(/"href":/g)?.length ?? 0).toBe(story.picture?.sizes.length ?? 0);
      }
      const sent = { sender: 'Dispatch', transmitId: '1', now: release.publishedAt };
      const g2 = xmlOf(newsMl([story], sent));
      expect(sameLine(textIn(g2, 'headline'))).toBe(sameLine(headline));
      expect(textIn(g2, 'inlineData')).toBe(inXml(body));
      expect(attributeIn(g2, 'language', 'tag')).toBe(language);
      expect(sameLine(attributeIn(g2, 'infoSource', 'literal'))).toBe(sameLine(oneLine(company?.name ?? '')));
      expect(sameLine(textIn(g2, 'located'))).toBe(sameLine(oneLine(place?.name ?? '')));
      expect(DomUtils.getElementsByTagName('remoteContent', g2)).toHaveLength(
        story.picture?.sizes.length ?? 0,
      );
      const old = xmlOf(nitf(story));
      expect(sameLine(textIn(old, 'hl1'))).toBe(sameLine(headline));
      expect(sameLine(textIn(old, 'abstract'))).toBe(sameLine(summary));
      const below = image === null ? '' : sameLine(`${image.caption}${image.credit}`);
      const content = sameLine(textIn(old, 'body.content'));
      expect(content.replaceAll(' ', '')).toBe(`${wordsOf(body)}${below}`.replaceAll(' ', ''));
      expect(DomUtils.getElementsByTagName('keyword', old)).toHaveLength(topics.length);
      for (const format of feedFormats) {
        const { feed } = parseFeed(
          writeFeed({ path: '/news', title: 'News', items: [release] }, format, site),
        );
        const { entries = [], items = entries } = feed as { entries?: Entry[]; items?: Entry[] };
        const [entry] = items;
        const { title } = entry ?? {};
        const said = (typeof title === 'string' ? title : title?.value) ?? '';
        expect(oneLine(said)).toBe(format.end === 'json' ? oneLine(headline) : sameLine(headline));
      }
    }),
    { numRuns: 500 },
  );
});
