import { directionOf } from '@dispatch/contract';
import { xmlDocument } from './xmlDocument';
import type { WireStory } from './wirePort';

const namespace = 'http://iptc.org/std/nar/2006-10-01/';
const catalog = 'http://www.iptc.org/std/catalog/catalog.IPTC-G2-Standards_41.xml';

/** A name has one line. */
const nameOf = (text: string): object => ({ name: text.replace(/\s+/g, ' ') });

/** An element for a text, or none for an empty one. */
const ifAny = (text: string, element: object): object => (text === '' ? {} : element);

/**
 * A story as a message of NewsML-G2 2.35 with one item; its HTML is text within it. `sender` is the name of the site,
 * `now` when it is sent. A character that XML forbids is written as U+FFFD.
 */
export const newsMl = (story: WireStory, sender: string, now: Date): string => {
  const published = story.publishedAt.toISOString();
  const { deliveryId, prid, address, headline, summary, company, body, dateline, place, language } = story;
  const { topics } = story;
  return xmlDocument({
    newsMessage: {
      '@xmlns': namespace,
      header: { sent: now.toISOString(), sender, transmitId: deliveryId },
      itemSet: {
        newsItem: {
          '@guid': address,
          '@version': '1',
          '@standard': 'NewsML-G2',
          '@standardversion': '2.35',
          '@conformance': 'power',
          '@xml:lang': language,
          '@dir': directionOf(language),
          catalogRef: { '@href': catalog },
          itemMeta: {
            itemClass: { '@qcode': 'ninat:text' },
            provider: nameOf(sender),
            versionCreated: published,
            firstCreated: published,
            pubStatus: { '@qcode': 'stat:usable' },
            title: headline,
            link: { '@href': address, '@contenttype': 'text/html' },
          },
          contentMeta: {
            ...ifAny(place, { located: nameOf(place) }),
            ...ifAny(company, { infoSource: nameOf(company) }),
            altId: String(prid),
            language: { '@tag': language },
            subject: topics.map(({ code, name }) => ({
              '@type': 'cpnat:abstract',
              '@qcode': `medtop:${code}`,
              ...nameOf(name),
            })),
            headline,
            ...ifAny(dateline, { dateline }),
            ...ifAny(summary, { description: { '@role': 'drol:summary', '#': summary } }),
          },
          contentSet: { inlineData: { '@contenttype': 'text/html', '#': body } },
        },
      },
    },
  });
};
