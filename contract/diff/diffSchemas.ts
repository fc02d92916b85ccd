import { isObject, listAt, objectAt, resolve, schemaNameOf, type JsonObject } from '../document/document';
import { breaking, harmless, narrower, wider, type Change, type Direction } from './change';
import { diffLimits } from './diffLimits';
import { diffRules } from './diffRules';
import { diffValues } from './diffValues';

/** The two contracts, and the pairs of components that were compared already, each once a direction. */
export type Comparison = { old: JsonObject; now: JsonObject; seen: Set<string> };

type Pair = readonly [JsonObject, JsonObject];

const requiredIn = (schema: JsonObject, name: string): boolean => listAt(schema, 'required').includes(name);

const addedField = (now: JsonObject, name: string, place: string, direction: Direction): Change => {
  if (direction === 'response') return harmless(place, `field ${name} added`);
  return requiredIn(now, name)
    ? breaking(place, `required field ${name} added`)
    : harmless(place, `optional field ${name} added`);
};

const needChange = ([old, now]: Pair, name: string, place: string, direction: Direction): Change[] => {
  const [before, after] = [requiredIn(old, name), requiredIn(now, name)];
  if (before === after) return [];
  return [
    after
      ? narrower(direction, place, `field ${name} is now required`)
      : wider(direction, place, `field ${name} is now optional`),
  ];
};

const fieldChanges = (all: Comparison, pair: Pair, place: string, direction: Direction): Change[] => {
  const [before, after] = pair.map((schema) => objectAt(schema, 'properties')) as [JsonObject, JsonObject];
  return [
    ...Object.keys(before).flatMap((name) =>
      name in after
        ? [
            ...needChange(pair, name, place, direction),
            ...diffSchemas(all, [before[name], after[name]], `${place}.${name}`, direction),
          ]
        : [breaking(place, `field ${name} removed`)],
    ),
    ...Object.keys(after)
      .filter((name) => !(name in before))
      .map((name) => addedField(pair[1], name, place, direction)),
  ];
};

const opennessChanges = ([old, now]: Pair, place: string, direction: Direction): Change[] => {
  const [before, after] = [old['additionalProperties'] === false, now['additionalProperties'] === false];
  if (before === after || direction === 'response') return [];
  return [
    after
      ? breaking(place, 'unknown fields are refused now')
      : harmless(place, 'unknown fields are taken now'),
  ];
};

/** Alternatives are told apart by the component that they refer to, others by their place. */
const alternatives = (schema: JsonObject, key: string): Map<string, unknown> =>
  new Map(listAt(schema, key).map((part, index) => [schemaNameOf(part) ?? `${index + 1}`, part]));

const alternativeChanges = (
  all: Comparison,
  [old, now]: Pair,
  place: string,
  direction: Direction,
): Change[] =>
  (['oneOf', 'anyOf', 'allOf'] as const).flatMap((key) => {
    const [before, after] = [alternatives(old, key), alternatives(now, key)];
    // A part of allOf is one more demand, an alternative is one more freedom.
    const [less, more] = key === 'allOf' ? [wider, narrower] : [narrower, wider];
    return [
      ...[...before].flatMap(([name, part]) =>
        after.has(name)
          ? diffSchemas(all, [part, after.get(name)], `${place}.${key}.${name}`, direction)
          : [less(direction, place, `${key} ${name} removed`)],
      ),
      ...[...after.keys()]
        .filter((name) => !before.has(name))
        .map((name) => more(direction, place, `${key} ${name} added`)),
    ];
  });

const whole = (contract: JsonObject, value: unknown): JsonObject => ({
  ...resolve(contract, value),
  // Keys beside a $ref count as well as what it leads to.
  ...(isObject(value) ? value : {}),
});

export const diffSchemas = (
  all: Comparison,
  [old, now]: readonly [unknown, unknown],
  place: string,
  direction: Direction,
): Change[] => {
  const names = [schemaNameOf(old), schemaNameOf(now)];
  const key = `${names.join('>')} ${direction}`;
  if (names[0] !== null && all.seen.has(key)) return [];
  if (names[0] !== null) all.seen.add(key);
  const pair: Pair = [whole(all.old, old), whole(all.now, now)];
  const here = names[1] === null ? place : `${names[1]} (${direction})`;
  return [
    ...diffValues(pair, here, direction),
    ...diffLimits(pair, here, direction),
    ...(direction === 'request' ? diffRules(pair, here) : []),
    ...opennessChanges(pair, here, direction),
    ...fieldChanges(all, pair, here, direction),
    ...('items' in pair[0] && 'items' in pair[1]
      ? diffSchemas(all, [pair[0]['items'], pair[1]['items']], `${here}[]`, direction)
      : []),
    ...alternativeChanges(all, pair, here, direction),
  ];
};
