export type JsonObject = { [key: string]: unknown };

/** Thrown for a contract that cannot be read, or from which nothing can be generated; the message says where and why. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  /** @param at the part of the contract that the message is about */
  constructor(
    message: string,
    readonly at: unknown = null,
  ) {
    super(message);
  }
}

export type Located = {
  value: JsonObject;
  /** JSON pointer with '#', such as `#/components/schemas/Release`. */
  pointer: string;
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The object under a key, else an empty one: for optional parts of the contract. */
export const objectAt = (parent: JsonObject, key: string): JsonObject => fieldsOf(parent[key]);

export const listAt = (parent: JsonObject, key: string): unknown[] => {
  const value = parent[key];
  return Array.isArray(value) ? (value as unknown[]) : [];
};

export const printed = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const textAt = (parent: JsonObject, key: string): string | undefined => {
  const value = parent[key];
  return typeof value === 'string' ? value : undefined;
};

/** A key as it is written in a JSON pointer. */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const step = (at: unknown, key: string): unknown =>
  (at as Record<string, unknown> | null | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];

/** References are followed. @throws ContractError for a pointer or a reference that leads nowhere in this document */
export const locate = (contract: JsonObject, pointer: string): Located => {
  const value = pointer.split('/').slice(1).reduce<unknown>(step, contract);
  if (!pointer.startsWith('#/') || !isObject(value)) {
    throw new ContractError(`The reference ${pointer} leads nowhere.`);
  }
  const reference = textAt(value, '$ref');
  return reference === undefined ? { value, pointer } : locate(contract, reference);
};

/** What a `$ref` of this document leads to; an object as it is, and an empty one for anything else. */
export const resolve = (contract: JsonObject, value: unknown): JsonObject => {
  const reference = textAt(fieldsOf(value), '$ref');
  return reference === undefined ? fieldsOf(value) : locate(contract, reference).value;
};

/** A part of a part, references followed; null when it is not there. */
export const within = (contract: JsonObject, { value, pointer }: Located, key: string): Located | null =>
  value[key] === undefined ? null : locate(contract, `${pointer}/${escaped(key)}`);

export const partsAt = (
  contract: JsonObject,
  { value, pointer }: Located,
  key: string,
): [string, Located][] =>
  Object.keys(value[key] ?? {}).map((name) => [
    name,
    locate(contract, `${pointer}/${escaped(key)}/${escaped(name)}`),
  ]);

/** The name of the component schema that a value refers to, or null. */
export const schemaNameOf = (value: unknown): string | null =>
  /^#\/components\/schemas\/([^/]+)$/.exec(textAt(fieldsOf(value), '$ref') ?? '')?.[1] ?? null;

/** The schemas directly inside a schema: properties, items, the parts of combinations. */
export const partsOf = (schema: JsonObject): [string, unknown][] => [
  ...Object.entries(objectAt(schema, 'properties')),
  ...(['items', 'additionalProperties', 'not', 'if', 'then', 'else'] as const).flatMap(
    (key): [string, unknown][] => (isObject(schema[key]) ? [[key, schema[key]]] : []),
  ),
  ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    listAt(schema, key).map((part, index): [string, unknown] => [`${key}/${index}`, part]),
  ),
];

/** A schema after all that it is put together from by `$ref` and these keywords: what it says itself counts most. */
export const piecesOf = (
  contract: JsonObject,
  { $ref: reference, ...own }: JsonObject,
  keywords: readonly string[] = ['allOf', 'anyOf', 'oneOf'],
): JsonObject[] => [
  ...(typeof reference === 'string' ? piecesOf(contract, locate(contract, reference).value, keywords) : []),
  ...keywords.flatMap((key) =>
    listAt(own, key).flatMap((part) => piecesOf(contract, fieldsOf(part), keywords)),
  ),
  own,
];

/** The kinds of value that a schema allows, as far as it says so. */
export const typesOf = (schema: JsonObject): unknown[] => [schema['type'] ?? []].flat();

const componentAt = (contract: JsonObject, reference: string): unknown => {
  const [, , kind = '', name = ''] = reference.split('/');
  return objectAt(objectAt(contract, 'components'), kind)[name];
};

const collectReferences = (contract: JsonObject, value: unknown, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  const reference = textAt(value as JsonObject, '$ref');
  if (reference !== undefined && !found.has(reference)) {
    found.add(reference);
    collectReferences(contract, componentAt(contract, reference), found);
  }
  for (const below of Object.values(value)) collectReferences(contract, below, found);
};

/** The components that a piece of the contract refers to, however far away: by kind and name. */
export const componentsOf = (contract: JsonObject, piece: unknown): Record<string, JsonObject> => {
  const found = new Set<string>();
  collectReferences(contract, piece, found);
  const components: Record<string, JsonObject> = {};
  for (const reference of found) {
    const [, , kind = '', name = ''] = reference.split('/');
    components[kind] = { ...components[kind], [name]: componentAt(contract, reference) };
  }
  return components;
};
