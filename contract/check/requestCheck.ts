import { parse as parseQuery } from 'node:querystring';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { locate, resolve, typesOf, type Contract, type DescribedOperation } from '../document/document';
import { Schemas } from '../document/schemas';
import { operationTable } from '../src/generated/operationTable';
import type { OperationTable } from '../src/operation';
import { checkBody, mergeErrors } from '../src/rules/checkBody';
import { bodyLimits, type BodyLimits } from './requestLimits';
import { unstorableErrors } from './unstorable';
import { givenTwice, malformedParameter, parameterError, requestError, type FieldError } from './wording';

/** A request as it came: the parameters of its path decoded, the rest of its parameters as text, its body parsed. */
export type ReceivedRequest = {
  path: Readonly<Record<string, string>>;
  /** What stands behind the `?` of the address; empty without one. */
  search: string;
  /** By their names in small letters. */
  headers: Readonly<Record<string, unknown>>;
  body: unknown;
};

export type RequestInput = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Those that the contract names, by the names that it writes. */
  headers: Record<string, unknown>;
  body: unknown;
};

export type Checked = { input: RequestInput; errors?: never } | { errors: FieldError[]; input?: never };

type Values = Record<string, unknown>;

type Data = { params: Values; query: Values; headers: Values; body: unknown };

type Known = {
  name: string;
  key: string;
  place: 'params' | 'query' | 'headers';
  schema: unknown;
  required: boolean;
  /** How its text is a list; null when it is none. */
  list: 'commas' | 'repeated' | null;
  /** The kind of number that it is, in an address; null for anything else. */
  number: string | null;
};

type Prepared = {
  known: readonly Known[];
  queried: ReadonlySet<string>;
  parameters: ValidateFunction;
  /** Null for an operation that takes no body. */
  body: ValidateFunction | null;
  limits: BodyLimits | null;
};

/** A number that JavaScript reads as infinity is named once, as what cannot be stored. */
const options = { useDefaults: true, strictNumbers: true, code: { optimize: true } };

const table: OperationTable = operationTable;
const places = { path: 'params', query: 'query', header: 'headers' } as const;
const numbers: ReadonlySet<unknown> = new Set(['integer', 'number']);
const decimal = /^-?\d+(\.\d+)?$/;

/** Read as a number by the validator, and written as nobody writes one: blank, hexadecimal, with an exponent. */
const isOdd = (text: string): boolean => Number.isFinite(Number(text)) && !decimal.test(text);

const knownOf = ({ document }: Contract, { parameters }: DescribedOperation): Known[] =>
  parameters.map(({ name, in: from, schema: pointer, required, explode }) => {
    const schema = locate(document, pointer).value;
    const isList = typesOf(schema).includes('array');
    const types = isList ? typesOf(resolve(document, schema['items'])) : typesOf(schema);
    const number = types.find((type) => numbers.has(type));
    return {
      name,
      key: from === 'header' ? name.toLowerCase() : name,
      place: places[from],
      schema,
      required,
      list: !isList ? null : explode && from === 'query' ? 'repeated' : 'commas',
      number: typeof number === 'string' ? number : null,
    };
  });

const schemaOf = (known: readonly Known[], place: Known['place']) => {
  const own = known.filter((one) => one.place === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ key, schema }) => [key, schema])),
    required: own.filter(({ required }) => required).map(({ key }) => key),
  };
};

/** What the validators would misread: a parameter that is given twice, and a number that is not written in digits. */
const misread = ({ known }: Prepared, data: Data): FieldError[] => {
  const twice = Object.entries(data.query).filter(([, value]) => typeof value !== 'string');
  if (twice.length > 0) return twice.map(([name]) => givenTwice(name));
  return known.flatMap(({ key, place, number }) => {
    const text = data[place][key];
    const isWrong = number !== null && typeof text === 'string' && text !== '' && text.split(',').some(isOdd);
    return isWrong ? [parameterError(key, 'type', { type: number })] : [];
  });
};

/** Lists as lists; the validators turn the texts in them into what the contract says. */
const splitLists = ({ known }: Prepared, data: Data): void => {
  for (const { key, place, list } of known) {
    const text = data[place][key];
    if (list !== null && typeof text === 'string' && text !== '') {
      data[place][key] = list === 'commas' ? text.split(',') : [text];
    }
  }
};

/** The first parameter of a query that the contract does not have, or that is empty. */
const misnamed = ({ queried }: Prepared, query: Values): FieldError | null => {
  for (const [name, value] of Object.entries(query)) {
    if (!queried.has(name)) return parameterError(name, 'additionalProperties');
    if (value === '') return malformedParameter(name);
  }
  return null;
};

const schemaErrors = ({ parameters, body }: Prepared, data: Data): FieldError[] =>
  [parameters, body].flatMap((validate) =>
    validate === null || validate(data) ? [] : (validate.errors ?? []).map(requestError),
  );

/** What is wrong with a body: the rules of the forms in it, whose messages people know, then what only the schema says. */
const withRules = (id: string, body: unknown, bySchema: readonly FieldError[]): FieldError[] => {
  const entry = table[id];
  if (entry === undefined || entry.forms.length === 0) return [...bySchema];
  const wrongType = bySchema.filter(({ rule }) => rule === 'type').map(({ pointer }) => pointer);
  return mergeErrors(checkBody(entry, body, { wrongType }), bySchema).map(({ pointer, rule, message }) => ({
    pointer,
    rule,
    message,
  }));
};

const onceEach = (errors: readonly FieldError[]): FieldError[] => {
  const first = new Map<string, FieldError>();
  for (const error of errors) {
    const key = `${error.rule} ${error.pointer}`;
    if (!first.has(key)) first.set(key, error);
  }
  return [...first.values()];
};

/** What judges an operation is compiled when that is first asked for. */
export class RequestCheck {
  readonly #byOperation = new Map<string, Prepared>();
  readonly #parameters: Schemas;
  readonly #bodies: Schemas;

  constructor(private readonly contract: Contract) {
    this.#parameters = new Schemas(contract.document, { ...options, coerceTypes: true });
    this.#bodies = new Schemas(contract.document, options);
  }

  /** Compiles what judges an operation. Throws when the contract has none of this name. */
  prepare(id: string): Prepared {
    const prepared = this.#byOperation.get(id) ?? this.#compile(this.contract.operation(id));
    this.#byOperation.set(id, prepared);
    return prepared;
  }

  limitsOf(id: string): BodyLimits | null {
    return this.prepare(id).limits;
  }

  check(id: string, { path, search, headers, body }: ReceivedRequest): Checked {
    const prepared = this.prepare(id);
    const data: Data = {
      params: { ...path },
      query: search === '' ? {} : { ...parseQuery(search) },
      headers: {},
      body,
    };
    const sent = prepared.known.filter(({ place, key }) => place === 'headers' && headers[key] !== undefined);
    for (const { key } of sent) data.headers[key] = headers[key];
    const unread = misread(prepared, data);
    if (unread.length > 0) return { errors: unread };
    splitLists(prepared, data);
    const stranger = misnamed(prepared, data.query);
    const errors = [
      ...withRules(id, body, stranger === null ? schemaErrors(prepared, data) : [stranger]),
      ...unstorableErrors(body, true),
      ...unstorableErrors(data.query, false),
      ...unstorableErrors(data.params, false),
      ...unstorableErrors(data.headers, false),
    ];
    if (errors.length > 0) return { errors: onceEach(errors) };
    const named = Object.fromEntries(sent.map(({ name, key }) => [name, data.headers[key]]));
    return { input: { path: data.params, query: data.query, headers: named, body } };
  }

  #compile(operation: DescribedOperation): Prepared {
    const known = knownOf(this.contract, operation);
    const [media] = operation.bodies;
    const schema = media === undefined ? null : { $ref: media.schema ?? undefined };
    const properties = Object.fromEntries(
      (['query', 'headers', 'params'] as const).map((place) => [place, schemaOf(known, place)]),
    );
    const { document } = this.contract;
    return {
      known,
      queried: new Set(known.filter(({ place }) => place === 'query').map(({ key }) => key)),
      parameters: this.#parameters.compile({ properties }),
      body: schema === null ? null : this.#bodies.compile({ properties: { body: schema } }),
      limits: schema === null ? null : bodyLimits(schema, (value) => resolve(document, value)),
    };
  }
}
