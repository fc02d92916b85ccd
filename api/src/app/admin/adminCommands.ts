import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { groups } from '@dispatch/contract';
import { connectDatabase } from '../../platform/database/database';
import { connectReplica } from '../../platform/database/replica';
import { createPorts } from '../../platform/ports/createPorts';
import {
  readConfig,
  readDatabaseUrl,
  readEnvironment,
  readStorageConfig,
  readTokenKeys,
} from '../../platform/settings/readConfig';
import { migrateDatabase } from '../migrateDatabase';
import { askForSettings, writeSettings } from './askedSettings';
import {
  backup,
  type Installation,
  makeBackupKey,
  restore,
  restoreBase,
  restoreFiles,
} from './backupCommands';
import { checkInstallation } from './checkInstallation';
import { grantGroup } from './grantGroup';
import { listQueues } from './listQueues';
import { revokeKey } from './revokeKey';
import { rotateKeys } from './rotateKeys';
import { setMaintenance } from './setMaintenance';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Its arguments as they are shown, what it does, and the work: whether all is well afterwards. */
type Command = {
  takes: string;
  does: string;
  run: (args: readonly string[], now: () => Date) => Promise<boolean>;
};

const defaultFile = '/etc/dispatch/dispatch.env';

const init: Command['run'] = async ([path = defaultFile]) => {
  if (existsSync(path)) {
    complain(
      `${path} is there already, with secrets that are in use: nothing was written. Name another file, or change that one.`,
    );
    return false;
  }
  let isHidden = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isHidden) process.stderr.write(chunk);
      done();
    },
  });
  const terminal = process.stdin.isTTY && process.stderr.isTTY;
  const input = createInterface({ input: process.stdin, output, terminal });
  const lines = input[Symbol.asyncIterator]();
  try {
    const settings = await askForSettings(
      readEnvironment(),
      async (question, isSecret = false) => {
        process.stderr.write(isSecret ? `${question}(not shown) ` : question);
        isHidden = isSecret;
        const { done, value } = (await lines.next()) as { done?: boolean; value?: string };
        if (isSecret) process.stderr.write('\n');
        isHidden = false;
        return done === true ? null : (value ?? '');
      },
      complain,
    );
    if (settings === null) {
      complain('\nThe input ended before all was answered: nothing was written.');
      return false;
    }
    await writeSettings(path, settings);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    complain(`${path} could not be written (${code}).`);
    return false;
  } finally {
    input.close();
  }
  say(`${path} is written, for its owner alone. Next: dispatch-admin --env ${path} migrate, then check.`);
  return true;
};

const check: Command['run'] = async (_args, now) => {
  const config = readConfig();
  connectDatabase(config.databaseUrl, { names: config.namesStatements });
  connectReplica(config.replicaUrl);
  let wrong = 0;
  for await (const { name, said, mend } of checkInstallation({ config, ports: createPorts(config), now })) {
    say(`${mend === null ? 'good ' : 'WRONG'}  ${name}: ${said}`);
    if (mend === null) continue;
    wrong += 1;
    say(`         To mend it: ${mend}.`);
  }
  say(wrong === 0 ? 'All is well.' : `${wrong} to be mended.`);
  return wrong === 0;
};

const grant: Command['run'] = async ([login = '', group = ''], now) => {
  if (login === '' || group === '') {
    complain(`Whom, and into which group? grant <e-mail address> <${groups.join(' | ')}>`);
    return false;
  }
  connectDatabase(readDatabaseUrl());
  const { isDone, said } = await grantGroup(login, group, now());
  (isDone ? say : complain)(said);
  return isDone;
};

const migrateCommand: Command['run'] = async () => {
  say(await migrateDatabase(readDatabaseUrl()));
  return true;
};

const jobs: Command['run'] = async () => {
  connectDatabase(readDatabaseUrl());
  const queues = await listQueues();
  if (queues.length === 0) say('Nothing waits, and nothing has failed.');
  for (const { name, waiting, running, retrying, failed, oldest } of queues) {
    const since = oldest === null ? '' : `, the oldest since ${oldest.toISOString()}`;
    say(
      `${name}: ${waiting} waiting${since}; ${running} running, ${retrying} to be tried again, ${failed} failed`,
    );
  }
  return queues.every(({ failed }) => failed === 0);
};

const rotate: Command['run'] = async (_args, now) => {
  connectDatabase(readDatabaseUrl());
  const { isDone, said } = await rotateKeys(readTokenKeys(), now());
  (isDone ? say : complain)(said);
  return isDone;
};

const revoke: Command['run'] = async ([name = ''], now) => {
  connectDatabase(readDatabaseUrl());
  const { isDone, said } = await revokeKey(name, now());
  (isDone ? say : complain)(said);
  return isDone;
};

const maintenance: Command['run'] = async ([asked = ''], now) => {
  connectDatabase(readDatabaseUrl());
  const { isDone, said } = await setMaintenance(asked, now());
  (isDone ? say : complain)(said);
  return isDone;
};

const installation = (): Installation => {
  const databaseUrl = readDatabaseUrl();
  connectDatabase(databaseUrl);
  return { databaseUrl, storage: readStorageConfig() };
};

/** The words of a command and what is behind its options; throws with a sentence for an option that it does not know. */
const parsed = (args: readonly string[], names: Readonly<Record<string, 'string' | 'boolean'>>) => {
  const options = Object.fromEntries(Object.entries(names).map(([name, type]) => [name, { type }]));
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const textOf = (name: string): string => (typeof values[name] === 'string' ? values[name] : '');
  return { words: positionals, has: (name: string) => values[name] !== undefined, textOf };
};

const backupCommand: Command['run'] = async (args, now) => {
  const { words, has } = parsed(args, { base: 'boolean' });
  const recipient = readEnvironment()['BACKUP_RECIPIENT'] ?? '';
  const [where = ''] = words;
  const { isDone, said } = await backup(where, has('base'), { ...installation(), recipient }, now(), say);
  (isDone ? say : complain)(said);
  return isDone;
};

const backupKey: Command['run'] = async ([path = '']) => {
  const { isDone, said } = await makeBackupKey(path);
  (isDone ? say : complain)(said);
  return isDone;
};

const restoreCommand: Command['run'] = async (args) => {
  const { words, has, textOf } = parsed(args, {
    into: 'string',
    wal: 'string',
    'to-time': 'string',
    files: 'boolean',
  });
  const [from = '', keyFile = ''] = words;
  const target = { into: textOf('into'), wal: textOf('wal'), toTime: textOf('to-time') };
  const isBase = ['into', 'wal', 'to-time'].some(has);
  const { isDone, said } = await (has('files')
    ? restoreFiles(from, keyFile, installation())
    : isBase
      ? restoreBase(from, keyFile, target, installation(), say)
      : restore(from, keyFile, installation(), say));
  (isDone ? say : complain)(said);
  return isDone;
};

/** What an operator can have done, by name. */
export const adminCommands: Readonly<Record<string, Command>> = {
  init: {
    takes: `[file, else ${defaultFile}]`,
    does: 'asks for the settings, makes the secrets, and writes them to a new file of mode 600',
    run: init,
  },
  migrate: { takes: '', does: 'brings the database up to date', run: migrateCommand },
  check: { takes: '', does: 'looks at all that an installation needs, and says how to mend it', run: check },
  grant: {
    takes: '<e-mail address> <group>',
    does: `puts somebody who has registered into ${groups.join(', ')}`,
    run: grant,
  },
  maintenance: {
    takes: '<on | off>',
    does: 'has the site read only for a while: whoever changes something is told to try again soon',
    run: maintenance,
  },
  'rotate-keys': {
    takes: '',
    does: 'brings what is sealed under the first of TOKEN_KEYS, and has the signing key of the identity service replaced',
    run: rotate,
  },
  'revoke-key': {
    takes: '<name in SIGNING_KEYS>',
    does: 'has nothing count that this key signs from now on, because somebody else may have it; for ever',
    run: revoke,
  },
  'backup-key': {
    takes: '<file>',
    does: 'makes the key that opens backups, in a new file of mode 600',
    run: backupKey,
  },
  backup: {
    takes: '<folder | s3://bucket> [--base]',
    does: 'writes the database and the files of this moment there, sealed, while all goes on; --base: the data of PostgreSQL, to be brought to any moment since',
    run: backupCommand,
  },
  restore: {
    takes:
      '<folder | s3://bucket>/<name> <file of the key> [--into <new folder> --wal <command> [--to-time <moment>] | --files]',
    does: 'puts a backup into a new database, and its files into their place; --into: a base backup, which PostgreSQL brings to a moment; --files: no more than files that are missing',
    run: restoreCommand,
  },
  jobs: { takes: '', does: 'shows what waits in the queues, and what has failed', run: jobs },
};

/** All commands with what they do. */
export const adminHelp = (): string =>
  [
    'dispatch-admin [--env file] <command>',
    '',
    ...Object.entries(adminCommands).map(
      ([name, { takes, does }]) => `  ${`${name} ${takes}`.trim()}\n      ${does}`,
    ),
    '',
    'Settings come from the environment, or from the file that --env names. Each ends with 0 when all is well, else with 1.',
  ].join('\n');
