import type { Request } from 'express';
import type { Cursor, Place } from './newsItems';

/** PostgreSQL takes none in a text. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

/** What an address asks for; the last of a value that is given twice. */
export const asked = ({ query }: Request, name: string): string => {
  const value = query[name];
  const text = Array.isArray(value) ? value.at(-1) : value;
  return typeof text === 'string' ? withoutNul(text) : '';
};

/** The key of a list in its address. */
export const keyOf = ({ params }: Request): string => withoutNul(String(params['key'] ?? ''));

/** Null for what is none. */
export const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

const placeOf = (text: string): Place | null => {
  const [, at = '', seq = ''] = /^(\d{1,15})-(\d{1,9})$/.exec(text) ?? [];
  return at === '' || Number(at) > 253_402_300_799_999
    ? null
    : { publishedAt: new Date(Number(at)), seq: Number(seq) };
};

/** From where a list goes on: `?before=` or `?after=` a row. */
export const cursorOf = (request: Request): Cursor => {
  const [before, after] = [placeOf(asked(request, 'before')), placeOf(asked(request, 'after'))];
  if (before !== null) return { before };
  return after === null ? null : { after };
};

/** A row's place as an address has it: milliseconds since 1970, and its number. */
export const placeText = ({ publishedAt, seq }: Place): string => `${publishedAt.getTime()}-${seq}`;

/** The query that leads to this part of a list. */
export const queryTo = (cursor: Cursor): string => {
  if (cursor === null) return '';
  return 'before' in cursor ? `?before=${placeText(cursor.before)}` : `?after=${placeText(cursor.after)}`;
};
