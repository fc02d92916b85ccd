import { permits } from '@dispatch/contract';
import type { RequestInput } from '@dispatch/contract/check/request';
import {
  answerOf,
  type DescribedOperation,
  examplesOf,
  fieldsOf,
  isObject,
  type JsonObject,
  printed,
} from '@dispatch/contract/document';
import { textOf } from './textOf';
import type { PersonRow } from './memory/people';
import type { MockContract } from './mockContract';
import type { PlainAnswer } from './plainAnswer';
import { refuse } from './refusal';
import { listOf } from './responders/listing';
import { type ResourceShape, rowsIn, shapeOf } from './resourceShape';
import { memory, type Remembering } from './memory/memory';

export interface ResourceCall extends Remembering, Pick<RequestInput, 'path' | 'query' | 'body'> {
  readonly operation: DescribedOperation;
  readonly person: PersonRow | null;
  readonly prism: () => Promise<PlainAnswer>;
}

const readersOf = (contract: MockContract, resource: string) =>
  contract.operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => {
      const shape = shapeOf(contract, operation);
      return shape?.resource === resource ? [{ operation, shape }] : [];
    });

const startingRows = (contract: MockContract, resource: string): JsonObject[] => {
  const rows: JsonObject[] = [];
  for (const { operation, shape } of readersOf(contract, resource)) {
    const examples = contract.successExamples(operation.id).map(({ value }) => value);
    const shown = shape.list === null ? examples : examples.slice(0, 1);
    for (const row of shown.flatMap((body) => rowsIn(shape, body))) {
      const known = rows.find((other) => other[shape.key] === row[shape.key]);
      if (known === undefined) rows.push(row);
      else Object.assign(known, { ...row, ...known });
    }
  }
  return rows;
};

/** Newest first, begun with the contract's examples. What a customer may call is one's own; the rest is everybody's. */
export const resourceRows = (
  remembering: Remembering,
  resource: string,
  operation?: Pick<DescribedOperation, 'permissions'>,
  person: PersonRow | null = null,
): { rows: JsonObject[] } => {
  const isOwn = operation?.permissions?.every((permission) => permits('USER', permission)) === true;
  const owner = isOwn ? String(person?.id) : 'all';
  const kept = memory(`${resource} of ${owner}`, ({ contract }) => ({
    rows: startingRows(contract, resource),
  }));
  return kept(remembering);
};

const same = (one: unknown, other: unknown): boolean =>
  String(one).toLowerCase() === String(other).toLowerCase();

const noSuchRow = (operation: DescribedOperation) => {
  const answer = answerOf(operation, 404);
  const [example] = answer === undefined ? [] : examplesOf(answer);
  return refuse(404, textOf(example?.value, 'code') || 'not-found');
};

const hasId = (shape: ResourceShape, name: string, value: unknown) => (row: JsonObject) =>
  shape.fields.includes(name)
    ? same(row[name], value)
    : shape.fields.some((field) => /id$/i.test(field) && same(row[field], value));

/** A row as an operation shows it; what it asks for and the row does not have is the example's. */
const shown = (
  { contract, operation }: Pick<ResourceCall, 'contract' | 'operation'>,
  shape: ResourceShape,
): ((row: JsonObject) => JsonObject) => {
  const [example = {}] = contract.successExamples(operation.id).flatMap(({ value }) => rowsIn(shape, value));
  return (row) => {
    const names = shape.fields.filter((name) => name in row || shape.required.includes(name));
    const made = Object.fromEntries(names.map((name) => [name, name in row ? row[name] : example[name]]));
    return contract.schemas.errors(shape.pointer, made).length === 0
      ? made
      : { ...example, [shape.key]: row[shape.key] };
  };
};

export const rowAs = (contract: MockContract, id: string, row: JsonObject): JsonObject => {
  const operation = contract.operation(id);
  const shape = shapeOf(contract, operation);
  return shape === null ? row : shown({ contract, operation }, shape)(row);
};

const special = /^(pageNumber|limit|sortBy|sortDirection)$|search|token$/i;

const listed = async (call: ResourceCall, shape: ResourceShape, rows: readonly JsonObject[]) => {
  const { query } = call;
  const asked = Object.entries(query).filter(([name]) => shape.fields.includes(name) && !special.test(name));
  const found = rows
    .map(shown(call, shape))
    .filter((row) => asked.every(([name, value]) => [value].flat().some((one) => same(row[name], one))));
  const sortBy = shape.fields.find((name) => same(name, query['sortBy']));
  const searchText = Object.entries(query).find(([name]) => /search/i.test(name))?.[1];
  const page = listOf(found, { ...query, sortBy, searchText: printed(searchText ?? '') });
  const given = await call.prism();
  const counted = 'X-Total-Count' in given.headers ? { ...given.headers, ...page.headers } : given.headers;
  if (shape.list === '') return { ...given, headers: counted, body: page.body };
  const tokens = Object.keys(fieldsOf(given.body)).filter((name) => /token$/i.test(name));
  const body = {
    ...fieldsOf(given.body),
    ...Object.fromEntries(tokens.map((name) => [name, null])),
    [shape.list ?? '']: page.body,
    rowCount: found.length,
  };
  return { ...given, headers: counted, body };
};

const held = ({ contract }: ResourceCall, { fields, pointer }: ResourceShape, body: unknown): JsonObject =>
  Object.fromEntries(
    Object.entries(fieldsOf(body)).filter(
      ([name, value]) =>
        fields.includes(name) && contract.schemas.errors(`${pointer}/properties/${name}`, value).length === 0,
    ),
  );

const isNamedLast = ({ path }: DescribedOperation): boolean => path.endsWith('}');

const saved = async (call: ResourceCall, shape: ResourceShape, kept: { rows: JsonObject[] }) => {
  const { contract, operation, path, body } = call;
  const { key } = shape;
  const given = await call.prism();
  if (!isObject(given.body)) return given;
  const change = held(call, shape, body);
  const id = Object.values(path)[0] ?? fieldsOf(body)[key] ?? fieldsOf(body)['id'] ?? null;
  const hasList = readersOf(contract, shape.resource).some((reader) => reader.shape.list !== null);
  const before = id === null ? (hasList ? undefined : kept.rows[0]) : kept.rows.find(hasId(shape, key, id));
  if (before === undefined && Object.keys(path).length > 0 && hasList) throw noSuchRow(operation);
  const ids = kept.rows.map((row) => row[key]);
  const isNumbered = ids.every((value) => typeof value === 'number');
  // Who sends nothing asks for something to be begun, and the example shows it begun.
  const isBegun = id === null && Object.keys(change).length === 0;
  const numbered =
    isNumbered && typeof given.body[key] === 'number' ? { [key]: 1 + Math.max(0, ...ids) } : {};
  const made: JsonObject = { ...given.body, ...(isBegun ? {} : (before ?? numbered)), ...change };
  if (typeof before?.['version'] === 'number') made['version'] = before['version'] + 1;
  const row = shown(call, shape)(made);
  kept.rows = [{ ...made, ...row }, ...kept.rows.filter((other) => other !== before)];
  return { ...given, body: row };
};

/** A list that is saved as a whole, such as a cart: its rows are those that were sent. */
const replaced = async (call: ResourceCall, shape: ResourceShape, kept: { rows: JsonObject[] }) => {
  const { key } = shape;
  const sent = Array.isArray(call.body) ? call.body.filter(isObject) : [];
  kept.rows = sent
    .map((entry) => ({ ...kept.rows.find((row) => row[key] === entry[key]), ...held(call, shape, entry) }))
    .map(shown(call, shape));
  return { ...(await call.prism()), body: kept.rows };
};

/** The list or the row that a DELETE takes something away from: it is read at its own path, or at the one above. */
const readAt = ({ contract, operation: { path } }: ResourceCall): DescribedOperation | undefined =>
  [path, path.slice(0, path.lastIndexOf('/'))]
    .map((at) => contract.operations.find((other) => other.method === 'GET' && other.path === at))
    .find((other) => other !== undefined);

const removed = async (call: ResourceCall): Promise<PlainAnswer> => {
  const read = readAt(call);
  const shape = read === undefined ? null : shapeOf(call.contract, read);
  // The row is named last: what stands before says which list.
  const [name, id] = Object.entries(call.path).at(-1) ?? [];
  if (shape === null || name === undefined) return call.prism();
  const kept = resourceRows(call, shape.resource, call.operation, call.person);
  const row = kept.rows.find(hasId(shape, name, id));
  if (row === undefined) throw noSuchRow(call.operation);
  kept.rows = kept.rows.filter((other) => other !== row);
  return call.prism();
};

/**
 * By the contract alone: lists are filtered, sorted and paged, what is saved is read next. Prism answers what shows no
 * rows.
 */
export async function answerResource(call: ResourceCall): Promise<PlainAnswer> {
  const { contract, operation, path, query } = call;
  if (operation.method === 'DELETE') return removed(call);
  const shape = shapeOf(contract, operation);
  if (shape === null) return call.prism();
  const kept = resourceRows(call, shape.resource, operation, call.person);
  if (operation.method !== 'GET') {
    if (readersOf(contract, shape.resource).length === 0) return call.prism();
    if (shape.list === null) return saved(call, shape, kept);
    return Array.isArray(call.body) ? replaced(call, shape, kept) : call.prism();
  }
  if (shape.list !== null) return listed(call, shape, kept.rows);
  const [[name, id] = []] = [...Object.entries(path), ...Object.entries(query)];
  if (name === undefined)
    return kept.rows[0] === undefined
      ? call.prism()
      : { ...(await call.prism()), body: shown(call, shape)(kept.rows[0]) };
  const isKnown = shape.fields.includes(name) || shape.fields.some((field) => /id$/i.test(field));
  const row = isKnown ? kept.rows.find(hasId(shape, name, id)) : undefined;
  if (row !== undefined) return { ...(await call.prism()), body: shown(call, shape)(row) };
  const isItself = isKnown && (isNamedLast(operation) || Object.keys(path).length === 0);
  if (isItself && answerOf(operation, 404) !== undefined) throw noSuchRow(operation);
  return call.prism();
}
