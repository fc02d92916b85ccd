import type { EditorialField, ReadRelease, ReadText } from './readRelease';

/** Neither stops a submission: they say what the editors would do with the release as it is. */
type Severity = 'would be held' | 'might be held';

/**
 * Where it stands: characters of the text of the field, and for a list the item. Of a body they are counted in
 * `bodyText`. A length of 0 means the field as a whole.
 */
export interface EditorialPlace {
  field: EditorialField;
  offset: number;
  length: number;
  item?: number;
}

export interface Found {
  place: EditorialPlace;
  /** The words at the place, '' for the field as a whole. */
  words: string;
  /** What could stand in their place. */
  fix?: string;
}

export interface EditorialRule {
  id: string;
  severity: Severity;
  /** One sentence for the person who writes. */
  why: string;
  find: (release: ReadRelease) => Iterable<Found>;
}

/** What is wrong with a field as a whole, when `isWrong`. */
export const whole = (field: EditorialField, isWrong: boolean, item?: number): Found[] =>
  isWrong ? [{ place: { field, offset: 0, length: 0, item }, words: '' }] : [];

export const foundAt = ({ field, text }: ReadText, offset: number, length: number, fix?: string): Found => ({
  place: { field, offset, length },
  words: text.slice(offset, offset + length),
  fix,
});

/**
 * Where a global pattern matches outside quotations. Patterns must be linear: no repetition in a repetition, and a
 * bound on what is repeated before something that may be missing.
 */
export function* matchesOutsideQuotations(text: ReadText, pattern: RegExp): Generator<RegExpExecArray> {
  for (const match of text.text.matchAll(pattern)) if (text.quoted[match.index] !== 1) yield match;
}

export const written = ({ headline, summary, body }: ReadRelease): ReadText[] => [headline, summary, body];
