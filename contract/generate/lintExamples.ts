import { runRules } from '../src/rules/runRules';
import { isObject, locate, objectAt, printed, resolve, type JsonObject } from '../document/document';
import { Schemas } from '../document/schemas';
import { shownBodies, type Shown } from './contractExamples';
import { formRulesOf } from './formRules';

/** The earliest release time for examples: any that they name is later. */
const context = { earliest: '1970-01-01T00:00:00Z', exempt: true };

const ruleErrors = (
  contract: JsonObject,
  { kind, operation, schema, schemaName, examples }: Shown,
): string[] => {
  const form = schema === null ? {} : locate(contract, schema).value;
  if (kind !== 'body' || form['x-form'] !== true) return [];
  const stage = operation.operation['x-rule-stage'] === 'draft' ? 'draft' : 'full';
  return examples.flatMap(({ place, value }) =>
    isObject(value)
      ? runRules(formRulesOf(schemaName ?? place, form), value, { stage, context }).map(
          ({ pointer, rule, message }) => `${place}: ${pointer} breaks its rule ${rule} ('${message}').`,
        )
      : [],
  );
};

/** The body of a refusal says the status that it comes with; its detail is its message, or goes on from it. */
const problemErrors = ({ status, type, examples }: Shown): string[] =>
  type !== 'application/problem+json'
    ? []
    : examples.flatMap(({ place, value }) => {
        const { status: said, detail, message, code } = isObject(value) ? value : {};
        return [
          ...(printed(said) === status ? [] : [`${place} says the status ${printed(said)}.`]),
          ...(String(detail).startsWith(String(message)) ? [] : [`${place}: detail and message differ.`]),
          ...(/^[a-z]+(-[a-z]+)*$/.test(printed(code)) ? [] : [`${place}: the code is written-like-this.`]),
        ];
      });

const missing = ({ place, type, examples, isBinary }: Shown): string[] =>
  examples.length > 0 || isBinary ? [] : [`${place} (${type}) has no example.`];

const valueErrors = (schemas: Schemas, { pointer, schema, examples }: Shown): string[] =>
  schema === null
    ? []
    : examples.flatMap(({ place, value }) =>
        schemas.errors(`${pointer}/schema`, value).map(({ text }) => `${place}: ${text}.`),
      );

/** Named examples that an operation refers to or has need a summary: people choose between them by it. */
const summaryErrors = (contract: JsonObject): string[] =>
  Object.entries(objectAt(objectAt(contract, 'components'), 'examples')).flatMap(([name, example]) =>
    typeof resolve(contract, example)['summary'] === 'string' ? [] : [`The example ${name} has no summary.`],
  );

export const lintExamples = (contract: JsonObject): string[] => {
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
