import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { type CsvError, type Info, type InfoRecord, parse } from 'csv-parse';
import { archiveColumns, type ArchiveCells, type ArchiveColumn } from './archiveRow';

/** The file as a whole cannot be used. The message says why. */
export class ArchiveFileError extends Error {
  override readonly name = 'ArchiveFileError';
}

export type ArchiveLine = { line: number; cells: ArchiveCells | null; problem: string; bytesRead: number };

const longestRecord = 1_000_000;

const plainLineEnds = (): Transform => {
  let endsWithReturn = false;
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(chunk: string, _encoding, done) {
      const text = endsWithReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
      endsWithReturn = chunk.endsWith('\r');
      done(null, text.replace(/\r\n?/g, '\n'));
    },
  });
};

/** What separates the cells: spreadsheets write a comma, a semicolon or a tab, by the country they are set to. */
const separatorOf = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const [first = ''] = buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF?\s+/, '')
      .split(/[\r\n]/);
    const countOf = (sign: string): number => first.split(sign).length;
    return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
  } finally {
    await file.close();
  }
};

/** Where each column stands. Throws ArchiveFileError when the first line does not name them all. */
const placesOf = (header: readonly string[]): ReadonlyMap<ArchiveColumn, number> => {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  );
  const missing = archiveColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new ArchiveFileError(
      `The first line must name the columns ${archiveColumns.join(', ')}. Missing: ${missing.join(', ')}.`,
    );
  }
  return new Map(archiveColumns.map((column) => [column, names.indexOf(column)]));
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
 * Reads the lines of a CSV file, one after the other, without keeping them. Where quotes cannot be read, it is not
 * known where the next line begins: reading ends there, with a line that says so.
 * @throws ArchiveFileError when the first line does not name the columns
 */
export async function* readArchiveFile(path: string): AsyncGenerator<ArchiveLine> {
  const file: ReadStream = createReadStream(path, 'utf8');
  let brokenAt = Infinity;
  const parser = parserOf(await separatorOf(path), (line) => (brokenAt = Math.min(brokenAt, line)));
  const fail = (error: Error): unknown => parser.destroy(error);
  file.on('error', fail).pipe(plainLineEnds().on('error', fail)).pipe(parser);
  let places: ReadonlyMap<ArchiveColumn, number> | null = null;
  let width = 0;
  let lastLine = 0;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    const line = info.lines - record.reduce((ends, cell) => ends + lineEnds(cell), 0);
    if (line >= brokenAt) break;
    lastLine = info.lines;
    if (places === null) {
      places = placesOf(record);
      width = record.length;
      continue;
    }
    const cellAt = (column: ArchiveColumn): string => record[places?.get(column) ?? -1] ?? '';
    const cells = Object.fromEntries(
      archiveColumns.map((column) => [column, cellAt(column)]),
    ) as ArchiveCells;
    const fits = record.length === width;
    yield {
      line,
      cells: fits ? cells : null,
      problem: fits ? '' : `it has ${record.length} cells, and the first line has ${width}`,
      bytesRead: file.bytesRead,
    };
  }
  file.destroy();
  if (Number.isFinite(brokenAt)) {
    const problem = 'its quotes cannot be read, so that nothing from here on was imported';
    yield { line: lastLine + 1, cells: null, problem, bytesRead: file.bytesRead };
  } else if (places === null) throw new ArchiveFileError('The file is empty.');
}
