import type { DescribedOperation } from '@dispatch/contract/document';

/** The path of an operation, and the query that it needs, filled in with the examples of the contract. */
export const addressOf = ({ path, parameters }: DescribedOperation): string => {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, example }) => address.replace(`{${name}}`, String(example)), path);
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example }) => [name, String(example)]),
  );
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
};

export const headersOf = ({ parameters }: DescribedOperation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, example }) => [name.toLowerCase(), String(example)]),
  );
