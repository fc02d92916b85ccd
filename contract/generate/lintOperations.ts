import {
  isObject,
  listAt,
  objectAt,
  operationsOf,
  printed,
  resolve,
  textAt,
  type ContractOperation,
  type JsonObject,
} from './contractDocument';

const namingFaults = ({ place, operation }: ContractOperation): string[] => {
  const faults: string[] = [];
  const id = textAt(operation, 'operationId');
  if (id === undefined) faults.push(`${place} has no operationId.`);
  else if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
    faults.push(`${place}: the operationId ${id} is not in camelCase.`);
  if (listAt(operation, 'tags').length !== 1) faults.push(`${place} needs exactly one tag.`);
  for (const key of ['summary', 'description']) {
    if ((textAt(operation, key) ?? '').trim() === '') faults.push(`${place} has no ${key}.`);
  }
  return faults;
};

const hasSecurity = (owner: JsonObject): boolean => Array.isArray(owner['security']);

const exampleFaults = (contract: JsonObject, { place, operation }: ContractOperation): string[] =>
  Object.entries(objectAt(operation, 'responses')).flatMap(([status, answer]) => {
    const content = objectAt(resolve(contract, answer), 'content');
    return Object.entries(content).flatMap(([type, media]) => {
      const shown =
        isObject(media) && ('example' in media || Object.keys(objectAt(media, 'examples')).length > 0);
      return shown ? [] : [`${place}: the answer ${status} (${type}) has no example.`];
    });
  });

const answerFaults = ({ place, operation }: ContractOperation): string[] =>
  Object.keys(objectAt(operation, 'responses')).some((status) => /^[23]\d\d$/.test(status))
    ? []
    : [`${place} has no answer for success.`];

/** The client writes lists in the query as `status=0,5`, so the contract must say the same. */
const queryListFaults = (contract: JsonObject, { place, parameters }: ContractOperation): string[] =>
  parameters.flatMap((parameter) => {
    const isList = resolve(contract, parameter['schema'])['type'] === 'array';
    const ours = parameter['in'] !== 'query' || !isList || parameter['explode'] === false;
    return ours
      ? []
      : [`${place}: the list ${printed(parameter['name'])} in the query needs explode: false.`];
  });

/** The operations: named, tagged, described, secured, and with an example for every answer. */
export const lintOperations = (contract: JsonObject): string[] => {
  const operations = operationsOf(contract);
  const ids = operations.flatMap(({ operation }) => textAt(operation, 'operationId') ?? []);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...doubled.map((id) => `The operationId ${id} is there twice.`),
    ...operations.flatMap((found) => [
      ...namingFaults(found),
      ...(hasSecurity(found.operation) || hasSecurity(contract)
        ? []
        : [`${found.place} has no security, its own or the root's.`]),
      ...answerFaults(found),
      ...queryListFaults(contract, found),
      ...exampleFaults(contract, found),
    ]),
  ];
};
