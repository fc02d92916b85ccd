import { parse } from 'yaml';

export type JsonObject = { [key: string]: unknown };

/** One operation of the contract with what holds for it: its path, method, inherited security and parameters. */
export type ContractOperation = {
  method: string;
  path: string;
  /** Where it stands, for messages: `POST /users/add`. */
  place: string;
  operation: JsonObject;
  /** Own parameters and those of the path, references resolved. */
  parameters: JsonObject[];
};

/** Thrown for a contract from which nothing can be generated; the message says where and why. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault';
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value when it is an object, else an empty one: for optional parts of the contract. */
export const objectAt = (parent: JsonObject, key: string): JsonObject => {
  const value = parent[key];
  return isObject(value) ? value : {};
};

/** The value when it is a list, else an empty one. */
export const listAt = (parent: JsonObject, key: string): unknown[] => {
  const value = parent[key];
  return Array.isArray(value) ? (value as unknown[]) : [];
};

/** Anything as text, for messages. */
export const printed = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The text under a key, or undefined. */
export const textAt = (parent: JsonObject, key: string): string | undefined => {
  const value = parent[key];
  return typeof value === 'string' ? value : undefined;
};

/** Reads openapi.yaml. Throws ContractFault when it is no YAML object. */
export const parseContract = (text: string): JsonObject => {
  const contract: unknown = parse(text);
  if (!isObject(contract)) throw new ContractFault('The contract is not a YAML object.');
  return contract;
};

/** What a `$ref` of this file points to; anything else as it is. Throws ContractFault for a broken reference. */
export const resolve = (contract: JsonObject, value: unknown): JsonObject => {
  if (!isObject(value)) return {};
  const reference = textAt(value, '$ref');
  if (reference === undefined) return value;
  const keys = reference.split('/').slice(1);
  const target = keys.reduce<unknown>(
    (at, key) => (isObject(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    contract,
  );
  if (!reference.startsWith('#/') || !isObject(target)) {
    throw new ContractFault(`The reference ${reference} leads nowhere.`);
  }
  return resolve(contract, target);
};

/** The name of the component schema that a value refers to, or null. */
export const schemaNameOf = (value: unknown): string | null =>
  isObject(value)
    ? (/^#\/components\/schemas\/([^/]+)$/.exec(textAt(value, '$ref') ?? '')?.[1] ?? null)
    : null;

/** All operations in the order of the file. */
export const operationsOf = (contract: JsonObject): ContractOperation[] =>
  Object.entries(objectAt(contract, 'paths')).flatMap(([path, item]) => {
    const pathItem = isObject(item) ? item : {};
    return methods.flatMap((method) => {
      const operation = pathItem[method];
      if (!isObject(operation)) return [];
      const parameters = [...listAt(pathItem, 'parameters'), ...listAt(operation, 'parameters')];
      return [
        {
          method,
          path,
          place: `${method.toUpperCase()} ${path}`,
          operation,
          parameters: parameters.map((parameter) => resolve(contract, parameter)),
        },
      ];
    });
  });
