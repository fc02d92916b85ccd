import { importArchive } from '../releases/archive/importArchive';
import { readDatabaseUrl } from '../platform/settings/readConfig';
import { CsvFileError } from '../platform/csv/readCsv';
import { closeDatabase, connectDatabase } from '../platform/database/database';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

const [path = ''] = process.argv.slice(2);

if (path === '') {
  complain('Which file? npm run import:archive -- file.csv');
  process.exit(1);
}

connectDatabase(readDatabaseUrl());
try {
  const summary = await importArchive(path, {
    onRefused: (line, why) => complain(`Line ${line}: ${why}.`),
    onProgress: (read, part) => say(`${count(read, 'row', 'rows')} read (${Math.floor(part * 100)} %) …`),
  });
  const { read, added, changed, unchanged, refused, waitingLogins } = summary;
  say(
    `${count(read, 'row', 'rows')} read: ${added} added, ${changed} changed, ${unchanged} as they were, ` +
      `${refused} not imported.`,
  );
  if (waitingLogins > 0) {
    say(
      `${count(waitingLogins, 'login has', 'logins have')} no account yet: ` +
        'their releases are kept, and show once they register.',
    );
  }
  if (refused > 0) {
    complain('Mend the lines above and run the import again: nothing is doubled.');
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof CsvFileError)) throw error;
  complain(error.message);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
