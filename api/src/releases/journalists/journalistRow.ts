import { isEmail } from '@dispatch/contract';

/** The columns of a file of journalists. */
export const journalistColumns = ['address', 'name', 'outlet', 'topics'] as const;

type Column = (typeof journalistColumns)[number];

export type JournalistRow = Readonly<Record<Column, string>>;

const most: Readonly<Record<Column, number>> = { address: 320, name: 200, outlet: 200, topics: 500 };

const errorsOf = (column: Column, given: string, text: string): string[] => {
  if (given.includes('\uFFFD')) return [`the ${column} has characters that are not UTF-8`];
  if (given.includes('\0')) return [`the ${column} has characters that cannot be kept`];
  if (text.length > most[column]) return [`the ${column} is longer than ${most[column]} characters`];
  if (column !== 'address') return [];
  if (text === '') return ['the address is missing'];
  return isEmail(text) ? [] : ['the address is not an e-mail address'];
};

/** A row as it is kept, without needless space; or everything that is wrong with it, which repeats nothing of it. */
export const readJournalistRow = (cells: JournalistRow): JournalistRow | string => {
  const texts = journalistColumns.map(
    (column) => [column, cells[column].replace(/\s+/g, ' ').trim()] as const,
  );
  const errors = texts.flatMap(([column, text]) => errorsOf(column, cells[column], text));
  return errors.length > 0 ? errors.join('; ') : (Object.fromEntries(texts) as JournalistRow);
};
