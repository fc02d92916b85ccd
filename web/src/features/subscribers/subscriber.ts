import { type CallData, mediaTopicName, type RequestBody } from '@dispatch/contract';

export type Subscriber = CallData<'getSubscriber'>;

type Body = RequestBody<'createSubscriber'>;
export type StoryFormat = NonNullable<Body['format']>;

/** Formats as those who choose one call them. */
export const formatNames: Readonly<Record<StoryFormat, string>> = {
  'ninjs-3.1': 'ninjs 3.1 (JSON)',
  'ninjs-2.1': 'ninjs 2.1 (JSON)',
  'ninjs-1.6': 'ninjs 1.6 (JSON, as Superdesk reads it)',
  'newsml-g2': 'NewsML-G2 (XML)',
  nitf: 'NITF (XML)',
};

/** The files from which a subscriber fetches: all formats that have lists. */
export const fetchedFiles = ['ninjs-3.1.json', 'ninjs-2.1.json', 'ninjs-1.6.json', 'newsml-g2.xml'];

/** What it gets, in words: its topics and companies, or all releases. */
export function wishText({ topics, companies, isDownstream }: Subscriber): string {
  if (isDownstream) return 'Of users whose releases go there';
  const names = companies === '' ? [] : companies.split('\n');
  const wishes = [...topics.map(mediaTopicName), ...names];
  return wishes.length === 0 ? 'All releases' : wishes.join('; ');
}

/** The whole subscriber as a change sends it. */
export const changeOf = (
  { version, name, kind, address, format, topics, companies, firstDay, pausedDate }: Subscriber,
  isPaused = pausedDate !== null,
): RequestBody<'saveSubscriber'> => ({
  version,
  name,
  kind,
  format,
  topics,
  companies,
  firstDay,
  isPaused,
  ...(kind === 'push' ? { address } : {}),
});
