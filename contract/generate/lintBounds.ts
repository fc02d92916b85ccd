import { isObject, typesOf, type JsonObject } from '../document/document';
import { travellingSchemas, type RequestSchema } from './requestSchemas';
import type { Finding } from './finding';

const boundedFormats = new Set(['date', 'date-time', 'time', 'uuid', 'ipv4', 'ipv6', 'binary']);

/** True for an anchored pattern in which nothing repeats without an end. */
const isBoundedPattern = (pattern: unknown): boolean => {
  if (typeof pattern !== 'string' || !/^\^.*\$$/s.test(pattern)) return false;
  const bare = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+|]|\{\d+,\}/.test(bare);
};

const isFixed = (schema: JsonObject): boolean => Array.isArray(schema['enum']) || 'const' in schema;

const isBoundedText = (schema: JsonObject): boolean =>
  typeof schema['maxLength'] === 'number' ||
  isFixed(schema) ||
  boundedFormats.has(String(schema['format'])) ||
  isBoundedPattern(schema['pattern']);

const hasEdge = (schema: JsonObject, inclusive: string, exclusive: string): boolean =>
  typeof schema[inclusive] === 'number' || typeof schema[exclusive] === 'number';

const isBoundedNumber = (schema: JsonObject): boolean =>
  isFixed(schema) ||
  (hasEdge(schema, 'minimum', 'exclusiveMinimum') && hasEdge(schema, 'maximum', 'exclusiveMaximum'));

const saysItsKind = (schema: JsonObject): boolean =>
  ['type', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'properties'].some((key) => key in schema) ||
  isFixed(schema);

const errorsOf = ({ place, schema }: RequestSchema): Finding[] => {
  const types = typesOf(schema);
  const isNumber = types.includes('number') || types.includes('integer');
  const format = String(schema['format']);
  const errors: [boolean, string][] = [
    [saysItsKind(schema), 'a schema needs a type.'],
    [
      !types.includes('string') || isBoundedText(schema),
      'a text needs a maxLength, an enum, or a format or pattern that bounds it.',
    ],
    [!types.includes('array') || typeof schema['maxItems'] === 'number', 'a list needs maxItems.'],
    [!types.includes('array') || isObject(schema['items']), 'a list says what its items are.'],
    [!isNumber || isBoundedNumber(schema), 'a number needs a minimum and a maximum, or an enum.'],
    [
      !types.includes('number') || isFixed(schema) || format === 'money' || format === 'double',
      'a number that is not whole is format: money (at most two decimals), or else format: double.',
    ],
  ];
  return errors.flatMap(([isWell, text]) => (isWell ? [] : [{ at: [schema], text: `${place}: ${text}` }]));
};

/** Everything that travels is bounded: a client, a table or a screen can be built for the longest value. */
export const lintBounds = (contract: JsonObject): Finding[] => travellingSchemas(contract).flatMap(errorsOf);
