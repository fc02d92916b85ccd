import { runRules } from '../src/rules/runRules';
import { isObject, locate, objectAt, printed, resolve, type JsonObject } from '../document/document';
import { Schemas } from '../document/schemas';
import { shownBodies, type Shown } from './contractExamples';
import { formRulesOf } from './formRules';
import type { Finding } from './finding';

const keysOf = (pointer: string): string[] => pointer.split('/').slice(1);

/** The earliest release time for examples: any that they name is later. */
const context = { earliest: '1970-01-01T00:00:00Z', exempt: true };

const ruleErrors = (
  contract: JsonObject,
  { kind, operation, schema, schemaName, examples }: Shown,
): Finding[] => {
  const form = schema === null ? {} : locate(contract, schema).value;
  if (kind !== 'body' || form['x-form'] !== true) return [];
  const stage = operation.operation['x-rule-stage'] === 'draft' ? 'draft' : 'full';
  return examples.flatMap(({ place, at, value }) =>
    isObject(value)
      ? runRules(formRulesOf(schemaName ?? place, form), value, { stage, context }).map(
          ({ pointer, rule, message }): Finding => ({
            at: [...at, ...keysOf(pointer)],
            text: `${place}: ${pointer} breaks its rule ${rule} ('${message}').`,
          }),
        )
      : [],
  );
};

/** The body of a refusal says the status that it comes with; its detail is its message, or goes on from it. */
const problemErrors = ({ status, type, examples }: Shown): Finding[] =>
  type !== 'application/problem+json'
    ? []
    : examples.flatMap(({ place, at, value }) => {
        const { status: said, detail, message, code } = isObject(value) ? value : {};
        const errors: [boolean, string, string][] = [
          [printed(said) === status, 'status', ` says the status ${printed(said)}.`],
          [String(detail).startsWith(String(message)), 'detail', ': detail and message differ.'],
          [/^[a-z]+(-[a-z]+)*$/.test(printed(code)), 'code', ': the code is written-like-this.'],
        ];
        return errors.flatMap(([isWell, key, text]) =>
          isWell ? [] : [{ at: [...at, key], text: `${place}${text}` }],
        );
      });

const missing = ({ place, at, type, examples, isBinary }: Shown): Finding[] =>
  examples.length > 0 || isBinary ? [] : [{ at, text: `${place} (${type}) has no example.` }];

const valueErrors = (schemas: Schemas, { pointer, schema, examples }: Shown): Finding[] =>
  schema === null
    ? []
    : examples.flatMap(({ place, at, value }) =>
        schemas.errors(`${pointer}/schema`, value).map(({ pointer: inner, text }) => ({
          at: [...at, ...keysOf(inner)],
          text: `${place}: ${text}.`,
        })),
      );

/** Named examples that an operation refers to or has need a summary: people choose between them by it. */
const summaryErrors = (contract: JsonObject): Finding[] =>
  Object.entries(objectAt(objectAt(contract, 'components'), 'examples')).flatMap(([name, example]) =>
    typeof resolve(contract, example)['summary'] === 'string'
      ? []
      : [{ at: [example], text: `The example ${name} has no summary.` }],
  );

export const lintExamples = (contract: JsonObject): Finding[] => {
  const schemas = new Schemas(contract);
  const seen = new Set<string>();
  const onceEach = ({ pointer }: Shown): boolean => {
    if (seen.has(pointer)) return false;
    seen.add(pointer);
    return true;
  };
  return [
    ...summaryErrors(contract),
    ...shownBodies(contract).flatMap((shown) => [
      ...missing(shown),
      ...(onceEach(shown)
        ? [...valueErrors(schemas, shown), ...ruleErrors(contract, shown), ...problemErrors(shown)]
        : []),
    ]),
  ];
};
