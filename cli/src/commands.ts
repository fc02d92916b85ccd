import type { Contract, DescribedOperation, JsonObject } from '@dispatch/contract/document';
import { isObject, locate, objectAt, resolve, textAt } from '@dispatch/contract/document';

/** What an option takes: a list is written between commas. */
type OptionKind = 'text' | 'integer' | 'number' | 'boolean' | 'list';

/** A parameter of a call, or a field of its body that is written as a word. */
export type CommandOption = {
  /** As it is typed, without the two dashes. */
  name: string;
  /** As the contract has it. */
  field: string;
  in: 'path' | 'query' | 'header' | 'body';
  kind: OptionKind;
  required: boolean;
  description: string;
  /** What may be chosen; empty for anything. */
  values: readonly string[];
};

/** A call of the contract as a command. */
export type Command = {
  name: string;
  operation: DescribedOperation;
  options: readonly CommandOption[];
  /** How its body is given; null where it takes none. */
  body: 'json' | 'file' | null;
  /** Its answer is a file. */
  answersFile: boolean;
  /** Nothing is changed by it. */
  isReading: boolean;
};

/** `saveDraft` as it is typed: `save-draft`; `PRID` stays one word. */
const dashed = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

const kindOf = (schema: JsonObject): OptionKind | null => {
  const { type, enum: values } = schema;
  const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null');
  if (types.length !== 1) return values === undefined ? null : 'text';
  const [one] = types as [unknown];
  if (one === 'string') return 'text';
  if (one === 'integer' || one === 'number' || one === 'boolean') return one;
  const items = schema['items'];
  return one === 'array' && isObject(items) && !('properties' in items) && items['type'] !== 'object'
    ? 'list'
    : null;
};

const optionOf = (
  document: JsonObject,
  {
    name,
    place,
    schema: written,
    required,
  }: {
    name: string;
    place: CommandOption['in'];
    schema: unknown;
    required: boolean;
  },
  description: string | undefined,
): CommandOption | null => {
  const schema = resolve(document, written);
  const items = isObject(schema['items']) ? resolve(document, schema['items']) : {};
  const kind = kindOf({ ...schema, ...('items' in schema ? { items } : {}) });
  if (kind === null) return null;
  const values = (schema['enum'] ?? items['enum'] ?? []) as unknown[];
  return {
    name: dashed(name),
    field: name,
    in: place,
    kind,
    required,
    description: description ?? textAt(schema, 'description') ?? '',
    values: values.filter((value) => value !== null).map(String),
  };
};

const bodyOptions = (document: JsonObject, pointer: string): CommandOption[] => {
  const schema = locate(document, pointer).value;
  const required = (schema['required'] ?? []) as string[];
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, written]) => {
    const asked = { name, place: 'body' as const, schema: written, required: required.includes(name) };
    return optionOf(document, asked, undefined) ?? [];
  });
};

/** What every command may take beside its own. A field of such a name is `--field-body`. */
const ownWords: ReadonlySet<string> = new Set(['body', 'file', 'out', 'json', 'help']);

const commandOf = (contract: Contract, operation: DescribedOperation): Command => {
  const { document } = contract;
  const [media] = operation.bodies;
  const isForm = media?.mediaType === 'multipart/form-data';
  const parameters = operation.parameters.flatMap((parameter) => {
    const { name, in: place, required, schema } = parameter;
    const asked = { name, place, required, schema: locate(document, schema).value };
    const said = operation.written.parameters.find((one) => one['name'] === name && one['in'] === place);
    return optionOf(document, asked, said && textAt(said, 'description')) ?? [];
  });
  const fields =
    media === undefined || media.schema === null || isForm ? [] : bodyOptions(document, media.schema);
  const taken = new Set(parameters.map(({ name }) => name));
  const success = operation.answers.find(({ status }) => status < 300);
  const [answered] = success?.media ?? [];
  return {
    name: dashed(operation.id),
    operation,
    options: [
      ...parameters,
      ...fields
        .filter(({ name }) => !taken.has(name))
        .map((field) => (ownWords.has(field.name) ? { ...field, name: `field-${field.name}` } : field)),
    ],
    body: media === undefined ? null : isForm ? 'file' : 'json',
    answersFile: answered !== undefined && !/json/.test(answered.mediaType),
    isReading: operation.method === 'GET',
  };
};

/** Every call that an access token can make, by its name, in the order of the contract. */
export const commandsOf = (contract: Contract): ReadonlyMap<string, Command> =>
  new Map(
    contract.operations
      .filter(({ permissions, refusesTokens }) => permissions !== null && !refusesTokens)
      .map((operation) => {
        const command = commandOf(contract, operation);
        return [command.name, command];
      }),
  );
