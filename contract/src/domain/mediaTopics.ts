import type { components } from '../generated/types';
import { mediaTopicTree } from '../generated/mediaTopicTree';

export type MediaTopicCode = components['schemas']['MediaTopicCode'];

/** What news is about, by the Media Topics of the IPTC: their code without `medtop:`, and their name in English. */
export type MediaTopic = { code: MediaTopicCode; name: string; broader: MediaTopicCode | null };

/** Both levels, each topic of the first before its own. */
export const mediaTopics: readonly MediaTopic[] = mediaTopicTree.flatMap(({ code, name, narrower }) => [
  { code, name, broader: null },
  ...narrower.map((topic) => ({ ...topic, broader: code })),
]);

const byCode: ReadonlyMap<string, MediaTopic> = new Map(mediaTopics.map((topic) => [topic.code, topic]));

export const mediaTopic = (code: string): MediaTopic | null => byCode.get(code) ?? null;

export const isMediaTopic = (code: string): code is MediaTopicCode => byCode.has(code);

/** Its English name; its code where it is none of them. */
export const mediaTopicName = (code: string): string => byCode.get(code)?.name ?? code;

/** The address by which the IPTC names a topic; without one, that of all of them. */
export const mediaTopicUri = (code = ''): string => `http://cv.iptc.org/newscodes/mediatopic/${code}`;

/** A topic with those that it contains. */
export const withNarrowerTopics = (code: string): string[] => [
  code,
  ...mediaTopics.filter(({ broader }) => broader === code).map((topic) => topic.code),
];
