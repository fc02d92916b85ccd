import { listAt, typesOf, type JsonObject } from '../document/document';
import { narrower, wider, type Change, type Direction } from './change';

/** A whole number is a number. */
const kindsOf = (schema: JsonObject): string[] => {
  const types = typesOf(schema).map(String);
  return types.includes('number') ? [...new Set([...types, 'integer'])] : types;
};

const setChanges = (
  [old, now]: readonly [readonly string[], readonly string[]],
  said: (value: string, verb: string) => string,
  place: string,
  direction: Direction,
): Change[] => [
  ...old
    .filter((value) => !now.includes(value))
    .map((value) => narrower(direction, place, said(value, 'removed'))),
  ...now
    .filter((value) => !old.includes(value))
    .map((value) => wider(direction, place, said(value, 'added'))),
];

const typeChanges = (
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] => {
  const [before, after] = [kindsOf(old), kindsOf(now)];
  if (before.length === 0 && after.length === 0) return [];
  if (before.length === 0) return [narrower(direction, place, `type added: ${after.join(', ')}`)];
  if (after.length === 0)
    return [wider(direction, place, `type ${before.join(', ')} removed: anything goes`)];
  if (!before.some((type) => after.includes(type))) {
    return [{ breaking: true, place, what: `type ${before.join(', ')} is now ${after.join(', ')}` }];
  }
  return setChanges([before, after], (type, verb) => `type ${type} ${verb}`, place, direction);
};

const valuesOf = (schema: JsonObject): string[] | null => {
  if ('const' in schema) return [JSON.stringify(schema['const'])];
  return Array.isArray(schema['enum']) ? listAt(schema, 'enum').map((value) => JSON.stringify(value)) : null;
};

const enumChanges = (
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] => {
  const [before, after] = [valuesOf(old), valuesOf(now)];
  if (before === null && after === null) return [];
  if (before === null)
    return [narrower(direction, place, `only these values now: ${(after ?? []).join(', ')}`)];
  if (after === null) return [wider(direction, place, `any value now, not only ${before.join(', ')}`)];
  return setChanges([before, after], (value, verb) => `value ${value} ${verb}`, place, direction);
};

export const diffValues = (
  pair: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] => [...typeChanges(pair, place, direction), ...enumChanges(pair, place, direction)];
