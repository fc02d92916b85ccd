import { mediaTopicUri } from '@dispatch/contract';
import type { WireStory } from './wirePort';

const plain = (role: string, value: string) =>
  value === '' ? [] : [{ role, contentType: 'text/plain', value }];

/** A story as JSON of the IPTC: ninjs 3.1. */
export const ninjs = (story: WireStory): string => {
  const published = story.publishedAt.toISOString();
  return JSON.stringify({
    standard: {
      name: 'ninjs',
      version: '3.1',
      schema: 'http://www.iptc.org/std/ninjs/ninjs-schema_3.1.json',
    },
    uri: story.address,
    altIds: [
      { role: 'deliveryId', value: story.deliveryId },
      { role: 'PRID', value: String(story.prid) },
    ],
    type: 'text',
    representationType: 'full',
    version: '1',
    firstCreated: published,
    versionCreated: published,
    pubStatus: 'usable',
    language: story.language,
    title: story.headline,
    headlines: plain('main', story.headline),
    descriptions: [...plain('summary', story.summary), ...plain('dateline', story.dateline)],
    bodies: [{ role: 'main', contentType: 'text/html', value: story.body }],
    infoSources: story.company === '' ? [] : [{ name: story.company }],
    subjects: story.topics.map(({ code, name }) => ({ name, uri: mediaTopicUri(code), rel: 'about' })),
    places: story.place === '' ? [] : [{ name: story.place }],
    located: story.place,
  });
};
