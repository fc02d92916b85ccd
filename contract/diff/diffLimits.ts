import { printed, type JsonObject } from '../document/document';
import { breaking, changed, narrower, wider, type Change, type Direction } from './change';

/** Limits by the way in which they narrow: a higher floor or a lower ceiling allows less. */
const floors = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const ceilings = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** Keywords of which any new value may refuse what the old one allowed. */
const forms = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding'] as const;

const limitChange = (
  keyword: string,
  [old, now]: readonly [unknown, unknown],
  isNarrower: boolean,
  place: string,
  direction: Direction,
): Change => {
  const what =
    now === undefined
      ? `${keyword} ${printed(old)} removed`
      : `${keyword} ${old === undefined ? 'added:' : `${printed(old)} is now`} ${printed(now)}`;
  return isNarrower
    ? narrower(direction, place, `${what} (narrower)`)
    : wider(direction, place, `${what} (wider)`);
};

const boundChanges = (
  keywords: readonly string[],
  isNarrower: (old: number, now: number) => boolean,
  whenAbsent: number,
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] =>
  keywords.flatMap((keyword) => {
    const pair = [old[keyword], now[keyword]] as const;
    if (pair[0] === pair[1]) return [];
    const [before, after] = pair.map((value) => (typeof value === 'number' ? value : whenAbsent)) as [
      number,
      number,
    ];
    return [limitChange(keyword, pair, isNarrower(before, after), place, direction)];
  });

const formChanges = (
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] =>
  forms.flatMap((keyword) => {
    const pair = [old[keyword], now[keyword]] as const;
    if (pair[0] === pair[1]) return [];
    if (pair[0] !== undefined && pair[1] !== undefined) {
      return [breaking(place, `${keyword} ${printed(pair[0])} is now ${printed(pair[1])}`)];
    }
    return [limitChange(keyword, pair, pair[1] !== undefined, place, direction)];
  });

const defaultChanges = (
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] => {
  const [before, after] = [old['default'], now['default']].map((value) => JSON.stringify(value));
  if (before === after) return [];
  const what = `default ${before ?? '(none)'} is now ${after ?? '(none)'}`;
  return [changed(direction === 'request' && before !== undefined, place, what)];
};

export const diffLimits = (
  pair: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] => [
  ...boundChanges(floors, (old, now) => now > old, -Infinity, pair, place, direction),
  ...boundChanges(ceilings, (old, now) => now < old, Infinity, pair, place, direction),
  ...formChanges(pair, place, direction),
  ...defaultChanges(pair, place, direction),
];
