import { mediaTopicUri } from '@dispatch/contract';
import { copyrightNotice, ifAny } from './storyParts';
import type { NewsPicture, NewsStory } from './wirePort';

/** The versions of ninjs that readers ask for: the old line, which most newsrooms read, and both new ones. */
export const ninjsVersions = ['1.6', '2.1', '3.1'] as const;

export type NinjsVersion = (typeof ninjsVersions)[number];

type Json = Record<string, unknown>;

const standard = (version: NinjsVersion): Json => ({
  name: 'ninjs',
  version,
  schema: `http://www.iptc.org/std/ninjs/ninjs-schema_${version}.json`,
});

/** Without fractions of a second, which readers refuse. */
const timeOf = (instant: Date): string => instant.toISOString().replace(/\.\d+/, '');

const largestOf = ({ sizes }: NewsPicture): string => sizes.at(-1)?.href ?? '';

const nameOfSize = (place: number, count: number): string =>
  place === count - 1 ? 'original' : `size${place + 1}`;

/** ninjs 1: names in small letters, texts by the role in their name, associations by name. */
const oldItem = (story: NewsStory): Json => {
  const { picture, place, company } = story;
  const rights = ifAny(company, { copyrightholder: company, copyrightnotice: copyrightNotice(story) });
  const times = { firstcreated: timeOf(story.publishedAt), versioncreated: timeOf(story.changedAt) };
  return {
    uri: story.address,
    type: 'text',
    mimetype: 'text/html',
    representationtype: 'complete',
    version: String(story.version),
    ...times,
    pubstatus: story.status,
    ...ifAny(story.note, { ednote: story.note }),
    language: story.language,
    headline: story.headline,
    slugline: story.address.split('/').at(-1),
    ...ifAny(company, {
      byline: company,
      ...rights,
      infosource: [{ name: company, rel: 'source' }],
      organisation: [{ name: company, rel: 'author' }],
    }),
    ...ifAny(place, { located: place, place: [{ name: place, code: place }] }),
    subject: story.topics.map(({ code, name }) => ({ name, code, scheme: mediaTopicUri() })),
    ...ifAny(story.summary, { description_text: story.summary }),
    ...ifAny(story.dateline, { description_dateline: story.dateline }),
    body_html: story.body,
    ...(picture === null
      ? {}
      : {
          associations: {
            featuremedia: {
              uri: largestOf(picture),
              type: 'picture',
              version: '1',
              ...times,
              pubstatus: 'usable',
              language: story.language,
              headline: picture.caption || story.headline,
              ...ifAny(picture.credit, { byline: picture.credit }),
              ...ifAny(picture.caption, { description_text: picture.caption }),
              body_text: picture.alt,
              ...rights,
              renditions: Object.fromEntries(
                picture.sizes.map(({ href, width, height, mediaType }, at) => [
                  nameOfSize(at, picture.sizes.length),
                  { href, width, height, mimetype: mediaType },
                ]),
              ),
            },
          },
        }),
    altids: { PRID: String(story.prid) },
  };
};

const plain = (role: string, value: string): Json[] =>
  value === '' ? [] : [{ role, contentType: 'text/plain', value }];

/** ninjs 3; ninjs 2 is the same with its names in small letters. */
const newItem = (story: NewsStory, deliveryId?: string): Json => {
  const { picture, company, place } = story;
  const times = { firstCreated: timeOf(story.publishedAt), versionCreated: timeOf(story.changedAt) };
  const rights = ifAny(company, { copyrightHolder: company, copyrightNotice: copyrightNotice(story) });
  return {
    uri: story.address,
    altIds: [
      ...(deliveryId === undefined ? [] : [{ role: 'deliveryId', value: deliveryId }]),
      { role: 'PRID', value: String(story.prid) },
    ],
    type: 'text',
    representationType: 'full',
    version: String(story.version),
    ...times,
    pubStatus: story.status,
    ...ifAny(story.note, { edNote: story.note }),
    language: story.language,
    title: story.headline,
    ...ifAny(company, { by: company }),
    ...rights,
    headlines: plain('main', story.headline),
    descriptions: [...plain('summary', story.summary), ...plain('dateline', story.dateline)],
    bodies: [{ role: 'main', contentType: 'text/html', value: story.body }],
    infoSources: company === '' ? [] : [{ name: company }],
    organisations: company === '' ? [] : [{ name: company, rel: 'author' }],
    subjects: story.topics.map(({ code, name }) => ({ name, uri: mediaTopicUri(code), rel: 'about' })),
    places: place === '' ? [] : [{ name: place }],
    ...ifAny(place, { located: place }),
    associations:
      picture === null
        ? []
        : [
            {
              name: 'featuremedia',
              uri: largestOf(picture),
              type: 'picture',
              version: '1',
              ...times,
              pubStatus: 'usable',
              language: story.language,
              ...rights,
              ...ifAny(picture.credit, { by: picture.credit }),
              descriptions: [...plain('caption', picture.caption), ...plain('alt', picture.alt)],
              renditions: picture.sizes.map(({ href, width, height, mediaType }, at) => ({
                name: nameOfSize(at, picture.sizes.length),
                href,
                width,
                height,
                contentType: mediaType,
              })),
            },
          ],
  };
};

const inSmallLetters = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inSmallLetters);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inSmallLetters(inner)]),
  );
};

/** A story as JSON of the IPTC. `deliveryId` is that of a delivery, which the old line has no place for. */
export const ninjs = (story: NewsStory, version: NinjsVersion, deliveryId?: string): string => {
  if (version === '1.6') return JSON.stringify({ $standard: standard(version), ...oldItem(story) });
  const item = newItem(story, deliveryId);
  const written = version === '2.1' ? (inSmallLetters(item) as Json) : item;
  return JSON.stringify({ standard: standard(version), ...written });
};

/** A list of stories, newest first: a composite whose parts they are. `uri` is the absolute address of the list. */
export const ninjsList = (
  stories: readonly NewsStory[],
  { uri, title }: { uri: string; title: string },
  version: NinjsVersion,
): string => {
  const list = { uri, type: 'composite', title };
  if (version === '1.6') {
    const parts = stories.map((story) => [`release${story.prid}`, oldItem(story)] as const);
    return JSON.stringify({
      $standard: standard(version),
      ...list,
      associations: Object.fromEntries(parts),
    });
  }
  const parts = stories.map((story) => ({ name: `release${story.prid}`, ...newItem(story) }));
  const associations = version === '2.1' ? inSmallLetters(parts) : parts;
  return JSON.stringify({ standard: standard(version), ...list, associations });
};
