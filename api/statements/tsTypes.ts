import type { Catalogue } from './catalogue';

type DatabaseType = ReturnType<Catalogue['typeOf']>;
type Origin = ReturnType<Catalogue['columnOf']>;

/** As the driver reads and takes them. What it has no parser for is text. */
const types: Record<string, { read: string; taken: string }> = {
  bool: { read: 'boolean', taken: 'boolean' },
  int2: { read: 'number', taken: 'number' },
  int4: { read: 'number', taken: 'number' },
  oid: { read: 'number', taken: 'number' },
  float4: { read: 'number', taken: 'number' },
  float8: { read: 'number', taken: 'number' },
  int8: { read: 'string', taken: 'number | string' },
  numeric: { read: 'string', taken: 'number | string' },
  date: { read: 'Date', taken: 'Date | string' },
  timestamp: { read: 'Date', taken: 'Date | string' },
  timestamptz: { read: 'Date', taken: 'Date | string' },
  bytea: { read: 'Buffer', taken: 'Buffer' },
  json: { read: 'Json', taken: 'string' },
  jsonb: { read: 'Json', taken: 'string' },
  void: { read: 'string', taken: 'string' },
};

const wordsOf = (words: readonly string[]): string | null =>
  words.length === 0 ? null : words.map((word) => `'${word}'`).join(' | ');

const listOf = (type: string): string => (type.includes(' ') ? `(${type})[]` : `${type}[]`);

/** The type of a column in a row. Amounts in cents are of their own type, and words are those that the checks let in. */
export const columnType = ({ name, isArray, words }: DatabaseType, origin?: Origin): string => {
  const read = types[name]?.read ?? 'string';
  if (isArray) return listOf(read);
  if (origin !== undefined && origin.name.endsWith('_cents') && read === 'number') return 'Cents';
  return origin?.values ?? wordsOf(words) ?? read;
};

export const parameterType = ({ name, isArray, words }: DatabaseType): string => {
  const taken = wordsOf(words) ?? types[name]?.taken ?? 'string';
  return isArray ? `readonly ${listOf(`${taken} | null`)}` : taken;
};
