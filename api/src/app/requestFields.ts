import {
  fieldsOf,
  listAt,
  locate,
  objectAt,
  resolve,
  type Contract,
  type JsonObject,
} from '@dispatch/contract/document';

/** One step into a schema: the property, or with `*` the items; through the parts of combinations too. */
const step = (document: JsonObject, schema: JsonObject, name: string): JsonObject | undefined => {
  const own = name === '*' ? schema['items'] : objectAt(schema, 'properties')[name];
  if (own !== undefined) return { ...resolve(document, own), ...fieldsOf(own) };
  return ['allOf', 'oneOf', 'anyOf']
    .flatMap((key) => listAt(schema, key))
    .map((part) => step(document, resolve(document, part), name))
    .find((found) => found !== undefined);
};

const partsOf = (address: string): string[] => address.split('/').slice(1);

/**
 * The schema of a field of a request: of the body by JSON pointer (`*` for any item), of the query by its bare name.
 * Undefined when the operation has no such field.
 */
export const requestFieldSchema = (
  { document, operations }: Contract,
  operationId: string,
  address: string,
): JsonObject | undefined => {
  const { parameters = [], bodies = [] } = operations.find(({ id }) => id === operationId) ?? {};
  const inBody = address.startsWith('/');
  const schema = inBody
    ? bodies[0]?.schema
    : parameters.find(({ in: place, name }) => place === 'query' && name === address)?.schema;
  if (schema == null) return undefined;
  const steps = inBody ? partsOf(address) : [];
  return steps.reduce<JsonObject | undefined>(
    (at, name) => at && step(document, at, name),
    locate(document, schema).value,
  );
};

/** The values of a field in a request, with the pointer or name of each. */
export const requestFieldValues = (
  request: { body: unknown; query: Record<string, unknown> },
  address: string,
): { pointer: string; value: unknown }[] => {
  if (!address.startsWith('/')) return [{ pointer: address, value: request.query[address] }];
  let found: { pointer: string; value: unknown }[] = [{ pointer: '', value: request.body }];
  for (const name of partsOf(address)) {
    found = found.flatMap(({ pointer, value }) => {
      if (typeof value !== 'object' || value === null) return [];
      const names = name === '*' ? Object.keys(Array.isArray(value) ? value : []) : [name];
      return names.map((key) => ({
        pointer: `${pointer}/${key}`,
        value: Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined,
      }));
    });
  }
  return found;
};
