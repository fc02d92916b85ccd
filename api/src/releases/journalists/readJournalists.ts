import { CsvFileError, readCsv } from '../../platform/csv/readCsv';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import type { WithheldReason } from './addresses';
import { mostRefusals } from './journalistImport';
import { journalistColumns, type JournalistRow, readJournalistRow } from './journalistRow';
import { hashOf, saveJournalists } from './saveJournalists';

const batchSize = 1000;
/** Half a million people: more than the file can hold that makes sense. */
const mostCells = 2_000_000;

const whyWithheld: Readonly<Record<WithheldReason, string>> = {
  unsubscribed: 'this person has unsubscribed',
  bounced: 'mails to this address were refused',
};

const journalistImportFail = statement('journalist-import-fail')`
update journalist_imports set state = 'failed', failure = :why where storage_key = :storageKey and state = 'running'`;

export const failImport = (storageKey: string, why: string): Promise<unknown> =>
  journalistImportFail.run({ storageKey, why });

type Counts = { added: number; known: number; refused: number; refusals: { line: number; why: string }[] };

const journalistImportProgress = statement('journalist-import-progress')`
update journalist_imports set progress = :progress, added = :added, known = :known, refused = :refused, refusals = :refusals,
       state = case when :isDone then 'done' else state end where storage_key = :storageKey`;

const saveCounts = (storageKey: string, progress: number, counts: Counts, isDone = false): Promise<unknown> =>
  journalistImportProgress.run({
    storageKey,
    progress: Math.min(100, Math.floor(progress)),
    added: counts.added,
    known: counts.known,
    refused: counts.refused,
    refusals: JSON.stringify(counts.refusals.toSorted((one, other) => one.line - other.line)),
    isDone,
  });

const journalistImportFind = statement('journalist-import-find')`
select bytes from journalist_imports where storage_key = :storageKey and state = 'running'`;

/** Reads a file onto a list, a thousand rows at a time. Read again, it doubles nobody. */
const readJournalists: JobHandler<{ listId: number; storageKey: string }> = async (
  { listId, storageKey },
  { ports },
) => {
  const found = await journalistImportFind.maybe({ storageKey });
  if (found === undefined) return ports.storage.remove(storageKey);
  const counts: Counts = { added: 0, known: 0, refused: 0, refusals: [] };
  const refuse = (line: number, why: string): void => {
    counts.refused += 1;
    if (counts.refusals.length < mostRefusals) counts.refusals.push({ line, why });
  };
  let rows = new Map<string, JournalistRow & { line: number }>();
  const save = (progress: number, isDone = false): Promise<unknown> =>
    inTransaction(async () => {
      const { added, withheld } = await saveJournalists(listId, rows);
      const reasons = Object.entries(withheld);
      counts.added += added;
      counts.known += rows.size - added - reasons.length;
      for (const [hash, reason] of reasons) refuse(rows.get(hash)?.line ?? 1, whyWithheld[reason]);
      rows = new Map();
      await saveCounts(storageKey, progress, counts, isDone);
    });
  const open = async () => {
    const file = await ports.storage.open(storageKey);
    if (file === null) throw new CsvFileError('The file is not there any more.');
    return file;
  };
  try {
    for await (const { line, cells, problem, bytesRead } of readCsv(open, journalistColumns, mostCells)) {
      const row = cells === null ? problem : readJournalistRow(cells);
      if (typeof row === 'string') refuse(line, row);
      else if (rows.has(hashOf(row))) refuse(line, 'this address is on an earlier line');
      else rows.set(hashOf(row), { ...row, line });
      if (rows.size === batchSize) await save((100 * bytesRead) / found.bytes);
    }
    await save(100, true);
  } catch (error) {
    if (!(error instanceof CsvFileError)) throw error;
    await failImport(storageKey, error.message);
  }
  await ports.storage.remove(storageKey);
};

export const readJournalistsJob = {
  handler: readJournalists,
  title: 'Import people into a journalist list',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 900,
} as const satisfies JobPlan;
