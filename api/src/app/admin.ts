import { loadEnvFile } from 'node:process';
import { closeDatabase } from '../platform/database/database';
import { now } from '../platform/settings/clock';
import { adminCommands, adminHelp } from './admin/adminCommands';
import { whyNotStarted } from './startUp';

// The operator's command: `node api/dist/admin.js`, in the repository `npm run admin --`.

const args = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

if (args[0] === '--env') {
  const [, file = ''] = args.splice(0, 2);
  try {
    loadEnvFile(file);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    complain(`The file of settings ${file} cannot be read (${code}).`);
    process.exit(1);
  }
}

const [name = 'help', ...given] = args;
const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;

if (command === undefined) {
  const isHelp = ['help', '--help', '-h'].includes(name);
  (isHelp ? say : complain)(isHelp ? adminHelp() : `There is no command ${name}.\n\n${adminHelp()}`);
  process.exit(isHelp ? 0 : 1);
}

let isWell = false;
try {
  isWell = await command.run(given, now);
} catch (error) {
  complain(`It could not be done: ${whyNotStarted(error)}.`);
}
await closeDatabase().catch(() => undefined);
// Connections that services keep open would keep it from ending.
process.exit(isWell ? 0 : 1);
