import { isMediaTopic, withNarrowerTopics } from '@dispatch/contract';
import { withoutNul } from './newsAddress';

/** What somebody looks for. Dates are days of US/Eastern, `2026-11-20`, both included. */
export type NewsQuery = {
  words: string;
  company: string;
  place: string;
  /** The code of a topic, which stands for those that it contains too. */
  topic: string;
  from: string;
  to: string;
  order: 'relevance' | 'date';
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string): string => {
  const time = dayPattern.test(text) ? Date.parse(text) : Number.NaN;
  // The 31st of a month that has 30 days is read as the 1st of the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : '';
};

const topicAsked = (text: string): string => (isMediaTopic(text) ? text : '');

/** A search by its address. Nothing that is typed there is an error: what cannot be meant is left out. */
export const readQuery = (params: URLSearchParams): NewsQuery => {
  const asked = (name: string): string => withoutNul(params.getAll(name).at(-1) ?? '');
  return {
    words: asked('q').trim().slice(0, 200),
    company: asked('company').slice(0, 120),
    place: asked('place').slice(0, 120),
    topic: topicAsked(asked('topic')),
    from: dayOf(asked('from')),
    to: dayOf(asked('to')),
    order: asked('sort') === 'date' ? 'date' : 'relevance',
  };
};

/** The address of a search, without what is not asked for. */
export const searchPath = (query: NewsQuery, from = 0): string => {
  const { words, order, ...filters } = query;
  const given = Object.entries({ q: words, ...filters }).filter(([, value]) => value !== '');
  const asked = new URLSearchParams(given);
  if (order === 'date') asked.set('sort', 'date');
  if (from > 0) asked.set('skip', String(from));
  return `/news/search?${asked.toString()}`;
};

/** A lexeme of a `tsquery`, as it is typed. */
const lexeme = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(lexeme).join(' | ')})`;

/** What a search asks for besides its words, as parts of a `tsquery`. */
export const queryFilters = ({ company, place, topic }: NewsQuery): string[] => [
  ...(company === '' ? [] : [lexeme(`#c/${company}`)]),
  ...(place === '' ? [] : [lexeme(`#p/${place}`)]),
  ...(isMediaTopic(topic) ? [anyOf(withNarrowerTopics(topic).map((code) => `#t/${code}`))] : []),
];
