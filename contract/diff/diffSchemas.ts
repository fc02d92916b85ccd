import { isObject, listAt, objectAt, resolve, schemaNameOf, type JsonObject } from '../document/document';
import { breaking, changed, diffNamed, narrower, wider, type Change, type Direction } from './change';
import { diffLimits } from './diffLimits';
import { diffRules } from './diffRules';
import { diffValues } from './diffValues';

/** The two contracts, and the pairs of components that were compared already, each once a direction. */
export type Comparison = { old: JsonObject; now: JsonObject; seen: Set<string> };

type Pair = readonly [JsonObject, JsonObject];

const requiredIn = (schema: JsonObject, name: string): boolean => listAt(schema, 'required').includes(name);

const fieldChanges = (all: Comparison, pair: Pair, place: string, direction: Direction): Change[] =>
  diffNamed(
    [Object.entries(objectAt(pair[0], 'properties')), Object.entries(objectAt(pair[1], 'properties'))],
    (name) => breaking(place, `field ${name} removed`),
    (name, parts) => {
      const [before, after] = [requiredIn(pair[0], name), requiredIn(pair[1], name)];
      const change = after ? narrower : wider;
      const need = `field ${name} is now ${after ? 'required' : 'optional'}`;
      return [
        ...(before === after ? [] : [change(direction, place, need)]),
        ...diffSchemas(all, parts, `${place}.${name}`, direction),
      ];
    },
    (name) => {
      const need = requiredIn(pair[1], name) ? 'required ' : 'optional ';
      const isRequest = direction === 'request';
      const isBreaking = isRequest && requiredIn(pair[1], name);
      return changed(isBreaking, place, `${isRequest ? need : ''}field ${name} added`);
    },
  );

const opennessChanges = ([old, now]: Pair, place: string, direction: Direction): Change[] => {
  const [before, after] = [old['additionalProperties'] === false, now['additionalProperties'] === false];
  if (before === after || direction === 'response') return [];
  return [changed(after, place, `unknown fields are ${after ? 'refused' : 'taken'} now`)];
};

/** Alternatives are told apart by the component that they refer to, others by their place. */
const alternatives = (schema: JsonObject, key: string): [string, unknown][] =>
  listAt(schema, key).map((part, index) => [schemaNameOf(part) ?? `${index + 1}`, part]);

const alternativeChanges = (
  all: Comparison,
  [old, now]: Pair,
  place: string,
  direction: Direction,
): Change[] =>
  (['oneOf', 'anyOf', 'allOf'] as const).flatMap((key) => {
    // A part of allOf is one more demand, an alternative is one more freedom.
    const [less, more] = key === 'allOf' ? [wider, narrower] : [narrower, wider];
    return diffNamed(
      [alternatives(old, key), alternatives(now, key)],
      (name) => less(direction, place, `${key} ${name} removed`),
      (name, parts) => diffSchemas(all, parts, `${place}.${key}.${name}`, direction),
      (name) => more(direction, place, `${key} ${name} added`),
    );
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
