import fc from 'fast-check';
import type { Rule } from '@dispatch/contract';
import { document } from '../contract/operations';
import { typesOf, wholeSchema, type Schema, type TypeName } from '../contract/schema';
import { keepsSchema } from '../contract/validators';
import { kept } from './kept';
import { validText } from './texts';

/** How values are made. */
export type Making = {
  everything?: boolean;
  rulesOf?: (field: string) => readonly Rule[];
  leftOut?: ReadonlySet<string>;
};

type Bounds = { least: number; most: number };

const boundsOf = (schema: Schema, step: number): Bounds => ({
  least: schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1e9 : schema.exclusiveMinimum + step),
  most: schema.maximum ?? (schema.exclusiveMaximum === undefined ? 1e9 : schema.exclusiveMaximum - step),
});

const wholeNumbers = (schema: Schema): fc.Arbitrary<number> => {
  const step = schema.multipleOf ?? 1;
  const { least, most } = boundsOf(schema, step);
  return fc
    .integer({ min: Math.ceil(least / step), max: Math.floor(most / step) })
    .map((steps) => steps * step);
};

/** Money on the wire and every other number: at most two decimals. */
const decimals = (schema: Schema): fc.Arbitrary<number> => {
  const { least, most } = boundsOf(schema, 0.01);
  return fc.integer({ min: Math.ceil(least * 100), max: Math.floor(most * 100) }).map((cents) => cents / 100);
};

const lists = (schema: Schema): fc.Arbitrary<unknown[]> => {
  const { items = {}, minItems = 0, maxItems = 5, uniqueItems = false } = schema;
  const item = validValue(items);
  const usual = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
  if (uniqueItems) return fc.uniqueArray(item, { ...usual, selector: (each) => JSON.stringify(each) });
  const full = { minLength: maxItems, maxLength: maxItems };
  return maxItems > usual.maxLength && maxItems <= 50
    ? fc.oneof(
        { weight: 6, arbitrary: fc.array(item, usual) },
        { weight: 1, arbitrary: fc.array(item, { ...full, size: 'max' }) },
      )
    : fc.array(item, usual);
};

const freeObjects = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.oneof(fc.boolean(), fc.nat(), fc.constant('text')),
  {
    maxKeys: 3,
  },
);

const objects = (schema: Schema, making: Making): fc.Arbitrary<Record<string, unknown>> => {
  const { properties, required = [], additionalProperties } = schema;
  if (properties === undefined) {
    return additionalProperties === false ? fc.constant({}) : freeObjects;
  }
  const fields = Object.entries(properties).filter(([name]) => making.leftOut?.has(name) !== true);
  const model = Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      validValue(field, { everything: making.everything ?? false }, making.rulesOf?.(name) ?? []),
    ]),
  );
  const record = fc.record<Record<string, unknown>>(
    model,
    making.everything ? {} : { requiredKeys: required.filter((name) => name in model) },
  );
  // fast-check makes objects without a prototype of some of them.
  return record.map((value) => ({ ...value }));
};

const byType: Readonly<
  Record<TypeName, (schema: Schema, making: Making, rules: readonly Rule[]) => fc.Arbitrary<unknown>>
> = {
  null: () => fc.constant(null),
  boolean: (_schema, _making, rules) =>
    rules.some(({ rule }) => rule === 'isTrue') ? fc.constant(true) : fc.boolean(),
  integer: wholeNumbers,
  number: decimals,
  string: (schema, _making, rules) => validText(schema, rules),
  array: lists,
  object: objects,
};

const choices = (schema: Schema, making: Making, rules: readonly Rule[]): fc.Arbitrary<unknown> | null => {
  const { oneOf, anyOf, ...own } = schema;
  const branches = oneOf ?? anyOf;
  if (branches === undefined) return null;
  const values = fc.oneof(...branches.map((branch) => validValue({ allOf: [own, branch] }, making, rules)));
  return kept(values, (value) => keepsSchema(schema, value), JSON.stringify(branches));
};

export const validValue = (
  given: Schema,
  making: Making = {},
  rules: readonly Rule[] = [],
): fc.Arbitrary<unknown> => {
  const schema = wholeSchema(document, given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const chosen = choices(schema, making, rules);
  if (chosen !== null) return chosen;
  const types = typesOf(schema);
  const filled = types.filter((type) => type !== 'null');
  const made = filled.map((type) => byType[type](schema, making, rules));
  if (!types.includes('null') || (making.everything && made.length > 0)) return fc.oneof(...made);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    ...made.map((arbitrary) => ({ weight: 4, arbitrary })),
  );
};
