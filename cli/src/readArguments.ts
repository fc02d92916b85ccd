import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Command, CommandOption } from './commands';
import { UsageError } from './usageError';

/** A call as it is made, from what was typed. */
export type Asked = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
  /** The file that is sent. */
  file: string | undefined;
  /** Where a file that is answered is written; standard output without it. */
  out: string | undefined;
};

const numberOf = ({ name, kind }: CommandOption, text: string): number => {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value) || (kind === 'integer' && !Number.isInteger(value)))
    throw new UsageError(
      `--${name} is a ${kind === 'integer' ? 'whole number' : 'number'}, and not '${text}'.`,
    );
  return value;
};

const valueOf = (option: CommandOption, text: string): unknown => {
  const { name, kind, values } = option;
  const parts = kind === 'list' ? text.split(',').filter((part) => part !== '') : [text];
  const wrong = values.length > 0 && parts.find((part) => !values.includes(part));
  if (typeof wrong === 'string')
    throw new UsageError(`--${name} is one of ${values.join(', ')}, and not '${wrong}'.`);
  if (kind === 'list') return parts;
  if (kind === 'integer' || kind === 'number') return numberOf(option, text);
  if (kind !== 'boolean') return text;
  if (text !== 'true' && text !== 'false')
    throw new UsageError(`--${name} is true or false, and not '${text}'.`);
  return text === 'true';
};

/** JSON as it stands, of a file (`@draft.json`), or of standard input (`-`). */
const readBody = (given: string): Record<string, unknown> => {
  const text =
    given === '-' ? readFileSync(0, 'utf8') : given.startsWith('@') ? readText(given.slice(1)) : given;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new UsageError('--body is an object of JSON, @ and a file of it, or - for standard input.');
};

/** Throws UsageError for a file that cannot be read. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The file ${file} cannot be read.`);
  }
};

const reserved = (command: Command): Record<string, { type: 'string' }> => ({
  ...(command.body === 'json' ? { body: { type: 'string' as const } } : {}),
  ...(command.body === 'file' ? { file: { type: 'string' as const } } : {}),
  ...(command.answersFile ? { out: { type: 'string' as const } } : {}),
});

const parsed = (command: Command, args: readonly string[]): Record<string, string | undefined> => {
  const options = Object.fromEntries(command.options.map(({ name }) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, ...reserved(command) },
      strict: true,
      allowPositionals: false,
    });
    return values;
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ');
    throw new UsageError(`${first}. 'dispatch ${command.name} --help' says what it takes.`);
  }
};

/**
 * What was typed behind the name of a command. A field of its own (`--headline …`) goes over the same of --body. Throws
 * UsageError for what is unknown, missing or of another kind.
 */
export const readArguments = (command: Command, args: readonly string[]): Asked => {
  const values = parsed(command, args);
  const own = new Set(Object.keys(reserved(command)));
  const asked: Asked = {
    path: {},
    query: {},
    headers: {},
    body: command.body === 'json' ? {} : undefined,
    file: own.has('file') ? values['file'] : undefined,
    out: own.has('out') ? values['out'] : undefined,
  };
  if (own.has('body') && values['body'] !== undefined) asked.body = readBody(values['body']);
  const wholeBody = asked.body;
  for (const option of command.options) {
    const text = values[option.name];
    if (text === undefined) continue;
    const value = valueOf(option, text);
    if (option.in === 'body') (asked.body ??= {})[option.field] = value;
    else if (option.in === 'header') asked.headers[option.field] = text;
    else asked[option.in][option.field] = value;
  }
  const missing = command.options.filter(
    ({ required, in: place, field }) =>
      required &&
      !(place === 'header'
        ? field in asked.headers || field === 'Idempotency-Key'
        : place === 'body'
          ? field in (wholeBody ?? asked.body ?? {})
          : field in asked[place]),
  );
  if (missing.length > 0)
    throw new UsageError(`Please give ${missing.map(({ name }) => `--${name}`).join(', ')}.`);
  if (command.body === 'file' && asked.file === undefined) throw new UsageError('Please give --file.');
  return asked;
};
