import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../process/refusal';
import { complain, outliveTheTerminal, say } from '../process/terminal';
import { resetData, whatResetDeletes } from './reset';
import { readSettings } from './settings';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

outliveTheTerminal();
try {
  const args = process.argv.slice(2);
  const { dataDir, databaseUrl } = readSettings(process.env, args, root);
  const paths = whatResetDeletes(dataDir);
  if (databaseUrl !== null) say('The database of DATABASE_URL is not touched.');
  if (paths.length === 0) say(`There are no local data in ${dataDir}.`);
  else if (args.includes('--yes') || (await agreed(paths))) {
    await resetData(dataDir);
    say('The local data are deleted. The next npm start seeds the demo data again.');
  } else {
    complain('Nothing was deleted.');
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  complain(error.message);
  process.exitCode = 1;
}

async function agreed(paths: readonly string[]): Promise<boolean> {
  say('This deletes all local data, for good:');
  for (const path of paths) say(`  ${path}`);
  if (!process.stdin.isTTY) {
    say('There is nobody to ask: run npm run reset -- --yes to do it without a question.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Delete them? (yes/no) ').catch(() => '');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
