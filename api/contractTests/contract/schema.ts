import { piecesOf, type JsonObject } from '@dispatch/contract/document';

export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

export type Schema = {
  readonly $ref?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-form'?: boolean;
  readonly 'x-text'?: 'html';
};

const both = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  ...(one.properties || other.properties ? { properties: { ...one.properties, ...other.properties } } : {}),
  ...(one.required || other.required
    ? { required: [...(one.required ?? []), ...(other.required ?? [])] }
    : {}),
});

/** A schema without a reference and without `allOf` on its top: both are taken in. */
export const wholeSchema = (document: JsonObject, schema: Schema): Schema =>
  piecesOf(document, schema, ['allOf']).reduce<Schema>(
    (whole, { allOf: _, ...piece }) => both(whole, piece),
    {},
  );

/** The types that a whole schema allows; all when it names none. */
export const typesOf = ({ type, properties, items, enum: values }: Schema): readonly TypeName[] => {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (properties !== undefined) return ['object'];
  if (items !== undefined) return ['array'];
  if (values !== undefined) return [...new Set(values.map(typeOfValue))];
  return ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
};

/** The type of a JSON value. */
export const typeOfValue = (value: unknown): TypeName => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'string' | 'boolean' | 'object';
};
