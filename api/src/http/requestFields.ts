import { followed, type ContractDocument } from './contractDocument';

type Schema = Record<string, unknown>;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** One step into a schema: the property, or with `*` the items; through the parts of combinations too. */
const step = (document: ContractDocument, schema: Schema, name: string): Schema | undefined => {
  const own = name === '*' ? schema['items'] : followed(document, schema['properties'])[name];
  if (own !== undefined) return { ...followed(document, own), ...(own as Schema) };
  return ['allOf', 'oneOf', 'anyOf']
    .flatMap((key) => listed(schema[key]))
    .map((part) => step(document, followed(document, part), name))
    .find((found) => found !== undefined);
};

const partsOf = (address: string): string[] => address.split('/').slice(1);

/**
 * The schema of a field of a request: of the body by JSON pointer (`*` for any item), of the query by its bare name.
 * Undefined when the operation has no such field.
 */
export const requestFieldSchema = (
  document: ContractDocument,
  operationId: string,
  address: string,
): Schema | undefined => {
  for (const item of Object.values(document.paths)) {
    const operation = Object.values(item).find((found) => found?.operationId === operationId);
    if (operation === undefined) continue;
    if (!address.startsWith('/')) {
      const shared = (item as { parameters?: unknown }).parameters;
      const parameters = [...listed(shared), ...listed((operation as Schema)['parameters'])];
      const parameter = parameters
        .map((entry) => followed(document, entry))
        .find((entry) => entry['in'] === 'query' && entry['name'] === address);
      return parameter && followed(document, parameter['schema']);
    }
    const content = followed(document, followed(document, operation.requestBody)['content']);
    const body = followed(document, followed(document, Object.values(content)[0])['schema']);
    return partsOf(address).reduce<Schema | undefined>((at, name) => at && step(document, at, name), body);
  }
  return undefined;
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
      const names = name === '*' ? Object.keys(listed(value)) : [name];
      return names.map((key) => ({
        pointer: `${pointer}/${key}`,
        value: Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined,
      }));
    });
  }
  return found;
};
