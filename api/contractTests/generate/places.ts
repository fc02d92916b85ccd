import { document } from '../contract/operations';
import { wholeSchema, type Schema } from '../contract/schema';
import { keepsSchema } from '../contract/validators';

export type Path = readonly (string | number)[];

export type ValuePlace = { path: Path; value: unknown; schema: Schema };

const chosen = (given: Schema, value: unknown): Schema => {
  const { oneOf, anyOf, ...own } = wholeSchema(document, given);
  const branch = (oneOf ?? anyOf)?.find((each) => keepsSchema(each, value));
  return branch === undefined ? own : wholeSchema(document, { allOf: [own, branch] });
};

export const placesIn = (given: Schema, value: unknown, path: Path = []): ValuePlace[] => {
  const schema = chosen(given, value);
  const own = { path, value, schema };
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined || value.length === 0
      ? [own]
      : [own, ...placesIn(items, value[0], [...path, 0])];
  }
  if (typeof value !== 'object' || value === null) return [own];
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const field = schema.properties?.[name];
    return field === undefined ? [] : placesIn(field, inner, [...path, name]);
  });
  return [own, ...fields];
};

export const replaced = (value: unknown, [step, ...rest]: Path, next: unknown): unknown => {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === step ? replaced(item, rest, next) : item));
  }
  const record = value as Record<string, unknown>;
  const { [step]: old, ...others } = record;
  const inner = replaced(old, rest, next);
  return inner === undefined ? others : { ...record, [step]: inner };
};
