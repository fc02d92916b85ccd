import { isObject, listAt, objectAt, operationsOf, textAt, type JsonObject } from '../document/document';
import { shownBodies } from './contractExamples';
import { lintForms } from './lintForms';
import { isCreating, isSafeToRepeat } from './lintOperations';
import { requestSchemas } from './requestSchemas';

export type Coverage = { promise: string; kept: number; all: number };

const count = <Kind>(promise: string, all: readonly Kind[], keeps: (one: Kind) => boolean): Coverage => ({
  promise,
  kept: all.filter(keeps).length,
  all: all.length,
});

const isNamed = ({ operation }: { operation: JsonObject }): boolean =>
  ['operationId', 'summary', 'description'].every((key) => (textAt(operation, key) ?? '').trim() !== '') &&
  listAt(operation, 'tags').length === 1;

const fieldsOfForms = (contract: JsonObject): string[] =>
  requestSchemas(contract).bodies.flatMap(({ place, schema }) =>
    isObject(schema) && schema['x-form'] === true
      ? Object.keys(objectAt(schema, 'properties')).map((name) => `${place}.${name}`)
      : [],
  );

export const coverageOf = (contract: JsonObject): Coverage[] => {
  const operations = operationsOf(contract);
  const shown = shownBodies(contract).filter(({ isBinary }) => !isBinary);
  const formErrors = lintForms(contract);
  const isShown = ({ examples }: { examples: readonly unknown[] }) => examples.length > 0;
  return [
    count('operations with operationId, summary, description and one tag', operations, isNamed),
    count(
      'answers with examples',
      shown.filter(({ kind }) => kind === 'answer'),
      isShown,
    ),
    count(
      'request bodies with examples',
      shown.filter(({ kind }) => kind === 'body'),
      isShown,
    ),
    count(
      'form fields with a message for every limit',
      fieldsOfForms(contract),
      (field) => !formErrors.some(({ text }) => text.startsWith(`${field}:`) || text.startsWith(`${field} `)),
    ),
    count('creating calls that may be repeated', operations.filter(isCreating), isSafeToRepeat),
  ];
};

/** A line of the coverage: `answers with examples: 120 of 120, 100 %`. Never rounded up to 100. */
export const printedCoverage = ({ promise, kept, all }: Coverage): string =>
  `${promise}: ${kept} of ${all}, ${all === 0 ? 100 : Math.floor((100 * kept) / all)} %`;
