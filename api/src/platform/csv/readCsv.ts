import { type Readable, Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type CsvError, type Info, type InfoRecord, parse } from 'csv-parse';

/** The file as a whole cannot be used. The message says why. */
export class CsvFileError extends Error {
  override readonly name = 'CsvFileError';
}

/** A line with its cells by column, or with why it has none; and how many bytes of the file are read by then. */
export type CsvLine<Column extends string> = {
  line: number;
  cells: Readonly<Record<Column, string>> | null;
  problem: string;
  bytesRead: number;
};

const longestRecord = 1_000_000;

/** Far more than a table of people or releases has; a row with as many commas as bytes would fill the memory. */
const mostCellsOfRow = 200;

/** So much of a file is parsed in one go, however large the pieces in which it comes. */
const pieceBytes = 64 * 1024;

const plainLineEnds = (onBytes: (count: number) => void): Transform => {
  const decoder = new StringDecoder('utf8');
  let endsWithReturn = false;
  const plain = (text: string): string => {
    const rest = endsWithReturn && text.startsWith('\n') ? text.slice(1) : text;
    endsWithReturn = text === '' ? endsWithReturn : text.endsWith('\r');
    return rest.replace(/\r\n?/g, '\n');
  };
  return new Transform({
    encoding: 'utf8',
    transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes);
        onBytes(piece.length);
        this.push(plain(decoder.write(piece)));
      }
      done();
    },
    flush(done) {
      done(null, plain(decoder.end()));
    },
  });
};

/** What separates the cells: spreadsheets write a comma, a semicolon or a tab, by the country they are set to. */
const separatorOf = async (file: Readable): Promise<string> => {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const [first = ''] = chunk
      .toString('utf8')
      .replace(/^\uFEFF?\s+/, '')
      .split(/[\r\n]/);
    const countOf = (sign: string): number => first.split(sign).length;
    return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
  }
  return ',';
};

/** Where each column stands. Throws CsvFileError when the first line does not name them all. */
const placesOf = <Column extends string>(
  header: readonly string[],
  columns: readonly Column[],
): ReadonlyMap<Column, number> => {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  );
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new CsvFileError(
      `The first line must name the columns ${columns.join(', ')}. Missing: ${missing.join(', ')}.`,
    );
  }
  return new Map(columns.map((column) => [column, names.indexOf(column)]));
};

const lineEnds = (text: string): number => text.split('\n').length - 1;

const parserOf = (
  separator: string,
  onCell: (place: { line: number; index: number }) => void,
  onError: (line: number) => void,
) =>
  parse({
    bom: true,
    cast: (cell, { index, lines: line }) => {
      onCell({ line, index });
      return cell;
    },
    delimiter: separator,
    info: true,
    max_record_size: longestRecord,
    on_skip: (error?: CsvError & { lines?: number }) => {
      onError(error?.lines ?? 0);
      return undefined;
    },
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });

const unread = 'Nothing from here on was imported.';

type Parsed = InfoRecord & { record: string[]; info: Info };

/**
 * Reads the lines of a CSV file, one after the other, without keeping them; other columns are ignored. Where quotes
 * cannot be read, it is not known where the next line begins: reading ends there, with a line that says so.
 * @param open opens the file; it is opened twice
 * @param mostCells of the whole file
 * @throws CsvFileError when the first line does not name the columns, and where cells are too many: reading ends there
 */
export async function* readCsv<Column extends string>(
  open: () => Promise<Readable>,
  columns: readonly Column[],
  mostCells = Infinity,
): AsyncGenerator<CsvLine<Column>> {
  const separator = await separatorOf(await open());
  const file = await open();
  let brokenAt = Infinity;
  let bytesRead = 0;
  let cellCount = 0;
  // The parser goes on to the end of its piece: an error is made of the first cell that is too many, and not of each.
  const endAt = (line: number, what: string, most: number): unknown =>
    parser.destroyed ||
    fail(
      new CsvFileError(`Line ${line}: ${what} more than ${most.toLocaleString('en-US')} cells. ${unread}`),
    );
  const parser = parserOf(
    separator,
    ({ line, index }) => {
      cellCount += 1;
      if (index >= mostCellsOfRow) endAt(line, 'it has', mostCellsOfRow);
      else if (cellCount > mostCells) endAt(line, 'up to here the file has', mostCells);
    },
    (line) => (brokenAt = Math.min(brokenAt, line)),
  );
  const fail = (error: Error): unknown => parser.destroyed || parser.destroy(error);
  const plain = plainLineEnds((count) => (bytesRead += count));
  file.on('error', fail).pipe(plain.on('error', fail)).pipe(parser);
  let places: ReadonlyMap<Column, number> | null = null;
  let width = 0;
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = info.lines - record.reduce((ends, cell) => ends + lineEnds(cell), 0);
      if (line >= brokenAt) break;
      lastLine = info.lines;
      if (places === null) {
        places = placesOf(record, columns);
        width = record.length;
        continue;
      }
      const cellAt = (column: Column): string => record[places?.get(column) ?? -1] ?? '';
      const cells = Object.fromEntries(columns.map((column) => [column, cellAt(column)])) as Record<
        Column,
        string
      >;
      const fits = record.length === width;
      yield {
        line,
        cells: fits ? cells : null,
        problem: fits ? '' : `it has ${record.length} cells, and the first line has ${width}`,
        bytesRead,
      };
    }
  } finally {
    file.destroy();
  }
  if (Number.isFinite(brokenAt)) {
    const problem = 'its quotes cannot be read, so that nothing from here on was imported';
    yield { line: lastLine + 1, cells: null, problem, bytesRead };
  } else if (places === null) throw new CsvFileError('The file is empty.');
}
