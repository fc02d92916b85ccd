import type { RuleStage } from '@dispatch/contract';
import type { Operation } from '../contract/operations';
import { keepsSchema } from '../contract/validators';
import { ruleErrors } from './forms';
import { placesIn, replaced } from './places';
import { wrongForRules, type WrongBody } from './wrongForRules';
import { cannotBeStored, wrongValues } from './wrongValues';

const topField = (path: readonly (string | number)[]): string | null =>
  path[0] === undefined ? null : String(path[0]);

const fieldErrors = (operation: Operation, good: unknown): WrongBody[] =>
  placesIn(operation.body?.schema ?? {}, good)
    .flatMap(({ path, value, schema }) => {
      const where = path.join('/') || 'the body';
      const field = topField(path);
      const wrong = wrongValues(schema, value).map(({ how, value: next }) => ({
        how: `${where} is ${how}`,
        field,
        body: replaced(good, path, next),
        unstorable: cannotBeStored(next),
      }));
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      const unknown =
        isObject && schema.additionalProperties === false
          ? [
              {
                how: `${where} has a field that the contract does not know`,
                field: field ?? 'colour',
                body: replaced(good, [...path, 'colour'], 'red'),
                unstorable: false,
              },
            ]
          : [];
      const missing = (isObject ? (schema.required ?? []) : []).map((name) => ({
        how: `${[...path, name].join('/')} is missing`,
        field: field ?? name,
        body: replaced(good, [...path, name], undefined),
        unstorable: false,
      }));
      return [...wrong, ...unknown, ...missing];
    })
    .flatMap(({ unstorable, ...wrong }) =>
      unstorable || !keepsSchema(operation.body?.schema ?? {}, wrong.body) ? [wrong] : [],
    );

/** One thing wrong each: by the schema, and by the rules of the form. */
export const wrongBodies = (operation: Operation, good: unknown, stage: RuleStage): WrongBody[] => {
  if (operation.body === null || good === undefined) return [];
  const byRules = wrongForRules(operation, good, stage);
  const bySchema = fieldErrors(operation, good);
  return [
    ...bySchema.filter(({ body }) => body !== undefined),
    ...byRules.filter(({ body }) => ruleErrors(operation.requestSchema, body, stage).length > 0),
  ];
};
