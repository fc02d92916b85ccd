import { open, stat } from 'node:fs/promises';
import { CsvFileError, type CsvLine, readCsv } from '../../platform/csv/readCsv';
import { statement } from '../../platform/database/statement';
import { archiveColumns, readArchiveRow, type ArchiveColumn, type ArchiveRow } from './archiveRow';
import { saveArchiveRows } from './saveArchiveRows';

export type ImportSummary = {
  read: number;
  added: number;
  changed: number;
  /** Kept already, as the file has them. */
  unchanged: number;
  refused: number;
  waitingLogins: number;
};

export type ImportListener = {
  /** A line that was not imported, and why. */
  onRefused: (line: number, why: string) => void;
  /** Lines that are done, and which part of the file they are, from 0 to 1. */
  onProgress: (read: number, part: number) => void;
};

const batchSize = 1000;

const sizeOf = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new CsvFileError(`There is no file ${path}.`);
  if (!found.isFile()) throw new CsvFileError(`${path} is not a file.`);
  return found.size;
};

const archiveWaitingLogins = statement('archive-waiting-logins')`
select count(*)::integer as "waiting!" from unnest(:logins::text[]) as file (login)
     where not exists (select 1 from users u where u.okta_login = file.login)`;

const countWaiting = async (logins: ReadonlySet<string>): Promise<number> => {
  const row = await archiveWaitingLogins.maybe({ logins: [...logins] });
  return row?.waiting ?? 0;
};

/** Tells which legacy ids the file has had, and on which line. */
const repetition = () => {
  const lines = new Map<number, number>();
  return (row: ArchiveRow, line: number): ArchiveRow | string => {
    const earlier = lines.get(row.legacyId);
    if (earlier !== undefined) return `the legacy id ${row.legacyId} is on line ${earlier} already`;
    lines.set(row.legacyId, line);
    return row;
  };
};

/**
 * Imports releases of the former system from a CSV file, a thousand lines at a time. What cannot be used is named by its
 * line and left out; what is kept already is not doubled, so that a mended file is simply imported again.
 * @throws CsvFileError when there is no such file, or its first line does not name the columns
 */
export const importArchive = async (path: string, listener: ImportListener): Promise<ImportSummary> => {
  const size = await sizeOf(path);
  const summary = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const logins = new Set<string>();
  const onlyOnce = repetition();
  let batch: ArchiveRow[] = [];

  const save = async (): Promise<void> => {
    if (batch.length === 0) return;
    const { added, changed } = await saveArchiveRows(batch);
    summary.added += added;
    summary.changed += changed;
    summary.unchanged += batch.length - added - changed;
    batch = [];
  };
  const readLine = ({ line, cells, problem }: CsvLine<ArchiveColumn>): ArchiveRow | string => {
    const row = cells === null ? problem : readArchiveRow(cells);
    return typeof row === 'string' ? row : onlyOnce(row, line);
  };

  const opened = async () => (await open(path)).createReadStream();
  for await (const found of readCsv(opened, archiveColumns)) {
    summary.read += 1;
    const row = readLine(found);
    if (typeof row === 'string') {
      summary.refused += 1;
      listener.onRefused(found.line, row);
      continue;
    }
    logins.add(row.login);
    batch.push(row);
    if (batch.length < batchSize) continue;
    await save();
    listener.onProgress(summary.read, Math.min(1, found.bytesRead / size));
  }
  await save();
  return { ...summary, waitingLogins: await countWaiting(logins) };
};
