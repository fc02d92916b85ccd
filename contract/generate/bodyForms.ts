import type { BodyForm } from '../src/operation';
import { isObject, objectAt, resolve, schemaNameOf, type JsonObject } from '../document/document';

const isForm = (contract: JsonObject, name: string | null): name is string =>
  name !== null && resolve(contract, { $ref: `#/components/schemas/${name}` })['x-form'] === true;

const alternatives = (schema: JsonObject): unknown[] =>
  (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? (list as unknown[]) : [];
  });

/** From the outside in: '' for the body, `/creditCard`, `/attachments/*` for list items; one within itself once. */
export const formsIn = (
  contract: JsonObject,
  value: unknown,
  at = '',
  within: readonly string[] = [],
): BodyForm[] => {
  if (!isObject(value)) return [];
  const name = schemaNameOf(value);
  if (name !== null && within.includes(name)) return [];
  const inside = name === null ? within : [...within, name];
  const schema = resolve(contract, value);
  return [
    ...(isForm(contract, name) ? [{ at, form: name }] : []),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([key, part]) =>
      formsIn(contract, part, `${at}/${key}`, inside),
    ),
    ...formsIn(contract, schema['items'], `${at}/*`, inside),
    ...alternatives(schema).flatMap((part) => formsIn(contract, part, at, inside)),
  ];
};
