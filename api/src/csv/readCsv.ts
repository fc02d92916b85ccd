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
      onBytes(chunk.length);
      done(null, plain(decoder.write(chunk)));
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

const parserOf = (separator: string, onError: (line: number) => void) =>
  parse({
    bom: true,
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

type Parsed = InfoRecord & { record: string[]; info: Info };

/**
 * Reads the lines of a CSV file, one after the other, without keeping them; other columns are ignored. Where quotes
 * cannot be read, it is not known where the next line begins: reading ends there, with a line that says so.
 * @param open opens the file; it is opened twice
 * @throws CsvFileError when the first line does not name the columns
 */
export async function* readCsv<Column extends string>(
  open: () => Promise<Readable>,
  columns: readonly Column[],
): AsyncGenerator<CsvLine<Column>> {
  const separator = await separatorOf(await open());
  const file = await open();
  let brokenAt = Infinity;
  let bytesRead = 0;
  const parser = parserOf(separator, (line) => (brokenAt = Math.min(brokenAt, line)));
  const fail = (error: Error): unknown => parser.destroy(error);
  const plain = plainLineEnds((count) => (bytesRead += count));
  file.on('error', fail).pipe(plain.on('error', fail)).pipe(parser);
  let places: ReadonlyMap<Column, number> | null = null;
  let width = 0;
  let lastLine = 0;
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
  file.destroy();
  if (Number.isFinite(brokenAt)) {
    const problem = 'its quotes cannot be read, so that nothing from here on was imported';
    yield { line: lastLine + 1, cells: null, problem, bytesRead };
  } else if (places === null) throw new CsvFileError('The file is empty.');
}
