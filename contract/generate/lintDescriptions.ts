import { isObject, listAt, objectAt, type JsonObject } from '../document/document';
import type { Finding } from './finding';

const plain = new Set(['the', 'a', 'an', 'of', 'in', 'is', 'and', 'its']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];

/** The words of a name: `distributionId` has two. */
const nameWords = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

const thinness = (description: unknown, name: string): string | null => {
  if (typeof description !== 'string') return 'has no description';
  const words = wordsOf(description);
  const known = nameWords(name);
  const more = words.filter((word) => !known.includes(word) && !plain.has(word));
  return words.length >= 4 && more.length >= 2
    ? null
    : `says '${description}', hardly more than its name: its meaning, its unit, where it comes from`;
};

const isObjectSchema = (schema: JsonObject): boolean =>
  [schema['type']].flat().includes('object') || 'properties' in schema;

const isOpen = (schema: JsonObject): boolean =>
  isObjectSchema(schema) && !('additionalProperties' in schema) && schema['maxProperties'] !== 0;

const errorsIn = (value: unknown, place: string): Finding[] => {
  if (!isObject(value)) return [];
  const fields = Object.entries(objectAt(value, 'properties')).flatMap(([name, field]): Finding[] => {
    const at = `${place}.${name}`;
    if (!isObject(field) || '$ref' in field) return [];
    const error = thinness(field['description'], name);
    return [
      ...(error === null ? [] : [{ at: [field, 'description'] as const, text: `${at} ${error}.` }]),
      ...errorsIn(field, at),
    ];
  });
  return [
    ...(isOpen(value)
      ? [
          {
            at: [value] as const,
            text: `${place} does not say whether it has other fields (additionalProperties).`,
          },
        ]
      : []),
    ...fields,
    ...errorsIn(value['items'], `${place}[]`),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      listAt(value, key).flatMap((part) => errorsIn(part, place)),
    ),
  ];
};

/** More is said than the name does, and every object says whether it may have other fields. */
export const lintDescriptions = (contract: JsonObject): Finding[] =>
  Object.entries(objectAt(objectAt(contract, 'components'), 'schemas')).flatMap(([name, schema]) => {
    const error = thinness(isObject(schema) ? schema['description'] : undefined, name);
    return [
      ...(error === null ? [] : [{ at: [schema, 'description'] as const, text: `${name} ${error}.` }]),
      ...errorsIn(schema, name),
    ];
  });
