import type { Command, CommandOption } from './commands';

const wrapped = (text: string, indent: string, width = 96): string => {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width - indent.length) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
};

const sayKind = ({ kind, values }: CommandOption): string => {
  if (values.length > 0) return `<${values.join('|')}>`;
  return kind === 'list' ? '<one,two>' : `<${kind}>`;
};

const optionText = (option: CommandOption): string =>
  `  --${option.name} ${sayKind(option)}${option.required && option.field !== 'Idempotency-Key' ? '  (required)' : ''}\n${wrapped(
    option.field === 'Idempotency-Key'
      ? 'Makes it happen once, however often it is sent. Without it one is made.'
      : option.description,
    '      ',
  )}`;

/** What a command does, which scope it takes and each of its options. */
export const commandHelp = (command: Command): string => {
  const { name, operation, options, body, answersFile } = command;
  const { written, summary, permissions } = operation;
  const described = written.operation['description'];
  const more = [
    ...(body === 'json'
      ? [
          '  --body <json|@file|->\n      The whole body as JSON; options of their own go over the same of it.',
        ]
      : []),
    ...(body === 'file' ? ['  --file <path>  (required)\n      The file that is sent.'] : []),
    ...(answersFile
      ? ['  --out <path>\n      Where the file is written; without it to standard output.']
      : []),
  ];
  return [
    `dispatch ${name}: ${summary}`,
    wrapped(typeof described === 'string' ? described : '', '  '),
    `  ${operation.method} ${operation.path}, with the scope ${permissions?.join(' or ') || 'of any token'}.`,
    ...[...options.map(optionText), ...more],
  ].join('\n\n');
};

/** How an agent is led to the calls. */
export const mcpUsage = `dispatch mcp

Speaks the Model Context Protocol on standard input and output: each call of a customer's token is a tool, with the
schema of the contract. Give it to an agent as a command, with DISPATCH_URL and DISPATCH_TOKEN in its environment. The
token's scopes are what the agent may do.`;

/** All commands, by what they are about. */
export const overview = (commands: ReadonlyMap<string, Command>): string => {
  const byTag = new Map<string, Command[]>();
  for (const command of commands.values()) {
    const { tag } = command.operation;
    byTag.set(tag, [...(byTag.get(tag) ?? []), command]);
  }
  const lists = [...byTag].map(([tag, list]) =>
    [tag, ...list.map(({ name, operation }) => `  ${name.padEnd(34)} ${operation.summary}`)].join('\n'),
  );
  return [
    `dispatch: what your account does on a Dispatch site, by an access token.

  dispatch release submit <file.md|file.docx> [--package name] [--bundle] [--follow]
  dispatch verify <address|proof.json> [--keys file]
  dispatch verify-log <site> [--kept file]
  dispatch mcp
  dispatch <command> [options] [--json]
  dispatch <command> --help

DISPATCH_URL and DISPATCH_TOKEN say where and who, or ~/.config/dispatch.json does. Answers are JSON, with
--json in one line; refusals go to standard error, and the exit code is 1, or 2 for what was typed wrongly.`,
    ...lists,
  ].join('\n\n');
};
