import { type OperationId, operationTable } from '@dispatch/contract';
import { type Contract, type DescribedParameter } from '@dispatch/contract/document';

export interface ExampleCall {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string;
}

const textOf = ({ example }: DescribedParameter): string =>
  typeof example === 'string' ? example : JSON.stringify(example ?? 1);

export function exampleCall(contract: Contract, id: OperationId): ExampleCall {
  const { method, path, parameters, bodies } = contract.operation(id);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
    return encodeURIComponent(found ? textOf(found) : '1');
  });
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => [parameter.name, textOf(parameter)]),
  ).toString();
  const json = bodies.find(({ mediaType }) => mediaType === 'application/json');
  return {
    method,
    address: query === '' ? filled : `${filled}?${query}`,
    headers: {
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(operationTable[id].idempotent ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
    },
    body: json && JSON.stringify(json.examples[0]?.value),
  };
}
