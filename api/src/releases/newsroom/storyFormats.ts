import { newsMl } from '../../platform/ports/wire/newsMl';
import { nitf } from '../../platform/ports/wire/nitf';
import { ninjs, ninjsList, ninjsVersions } from '../../platform/ports/wire/ninjs';
import type { NewsStory } from '../../platform/ports/wire/wirePort';

/** `deliveryId` is that of a delivery; what is fetched by its address has none. */
type Sent = { sender: string; now: Date; deliveryId?: string };
type List = { uri: string; title: string };

/** What other newsrooms' software reads: `file` is the last part of its address, below a release or a list. */
export type StoryFormat = {
  file: string;
  name: string;
  type: string;
  write: (story: NewsStory, sent: Sent) => string;
};

/** One that knows lists too. */
export type ListFormat = StoryFormat & {
  writeList: (stories: readonly NewsStory[], list: List, sent: Sent) => string;
};

/** NITF has no lists. */
export const listFormats: readonly ListFormat[] = [
  {
    file: 'newsml-g2.xml',
    name: 'NewsML-G2',
    type: 'application/vnd.iptc.g2.newsmessage+xml',
    write: (story, sent) =>
      newsMl([story], { ...sent, transmitId: sent.deliveryId ?? `${story.address}#${story.version}` }),
    writeList: (stories, { uri }, sent) =>
      newsMl(stories, { ...sent, transmitId: `${uri}#${sent.now.getTime()}` }),
  },
  ...ninjsVersions.map((version) => ({
    file: `ninjs-${version}.json`,
    name: `ninjs ${version}`,
    type: 'application/json',
    write: (story: NewsStory, { deliveryId }: Sent) => ninjs(story, version, deliveryId),
    writeList: (stories: readonly NewsStory[], list: List) => ninjsList(stories, list, version),
  })),
];

export const storyFormats: readonly StoryFormat[] = [
  ...listFormats,
  { file: 'nitf.xml', name: 'NITF', type: 'application/nitf+xml', write: nitf },
];
