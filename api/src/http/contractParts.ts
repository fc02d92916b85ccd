import { isObject, objectAt, type JsonObject } from '@dispatch/contract/document';

/** A part of the contract: some of its paths, with everything that they refer to and nothing else. */
export type ContractPart = { paths: readonly string[]; document: JsonObject };

/** For people, not for validators. */
const isForPeople = (key: string): boolean => key === 'example' || key === 'examples' || key.startsWith('x-');

/** Keywords whose value is not made of keywords. */
const data: ReadonlySet<string> = new Set(['default', 'enum', 'const']);

/**
 * A copy without examples and rules for people.
 * @param named whether the keys are names that somebody chose, such as those of properties
 */
const trimmed = (value: unknown, named = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => trimmed(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => named || !isForPeople(key))
      .map(([key, below]) => [
        key,
        !named && data.has(key) ? below : trimmed(below, !named && key === 'properties'),
      ]),
  );
};

/** Refusals are not a handler's answer: errors.ts makes them, and their statuses are checked by runOperation. */
const withoutRefusals = (item: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(item).map(([method, operation]) => {
      if (!isObject(operation)) return [method, operation];
      const answers = Object.entries(objectAt(operation, 'responses'));
      const successes = answers.filter(([status]) => Number(status) < 400);
      return [method, { ...operation, responses: Object.fromEntries(successes) }];
    }),
  );

/** Collects what a piece of the contract refers to, however far away. */
const collectReferences = (contract: JsonObject, value: unknown, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  const reference = (value as JsonObject)['$ref'];
  if (typeof reference === 'string' && !found.has(reference)) {
    found.add(reference);
    collectReferences(contract, componentAt(contract, reference), found);
  }
  for (const below of Object.values(value)) collectReferences(contract, below, found);
};

const componentAt = (contract: JsonObject, reference: string): unknown => {
  const [, , kind = '', name = ''] = reference.split('/');
  return objectAt(objectAt(contract, 'components'), kind)[name];
};

const componentsOf = (contract: JsonObject, paths: JsonObject): JsonObject => {
  const found = new Set<string>();
  collectReferences(contract, paths, found);
  const components: Record<string, JsonObject> = {};
  for (const reference of found) {
    const [, , kind = '', name = ''] = reference.split('/');
    components[kind] = { ...components[kind], [name]: componentAt(contract, reference) };
  }
  return components;
};

/**
 * The contract cut into small documents without examples and refusals. express-openapi-validator walks its whole
 * document for each validator that it compiles, and compares each request with each of its paths: with 150 operations
 * in one document the API starts in eleven seconds instead of two (docs/operations/speed.md).
 * @param size paths in a part
 */
export const contractParts = (contract: JsonObject, size = 24): ContractPart[] => {
  const { paths, components, ...head } = trimmed(contract) as JsonObject;
  const entries = Object.entries(paths as Record<string, JsonObject>).map(
    ([path, item]) => [path, withoutRefusals(item)] as const,
  );
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) => {
    const some = Object.fromEntries(entries.slice(part * size, (part + 1) * size));
    return {
      paths: Object.keys(some),
      document: {
        ...head,
        paths: some,
        components: componentsOf({ components }, some),
      },
    };
  });
};
