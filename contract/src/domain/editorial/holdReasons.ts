import type { components } from '../../generated/types';
import type { EditorialFinding } from './editorialChecks';
import { bodyText, type EditorialSource } from './readRelease';
import type { Found } from './rule';

export type HoldReason = components['schemas']['HoldReason'];
type HoldReasonChoice = components['schemas']['HoldReasonChoice'];

/** As the rules of the contract have it. */
const mostWords = 200;

/** The reason of a hold that a finding is. Of its words the first 200 characters say where it stands. */
export const reasonOfFinding = ({
  why: text,
  rule,
  words,
  place: { field, offset },
}: EditorialFinding): HoldReasonChoice => ({
  text,
  rule,
  place: {
    field: field as NonNullable<HoldReasonChoice['place']>['field'],
    ...(words === '' ? {} : { words: words.slice(0, mostWords), offset }),
  },
});

/** As they are kept: without white space around them. */
export const keptReasons = (reasons: readonly HoldReasonChoice[]): HoldReason[] =>
  reasons.map((reason) => ({ ...reason, text: reason.text.trim() }));

/** A reason where there is text alone: the words it is about stand behind it. */
export const printReason = ({ text, place }: HoldReason): string =>
  place?.words ? `${text} (“${place.words}”)` : text;

/**
 * Where a reason stands in the release as it is now: its words, at the place nearest to where they were; the field as a
 * whole when it names no words. Null when its words are not in the field any more.
 */
export const placeOfReason = (
  source: EditorialSource,
  { field, words = '', offset = 0 }: NonNullable<HoldReason['place']>,
): Found | null => {
  if (words === '') return { place: { field, offset: 0, length: 0 }, words };
  const value = source[field];
  const text = typeof value === 'string' ? (field === 'body' ? bodyText(value) : value) : '';
  const before = text.lastIndexOf(words, offset);
  const after = text.indexOf(words, offset);
  const nearest = [before, after]
    .filter((at) => at !== -1)
    .sort((a, b) => Math.abs(a - offset) - Math.abs(b - offset))[0];
  return nearest === undefined ? null : { place: { field, offset: nearest, length: words.length }, words };
};
