import { writeFileSync } from 'node:fs';
import { ApiError } from '@dispatch/contract';
import { NotGenuine } from '@dispatch/contract/verify';
import type { Contract } from '@dispatch/contract/document';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { sentFor, serverOf } from './callServer';
import { type Command, commandsOf } from './commands';
import { readConnection } from './connection';
import { commandHelp, mcpUsage, overview } from './helpText';
import { startMcp } from './mcp';
import { readArguments } from './readArguments';
import { submitRelease, submitUsage } from './submitRelease';
import { UsageError } from './usageError';
import { verify, verifyUsage } from './verify';
import { verifyLog, verifyLogUsage } from './verifyLog';

/** What a run is surrounded by. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  now: () => Date;
  out: (text: string | Buffer) => void;
  err: (text: string) => void;
  fetch?: (request: Request) => Promise<Response>;
  /** What a server for agents speaks over. */
  transport: () => Transport;
};

const runCommand = async (
  command: Command,
  args: readonly string[],
  { surroundings, print }: { surroundings: Surroundings; print: (value: unknown) => void },
): Promise<void> => {
  const asked = readArguments(command, args);
  const server = serverOf(readConnection(surroundings), surroundings.fetch);
  const sent = sentFor(command, asked);
  if (!command.answersFile) {
    print(await server.call(command.operation.id, sent));
    return;
  }
  const file = await server.download(command.operation.id, sent);
  if (asked.out === undefined) surroundings.out(file);
  else writeFileSync(asked.out, file);
};

const closest = (commands: ReadonlyMap<string, Command>, name: string): string => {
  const words = name.split('-');
  const near = [...commands.keys()].filter((one) =>
    words.some((word) => word.length > 3 && one.includes(word)),
  );
  return near.length === 0 ? '' : ` Perhaps ${near.slice(0, 5).join(', ')}?`;
};

const dispatch = async (
  words: readonly string[],
  contract: Contract,
  surroundings: Surroundings,
  { print, isJson }: { print: (value: unknown) => void; isJson: boolean },
): Promise<void> => {
  const { out, err, fetch, now } = surroundings;
  const [name = '--help', ...rest] = words;
  const commands = commandsOf(contract);
  const isHelp = rest.includes('--help');
  if (name === '--help' || name === 'help') out(`${overview(commands)}\n`);
  else if (name === 'mcp' && !isHelp) {
    await startMcp(contract, readConnection(surroundings), surroundings.transport(), fetch);
  } else if (name === 'mcp') out(`${mcpUsage}\n`);
  else if (name === 'verify-log') out(`${isHelp ? verifyLogUsage : await verifyLog(rest)}\n`);
  else if (name === 'verify') out(`${isHelp ? verifyUsage : await verify(rest, isJson)}\n`);
  else if (name === 'release' && rest[0] === 'submit') {
    if (isHelp) out(`${submitUsage}\n`);
    else {
      const connection = readConnection(surroundings);
      const { call } = serverOf(connection, fetch);
      const progress = (line: string): void => err(`${line}\n`);
      print(await submitRelease(rest.slice(1), { call, url: connection.url, now: now(), progress }));
    }
  } else {
    const command = commands.get(name);
    if (command === undefined)
      throw new UsageError(
        `There is no command '${name}'.${closest(commands, name)} 'dispatch --help' lists all.`,
      );
    if (isHelp) out(`${commandHelp(command)}\n`);
    else await runCommand(command, rest, { surroundings, print });
  }
};

/**
 * Runs what was typed. Answers the exit code: 0, 1 for what the server refuses or is not genuine, 2 for what was typed wrongly. Never throws for
 * either.
 */
export const run = async (
  args: readonly string[],
  contract: Contract,
  surroundings: Surroundings,
): Promise<number> => {
  const { out, err } = surroundings;
  const isJson = args.includes('--json');
  const print = (value: unknown): void => {
    if (value !== undefined) out(`${JSON.stringify(value, null, isJson ? undefined : 2)}\n`);
  };
  try {
    await dispatch(
      args.filter((one) => one !== '--json'),
      contract,
      surroundings,
      { print, isJson },
    );
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      err(isJson ? `${JSON.stringify({ code: 'usage', message: error.message })}\n` : `${error.message}\n`);
      return 2;
    }
    if (error instanceof NotGenuine) {
      const text = `Not genuine. ${error.message}`;
      err(isJson ? `${JSON.stringify({ code: 'not-genuine', message: text })}\n` : `${text}\n`);
      return 1;
    }
    if (!(error instanceof ApiError)) throw error;
    const { problem, retryAfter } = error;
    const later = retryAfter === null ? [] : [`Try again in ${retryAfter} seconds.`];
    const { errors = [], message } = problem;
    const lines = errors.length > 0 ? errors : [message];
    err(isJson ? `${JSON.stringify(problem)}\n` : `${[...lines, ...later].join('\n')}\n`);
    return 1;
  }
};
