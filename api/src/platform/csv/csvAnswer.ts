import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { record } from '../audit/audit';
import { FileBody } from '../call/answerBody';
import type { Session } from '../call/handler';
import { readAsUser } from '../database/replica';

/** Reads what the columns name, and `key` in whose order the rows come: no more than `limit` behind that whose key is `last`, 0 at first. */
type RowsAfter = (page: { last: number; limit: number }) => Promise<readonly Row[]>;

/** A list as a file of rows. */
export type CsvList = {
  /** The name of the file, and of the list in the audit log. */
  name: string;
  /** The heading of each column by its name in the SQL, from left to right. */
  columns: Readonly<Record<string, string>>;
} & (
  | { rowsAfter: RowsAfter }
  /** In an order of its own: the ids, and what reads what the columns name of some of them. */
  | { ids: readonly number[]; rowsOf: (ids: number[]) => Promise<readonly object[]> }
);

type Row = { key: number | string };

const rowsAtOnce = 2000;

/** Rows are read some at a time, by their key: no more lie in memory, and a slow reader holds no connection. */
async function* pagesOf(list: CsvList, userId: number): AsyncGenerator<readonly object[]> {
  if ('rowsAfter' in list) {
    yield* pagesByKey((page) => readAsUser(userId, () => list.rowsAfter(page)));
    return;
  }
  const read = (ids: number[]) => readAsUser(userId, () => list.rowsOf(ids));
  // A list without rows still has its headings.
  for (let from = 0; from === 0 || from < list.ids.length; from += rowsAtOnce)
    yield await read(list.ids.slice(from, from + rowsAtOnce));
}

async function* pagesByKey(rowsAfter: RowsAfter): AsyncGenerator<readonly Row[]> {
  let last = 0;
  for (;;) {
    const rows = await rowsAfter({ last, limit: rowsAtOnce });
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < rowsAtOnce) return;
    last = Number(end.key);
  }
}

/**
 * The text of rows, page by page; of the first page with the headings. A cell that a spreadsheet would take for a
 * formula gets an apostrophe in front; not where all of it `isOurs`, written by nobody else: amounts may be below 0.
 */
export async function* csvText(
  columns: CsvList['columns'],
  pages: AsyncIterable<readonly object[]>,
  { isOurs = false } = {},
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield stringify([...rows], {
      columns,
      header: isFirst,
      bom: isFirst,
      cast: { boolean: (value) => (value ? 'True' : 'False') },
      escape_formulas: !isOurs,
      record_delimiter: 'windows',
    });
    isFirst = false;
  }
}

/** The answer of a call that exports a list, recorded: it may take away what is known of everybody. */
export const csvAnswer = async (
  { session, now }: { session: Session; now: Date },
  list: CsvList,
): Promise<{ status: 200; body: FileBody<'text/csv'> }> => {
  await record({ actor: session, action: 'list.export', subject: { type: 'list', id: list.name } });
  const name = `${list.name}-${now.toISOString().slice(0, 10)}.csv`;
  return {
    status: 200,
    body: new FileBody({ mediaType: 'text/csv', name, disposition: 'attachment' }, () =>
      Promise.resolve(Readable.from(csvText(list.columns, pagesOf(list, session.userId)))),
    ),
  };
};
