import type { RequestHandler } from 'express';
import { callState } from './callState';
import { contractFault } from './contractFaults';
import { followed, type ContractDocument } from './contractDocument';
import { inputProblem } from './problem';

type Place = 'path' | 'query';
type Numeric = { name: string; in: Place; type: string };

const places: ReadonlySet<string> = new Set<Place>(['path', 'query']);
const numbers: ReadonlySet<unknown> = new Set(['integer', 'number']);

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const numericOf = (document: ContractDocument, entry: unknown): Numeric[] => {
  const {
    name,
    in: place,
    schema,
  } = followed(document, entry) as { name: string; in: Place; schema: unknown };
  const { type, items } = followed(document, schema);
  const found = type === 'array' ? followed(document, items)['type'] : type;
  return numbers.has(found) && places.has(place) ? [{ name, in: place, type: String(found) }] : [];
};

const byOperation = (document: ContractDocument): ReadonlyMap<string, readonly Numeric[]> =>
  new Map(
    Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((operation): [string, Numeric[]][] => {
        if (operation?.operationId === undefined) return [];
        const entries = [item, operation].flatMap((each) =>
          listed((each as { parameters?: unknown }).parameters),
        );
        return [[operation.operationId, entries.flatMap((entry) => numericOf(document, entry))]];
      }),
    ),
  );

const decimal = /^-?\d+(\.\d+)?$/;

/** Read as a number by the validator, and written as nobody writes one: blank, hexadecimal, with an exponent. */
const isOdd = (text: string): boolean => Number.isFinite(Number(text)) && !decimal.test(text);

const inPath = (template: string, path: string, name: string): string => {
  const at = template.split('/').indexOf(`{${name}}`);
  return decodeURIComponent(path.split('/')[at] ?? '');
};

/** Refuses a number of an address that is not written in digits: the validator would read a blank as 0. */
export const checkNumbers = (document: ContractDocument): RequestHandler => {
  const numeric = byOperation(document);
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
