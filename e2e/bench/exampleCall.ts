import { type OperationId, operationTable } from '@dispatch/contract';

/** The contract as the API serves it, as far as its examples are concerned. */
export interface DescribedContract {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** A call as it goes over the wire. */
export interface ExampleCall {
  method: string;
  /** Below /api, filled in, with its query. */
  address: string;
  headers: Record<string, string>;
  body?: string;
}

type Tree = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
  required?: boolean;
}

const resolved = (contract: DescribedContract, value: unknown): Tree => {
  const tree = (value ?? {}) as Tree;
  if (typeof tree['$ref'] !== 'string') return tree;
  const [, , kind = '', name = ''] = tree['$ref'].split('/');
  return resolved(contract, contract.components[kind]?.[name]);
};

const exampleOf = (contract: DescribedContract, described: Tree): unknown => {
  if ('example' in described) return described['example'];
  const [first] = Object.values((described['examples'] ?? {}) as Tree);
  return resolved(contract, first)['value'];
};

const bodyOf = (contract: DescribedContract, operation: Tree): string | undefined => {
  const content = resolved(contract, operation['requestBody'])['content'] as Tree | undefined;
  const json = content?.['application/json'];
  return json === undefined ? undefined : JSON.stringify(exampleOf(contract, json as Tree));
};

/** A call of an operation with the contract's own examples. */
export function exampleCall(contract: DescribedContract, id: OperationId): ExampleCall {
  const { method, path, idempotent } = operationTable[id];
  const item = contract.paths[path] ?? {};
  const operation = (item[method] ?? {}) as Tree;
  const listed = [
    ...((item['parameters'] ?? []) as unknown[]),
    ...((operation['parameters'] ?? []) as unknown[]),
  ];
  const parameters = listed.map((parameter) => resolved(contract, parameter) as Tree & Parameter);
  const text = (parameter: Parameter & Tree): string => {
    const example = exampleOf(contract, parameter);
    return typeof example === 'string' ? example : JSON.stringify(example ?? 1);
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
    return encodeURIComponent(found ? text(found) : '1');
  });
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
      .map((parameter) => [parameter.name, text(parameter)]),
  ).toString();
  const body = bodyOf(contract, operation);
  return {
    method: method.toUpperCase(),
    address: query === '' ? filled : `${filled}?${query}`,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotent ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
    },
    body,
  };
}
