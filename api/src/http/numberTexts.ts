import { locate, resolve, type Contract, type DescribedParameter } from '@dispatch/contract/document';
import type { RequestHandler } from 'express';
import { callState } from '../call/callState';
import { inputProblem } from '../call/problem';
import { contractFault } from './contractFaults';

type Numeric = Pick<DescribedParameter, 'name' | 'in'> & { type: string };

const numbers: ReadonlySet<unknown> = new Set(['integer', 'number']);

const numericOf = ({ document }: Contract, { name, in: place, schema }: DescribedParameter): Numeric[] => {
  const { type, items } = locate(document, schema).value;
  const found = type === 'array' ? resolve(document, items)['type'] : type;
  return numbers.has(found) && place !== 'header' ? [{ name, in: place, type: String(found) }] : [];
};

const byOperation = (contract: Contract): ReadonlyMap<string, readonly Numeric[]> =>
  new Map(
    contract.operations.map(({ id, parameters }) => [
      id,
      parameters.flatMap((parameter) => numericOf(contract, parameter)),
    ]),
  );

const decimal = /^-?\d+(\.\d+)?$/;

/** Read as a number by the validator, and written as nobody writes one: blank, hexadecimal, with an exponent. */
const isOdd = (text: string): boolean => Number.isFinite(Number(text)) && !decimal.test(text);

const inPath = (template: string, path: string, name: string): string => {
  const at = template.split('/').indexOf(`{${name}}`);
  return decodeURIComponent(path.split('/')[at] ?? '');
};

/** Refuses a number of an address that is not written in digits: the validator would read a blank as 0. */
export const checkNumbers = (contract: Contract): RequestHandler => {
  const numeric = byOperation(contract);
  return (request, _response, next) => {
    const { operationId, operation } = callState(request);
    const faults = (numeric.get(operationId) ?? []).flatMap(({ name, in: place, type }) => {
      const text = place === 'path' ? inPath(operation.path, request.path, name) : request.query[name];
      if (typeof text !== 'string' || text === '' || !text.split(',').some(isOdd)) return [];
      const path = `/${place === 'path' ? 'params' : place}/${name}`;
      return [contractFault({ path, message: `must be ${type}`, errorCode: 'type.openapi.validation' })];
    });
    if (faults.length > 0) throw inputProblem(faults);
    next();
  };
};
