import {
  listAt,
  objectAt,
  operationsOf,
  printed,
  resolve,
  textAt,
  type ContractOperation,
  type JsonObject,
} from '../document/document';
import type { Finding } from './finding';

const namingErrors = ({ place, operation }: ContractOperation): string[] => {
  const errors: string[] = [];
  const id = textAt(operation, 'operationId');
  if (id === undefined) errors.push(`${place} has no operationId.`);
  else if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
    errors.push(`${place}: the operationId ${id} is not in camelCase.`);
  if (listAt(operation, 'tags').length !== 1) errors.push(`${place} needs exactly one tag.`);
  for (const key of ['summary', 'description']) {
    if ((textAt(operation, key) ?? '').trim() === '') errors.push(`${place} has no ${key}.`);
  }
  return errors;
};

const hasSecurity = (owner: JsonObject): boolean => Array.isArray(owner['security']);

/** The client writes lists in the query as `status=0,5`, so the contract must say the same. */
const queryListErrors = (contract: JsonObject, { place, parameters }: ContractOperation): Finding[] =>
  parameters.flatMap((parameter): Finding[] => {
    const isList = resolve(contract, parameter['schema'])['type'] === 'array';
    const ours = parameter['in'] !== 'query' || !isList || parameter['explode'] === false;
    return ours
      ? []
      : [
          {
            at: [parameter],
            text: `${place}: the list ${printed(parameter['name'])} in the query needs explode: false.`,
          },
        ];
  });

const creatingName = /^(add|buy|capture|create|give|pay|register|request|subscribe|upload)(?=[A-Z]|$)/;

/** Whether a call makes something new or moves money: it answers 201, or its name says so. */
export const isCreating = ({ method, operation }: ContractOperation): boolean =>
  method === 'post' &&
  ('201' in objectAt(operation, 'responses') || creatingName.test(textAt(operation, 'operationId') ?? ''));

/** Whether a creating call may be repeated: by its key, or for the reason that it gives. */
export const isSafeToRepeat = ({ operation, parameters }: ContractOperation): boolean =>
  parameters.some((parameter) => parameter['name'] === 'Idempotency-Key') ||
  (textAt(operation, 'x-safe-to-repeat') ?? '').trim() !== '';

const repeatErrors = (found: ContractOperation): Finding[] =>
  isCreating(found) && !isSafeToRepeat(found)
    ? [
        {
          at: [found.operation],
          text: `${found.place} creates something: it takes an Idempotency-Key, or says in x-safe-to-repeat why it needs none.`,
        },
      ]
    : [];

export const lintOperations = (contract: JsonObject): Finding[] => {
  const operations = operationsOf(contract);
  const ids = operations.map(({ operation }) => textAt(operation, 'operationId'));
  return [
    ...operations.flatMap(({ operation }, index): Finding[] => {
      const id = ids[index];
      return id === undefined || ids.indexOf(id) === index
        ? []
        : [{ at: [operation, 'operationId'], text: `The operationId ${id} is there twice.` }];
    }),
    ...operations.flatMap((found) => [
      ...[
        ...namingErrors(found),
        ...(hasSecurity(found.operation) || hasSecurity(contract)
          ? []
          : [`${found.place} has no security, its own or the root's.`]),
      ].map((text): Finding => ({ at: [found.operation], text })),
      ...queryListErrors(contract, found),
      ...repeatErrors(found),
    ]),
  ];
};
