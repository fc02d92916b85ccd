import {
  bodyOf,
  isObject,
  mediaOf,
  objectAt,
  printed,
  rateLimitsOf,
  resolve,
  textAt,
  type ContractOperation,
  type JsonObject,
} from '../document/document';
import { breaking, changed, diffNamed, harmless, type Change, type Direction } from './change';
import { accessChanges } from './diffAccess';
import { diffSchemas, type Comparison } from './diffSchemas';

type Pair = readonly [ContractOperation, ContractOperation];

const byKey = ({ parameters }: ContractOperation): [string, JsonObject][] =>
  parameters.map((parameter) => [`${printed(parameter['in'])} ${printed(parameter['name'])}`, parameter]);

const isRequired = (part: JsonObject): boolean => part['required'] === true;

const needChanges = (old: JsonObject, now: JsonObject, name: string, place: string): Change[] =>
  isRequired(old) === isRequired(now)
    ? []
    : [changed(isRequired(now), place, `${name} is now ${isRequired(now) ? 'required' : 'optional'}`)];

const added = (part: JsonObject, name: string, place: string): Change =>
  changed(isRequired(part), place, `${isRequired(part) ? 'required' : 'optional'} ${name} added`);

const parameterChanges = (all: Comparison, [one, other]: Pair, place: string): Change[] =>
  diffNamed(
    [byKey(one), byKey(other)],
    (key) => breaking(place, `parameter ${key} removed`),
    (key, [old, now]) => [
      ...needChanges(old, now, `parameter ${key}`, place),
      ...['explode', 'style']
        .filter((style) => old[style] !== now[style])
        .map((style) => breaking(place, `parameter ${key} is written in another way (${style})`)),
      ...diffSchemas(all, [old['schema'], now['schema']], `${place} ${key}`, 'request'),
    ],
    (key, parameter) => added(parameter, `parameter ${key}`, place),
  );

const mediaChanges = (
  all: Comparison,
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] =>
  diffNamed(
    [mediaOf(old), mediaOf(now)],
    (type) => breaking(place, `media type ${type} removed`),
    (_type, [media, other]) => diffSchemas(all, [media['schema'], other['schema']], place, direction),
    (type) => harmless(place, `media type ${type} added`),
  );

const bodyChanges = (all: Comparison, pair: Pair, place: string): Change[] => {
  const [old, now] = [bodyOf(all.old, pair[0].operation), bodyOf(all.now, pair[1].operation)];
  if (old === null && now === null) return [];
  if (now === null) return [breaking(place, 'body removed')];
  if (old === null) return [added(now, 'body', place)];
  return [
    ...needChanges(old, now, 'body', place),
    ...mediaChanges(all, [old, now], `${place} body`, 'request'),
  ];
};

const headerChanges = (
  all: Comparison,
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
): Change[] =>
  diffNamed(
    [Object.entries(objectAt(old, 'headers')), Object.entries(objectAt(now, 'headers'))],
    (name) => breaking(place, `header ${name} removed`),
    (name, [before, after]) =>
      diffSchemas(
        all,
        [resolve(all.old, before)['schema'], resolve(all.now, after)['schema']],
        `${place} ${name}`,
        'response',
      ),
    (name) => harmless(place, `header ${name} added`),
  );

const answerChanges = (all: Comparison, [one, other]: Pair, place: string): Change[] =>
  diffNamed(
    [
      Object.entries(objectAt(one.operation, 'responses')),
      Object.entries(objectAt(other.operation, 'responses')),
    ],
    (status) => changed(status.startsWith('2'), place, `answer ${status} removed`),
    (status, [before, after]) => {
      const answers = [resolve(all.old, before), resolve(all.now, after)] as const;
      const here = `${place} ${status}`;
      return [...mediaChanges(all, answers, here, 'response'), ...headerChanges(all, answers, here)];
    },
    (status) => harmless(place, `answer ${status} added`),
  );

const namedLimits = (contract: JsonObject, found: ContractOperation): [string, string][] =>
  rateLimitsOf(contract, found).map(({ name, count, window, by }) => [
    name,
    `${count} in ${window} seconds by ${by}`,
  ]);

const limitChanges = (all: Comparison, [one, other]: Pair, place: string): Change[] =>
  diffNamed(
    [namedLimits(all.old, one), namedLimits(all.now, other)],
    (name) => harmless(place, `limit ${name} removed`),
    (name, [before, after]) =>
      before === after ? [] : [harmless(place, `limit ${name} is now ${after}, and not ${before}`)],
    (name, limit) => harmless(place, `limit ${name} added: ${limit}`),
  );

const namingChanges = ([old, now]: Pair, place: string): Change[] => {
  const [before, after] = [old, now].map(({ operation }) => textAt(operation, 'operationId') ?? '');
  const tags = [old, now].map(({ operation }) => JSON.stringify(operation['tags'] ?? []));
  return [
    ...(before === after ? [] : [breaking(place, `operationId ${before} is now ${after}`)]),
    ...(old.method === now.method
      ? []
      : [breaking(place, `method ${old.method.toUpperCase()} is now ${now.method.toUpperCase()}`)]),
    ...(old.path === now.path ? [] : [breaking(place, `path ${old.path} is now ${now.path}`)]),
    ...(tags[0] === tags[1] ? [] : [harmless(place, `tags ${tags[0]} are now ${tags[1]}`)]),
  ];
};

export const diffOperation = (all: Comparison, pair: Pair): Change[] => {
  const place = textAt(pair[1].operation, 'operationId') ?? pair[1].place;
  return [
    ...namingChanges(pair, place),
    ...accessChanges(all, pair, place),
    ...limitChanges(all, pair, place),
    ...parameterChanges(all, pair, place),
    ...bodyChanges(all, pair, place),
    ...answerChanges(all, pair, place),
  ];
};

export const hasId = (found: ContractOperation, id: unknown): boolean =>
  isObject(found.operation) && found.operation['operationId'] === id;
