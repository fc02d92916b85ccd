import { fileURLToPath } from 'node:url';
import { operationTable, presentExamples, type OperationEntry, type OperationId } from '@dispatch/contract';
import { now } from '../../src/clock';
import { readContract } from '../../src/http/contractDocument';
import { followed, type Schema } from './schema';

/** A parameter of a call. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  /** Whether a list is sent as several parameters; otherwise its items are divided by commas. */
  explode: boolean;
};

/** A body that a call takes. */
type BodyOf = { required: boolean; mediaType: string; schema: Schema; examples: readonly unknown[] };

/** An answer that the contract describes; each content by its media type, as a pointer to its schema. */
export type DescribedAnswer = {
  headers: Readonly<Record<string, { required: boolean; pointer: string; schema: Schema }>>;
  content: Readonly<Record<string, string>>;
};

/** A call of the contract, with everything that it refers to. */
export type Operation = Pick<OperationEntry, 'permissions' | 'idempotent' | 'requestSchema' | 'path'> & {
  id: OperationId;
  method: string;
  parameters: readonly Parameter[];
  body: BodyOf | null;
  answers: ReadonlyMap<number, DescribedAnswer>;
};

/** Where openapi.yaml is. */
const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));

/** The contract as a document, its examples on the day of the server's clock. */
export const document = presentExamples(readContract(contractFile).document, now());

type Raw = Record<string, unknown>;

/** Follows a reference, if there is one, and says where what it leads to stands. */
const at = (value: unknown, pointer: string): { value: Raw; pointer: string } => {
  const raw = value as Raw;
  const { $ref } = raw;
  return typeof $ref === 'string' ? at(followed(document, $ref), $ref) : { value: raw, pointer };
};

const escaped = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const parameterOf = (value: unknown): Parameter => {
  const raw = at(value, '').value as Partial<Parameter> & Pick<Parameter, 'name' | 'in' | 'schema'>;
  const { name, in: place, schema, required = false, explode = true } = raw;
  return { name, in: place, schema, required, explode };
};

const bodyOf = (value: unknown): BodyOf | null => {
  if (value === undefined) return null;
  const { content, required = false } = at(value, '').value as {
    content: Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, unknown> }>;
    required?: boolean;
  };
  const [[mediaType, { schema = {}, example, examples = {} }] = ['', {}]] = Object.entries(content);
  const named = Object.values(examples).map((each) => at(each, '').value['value']);
  return { required, mediaType, schema, examples: [...(example === undefined ? [] : [example]), ...named] };
};

const answerOf = (value: unknown, place: string): DescribedAnswer => {
  const { value: raw, pointer } = at(value, place);
  const headers = Object.entries((raw['headers'] ?? {}) as Raw).map(([name, header]) => {
    const found = at(header, `${pointer}/headers/${escaped(name)}`);
    const { required = false, schema = {} } = found.value as { required?: boolean; schema?: Schema };
    return [name.toLowerCase(), { required, schema, pointer: `${found.pointer}/schema` }] as const;
  });
  const content = Object.keys((raw['content'] ?? {}) as Raw).map(
    (type) => [type, `${pointer}/content/${escaped(type)}/schema`] as const,
  );
  return { headers: Object.fromEntries(headers), content: Object.fromEntries(content) };
};

const operationOf = ([id, entry]: [OperationId, OperationEntry]): Operation => {
  const { path, method, permissions, idempotent, requestSchema } = entry;
  const item = document.paths[path] as unknown as Raw;
  const raw = item[method] as Raw;
  const shared = (item['parameters'] ?? []) as unknown[];
  const place = `#/paths/${escaped(path)}/${method}/responses`;
  return {
    id,
    path,
    method: method.toUpperCase(),
    permissions,
    idempotent,
    requestSchema,
    parameters: [...shared, ...((raw['parameters'] ?? []) as unknown[])].map(parameterOf),
    body: bodyOf(raw['requestBody']),
    answers: new Map(
      Object.entries(raw['responses'] as Raw).map(([status, answer]) => [
        Number(status),
        answerOf(answer, `${place}/${status}`),
      ]),
    ),
  };
};

/** All calls of the contract. */
export const operations: readonly Operation[] = (
  Object.entries(operationTable) as [OperationId, OperationEntry][]
).map(operationOf);
