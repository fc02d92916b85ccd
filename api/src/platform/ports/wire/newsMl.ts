import { directionOf } from '@dispatch/contract';
import { xmlDocument } from './xmlDocument';
import { copyrightNotice, ifAny } from './storyParts';
import type { NewsPicture, NewsStory } from './wirePort';

const namespace = 'http://iptc.org/std/nar/2006-10-01/';
const catalog = 'http://www.iptc.org/std/catalog/catalog.IPTC-G2-Standards_41.xml';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A name has one line. */
const nameOf = (text: string): object => ({ name: oneLine(text) });

const frame = (version: number, language: string): object => ({
  '@version': String(version),
  '@standard': 'NewsML-G2',
  '@standardversion': '2.35',
  '@conformance': 'power',
  '@xml:lang': language,
  '@dir': directionOf(language),
  catalogRef: { '@href': catalog },
});

const rightsOf = (story: NewsStory): object =>
  ifAny(story.company, {
    rightsInfo: {
      copyrightHolder: { '@literal': oneLine(story.company), ...nameOf(story.company) },
      copyrightNotice: copyrightNotice(story),
    },
  });

/** What receivers are to do with what they have: a correction takes its place. */
const signalOf = ({ isCorrection }: NewsStory): object =>
  isCorrection ? { signal: { '@qcode': 'sig:correction' } } : {};

const metaOf = (kind: string, story: NewsStory, sender: string): object => ({
  itemClass: { '@qcode': `ninat:${kind}` },
  provider: nameOf(sender),
  versionCreated: story.changedAt.toISOString(),
  firstCreated: story.publishedAt.toISOString(),
  pubStatus: { '@qcode': `stat:${story.status}` },
  title: story.headline,
  ...ifAny(story.note, { edNote: story.note }),
  ...signalOf(story),
  link: { '@href': story.address, '@contenttype': 'text/html' },
});

/** Readers look for a source by its role and literal, and for a place among the subjects. */
const contentMetaOf = (story: NewsStory): object => {
  const { prid, headline, summary, company, dateline, place, language, topics } = story;
  return {
    ...ifAny(place, { located: nameOf(place) }),
    ...ifAny(company, {
      infoSource: { '@role': 'cRole:source', '@literal': oneLine(company), ...nameOf(company) },
    }),
    altId: String(prid),
    language: { '@tag': language },
    subject: [
      ...topics.map(({ code, name }) => ({
        '@type': 'cpnat:abstract',
        '@qcode': `medtop:${code}`,
        ...nameOf(name),
      })),
      ...(place === '' ? [] : [{ '@type': 'cptType:5', '@literal': oneLine(place), ...nameOf(place) }]),
    ],
    headline,
    ...ifAny(company, { by: oneLine(company) }),
    ...ifAny(dateline, { dateline }),
    ...ifAny(summary, { description: { '@role': 'drol:summary', '#': summary } }),
  };
};

const textItem = (story: NewsStory, sender: string): object => ({
  '@guid': story.address,
  ...frame(story.version, story.language),
  ...rightsOf(story),
  itemMeta: metaOf('text', story, sender),
  contentMeta: contentMetaOf(story),
  contentSet: { inlineData: { '@contenttype': 'text/html', '#': story.body } },
});

const pictureItem = (
  story: NewsStory,
  { alt, caption, credit, sizes }: NewsPicture,
  sender: string,
): object => ({
  '@guid': sizes.at(-1)?.href ?? '',
  ...frame(story.version, story.language),
  ...rightsOf(story),
  itemMeta: metaOf('picture', story, sender),
  contentMeta: {
    language: { '@tag': story.language },
    headline: caption || story.headline,
    ...ifAny(credit, { creditline: oneLine(credit) }),
    ...ifAny(caption || alt, { description: { '@role': 'drol:caption', '#': caption || alt } }),
  },
  contentSet: {
    remoteContent: sizes.map(({ href, width, height, mediaType }, at) => ({
      '@rendition': at === sizes.length - 1 ? 'rnd:highRes' : `rnd:size${at + 1}`,
      '@href': href,
      '@contenttype': mediaType,
      '@width': width,
      '@height': height,
    })),
  },
});

/**
 * Stories as a message of NewsML-G2 2.35, each an item with its HTML as text within it, and its picture as the next one.
 * `sender` is the name of the site, `transmitId` tells messages apart, `now` is when it is sent. A character that XML
 * forbids is written as U+FFFD.
 */
export const newsMl = (
  stories: readonly NewsStory[],
  { sender, transmitId, now }: { sender: string; transmitId: string; now: Date },
): string =>
  xmlDocument({
    newsMessage: {
      '@xmlns': namespace,
      header: { sent: now.toISOString(), sender, transmitId, priority: '5' },
      itemSet: {
        newsItem: stories.flatMap((story) => [
          textItem(story, sender),
          ...(story.picture === null ? [] : [pictureItem(story, story.picture, sender)]),
        ]),
      },
    },
  });
