import { typesOf, type Schema, type TypeName } from '../contract/schema';

export type WrongValue = { how: string; value: unknown };

const ofType: Readonly<Record<TypeName, unknown>> = {
  string: 'not this',
  integer: 7,
  number: 7.25,
  boolean: true,
  array: [],
  object: { text: 'not this' },
  null: null,
};

const otherTypes = (schema: Schema): WrongValue[] => {
  const allowed = new Set(typesOf(schema));
  if (allowed.has('number')) allowed.add('integer');
  return (Object.entries(ofType) as [TypeName, unknown][])
    .filter(([type]) => !allowed.has(type))
    .map(([type, value]) => ({ how: `of the type ${type}`, value }));
};

const numbers = (schema: Schema): WrongValue[] => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  const below = minimum === undefined ? exclusiveMinimum : minimum - 1;
  const above = maximum === undefined ? exclusiveMaximum : maximum + 1;
  return [
    ...(below === undefined ? [] : [{ how: 'below its minimum', value: below }]),
    ...(above === undefined ? [] : [{ how: 'above its maximum', value: above }]),
    ...(format === 'money' ? [{ how: 'money with half a cent', value: (minimum ?? 0) + 1.005 }] : []),
    ...(multipleOf === undefined
      ? []
      : [{ how: 'between two steps', value: (minimum ?? 0) + multipleOf / 3 }]),
  ];
};

const half = String.fromCharCode(0xd800);

const noDay: Readonly<Record<string, string>> = { date: '2026-02-30', 'date-time': '2026-02-30T12:00:00Z' };

const texts = (
  { minLength = 0, maxLength, pattern, format, enum: values }: Schema,
  now: string,
): WrongValue[] => [
  ...(minLength > 0 ? [{ how: 'shorter than allowed', value: now.slice(0, minLength - 1) }] : []),
  ...(maxLength === undefined ? [] : [{ how: 'longer than allowed', value: `A${'a'.repeat(maxLength)}` }]),
  ...(pattern === undefined ? [] : [{ how: 'of another form', value: `\u0001${now} <` }]),
  ...(format === undefined ? [] : [{ how: `no ${format}`, value: 'no such thing' }]),
  ...(format === undefined || noDay[format] === undefined
    ? []
    : [{ how: 'a day that does not exist', value: noDay[format] }]),
  { how: 'with NUL', value: `${now}\u0000` },
  ...(values === undefined ? [{ how: 'with half a character', value: `${now}${half}` }] : []),
];

const lists = ({ minItems = 0, maxItems, uniqueItems }: Schema, now: readonly unknown[]): WrongValue[] => [
  ...(minItems > 0 ? [{ how: 'with too few items', value: now.slice(0, minItems - 1) }] : []),
  ...(maxItems === undefined || maxItems > 2_000 || now.length === 0
    ? []
    : [{ how: 'with too many items', value: Array.from({ length: maxItems + 1 }, () => now[0]) }]),
  ...(uniqueItems && now.length > 0 ? [{ how: 'with an item twice', value: [now[0], now[0]] }] : []),
];

export const wrongValues = (schema: Schema, value: unknown): WrongValue[] => [
  ...otherTypes(schema),
  ...(schema.enum === undefined && schema.const === undefined
    ? []
    : [{ how: 'none of its values', value: typesOf(schema).includes('integer') ? 4711 : 'no such value' }]),
  ...(typeof value === 'number' ? numbers(schema) : []),
  ...(typeof value === 'string' ? texts(schema, value) : []),
  ...(Array.isArray(value) ? lists(schema, value) : []),
];

/** Whether a text cannot be stored, which is refused although the contract says nothing of it. */
export const cannotBeStored = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || value.includes(half));
