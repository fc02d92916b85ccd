import {
  bodyOf,
  isObject,
  mediaOf,
  namedPermissions,
  objectAt,
  printed,
  resolve,
  textAt,
  type ContractOperation,
  type JsonObject,
} from '../document/document';
import { breaking, harmless, type Change, type Direction } from './change';
import { diffSchemas, type Comparison } from './diffSchemas';

type Pair = readonly [ContractOperation, ContractOperation];

const keyOf = (parameter: JsonObject): string => `${printed(parameter['in'])} ${printed(parameter['name'])}`;

const byKey = ({ parameters }: ContractOperation): Map<string, JsonObject> =>
  new Map(parameters.map((parameter) => [keyOf(parameter), parameter]));

const needChanges = (old: JsonObject, now: JsonObject, name: string, place: string): Change[] => {
  const [before, after] = [old['required'] === true, now['required'] === true];
  if (before === after) return [];
  return [after ? breaking(place, `${name} is now required`) : harmless(place, `${name} is now optional`)];
};

const parameterChanges = (all: Comparison, pair: Pair, place: string): Change[] => {
  const [before, after] = [byKey(pair[0]), byKey(pair[1])];
  return [
    ...[...before].flatMap(([key, old]) => {
      const now = after.get(key);
      if (now === undefined) return [breaking(place, `parameter ${key} removed`)];
      const styles = ['explode', 'style'].filter((style) => old[style] !== now[style]);
      return [
        ...needChanges(old, now, `parameter ${key}`, place),
        ...styles.map((style) => breaking(place, `parameter ${key} is written in another way (${style})`)),
        ...diffSchemas(all, [old['schema'], now['schema']], `${place} ${key}`, 'request'),
      ];
    }),
    ...[...after]
      .filter(([key]) => !before.has(key))
      .map(([key, now]) =>
        now['required'] === true
          ? breaking(place, `required parameter ${key} added`)
          : harmless(place, `optional parameter ${key} added`),
      ),
  ];
};

const mediaChanges = (
  all: Comparison,
  [old, now]: readonly [JsonObject, JsonObject],
  place: string,
  direction: Direction,
): Change[] => {
  const [before, after] = [new Map(mediaOf(old)), new Map(mediaOf(now))];
  return [
    ...[...before].flatMap(([type, media]) => {
      const other = after.get(type);
      if (other === undefined) return [breaking(place, `media type ${type} removed`)];
      return diffSchemas(all, [media['schema'], other['schema']], place, direction);
    }),
    ...[...after.keys()]
      .filter((type) => !before.has(type))
      .map((type) => harmless(place, `media type ${type} added`)),
  ];
};

const bodyChanges = (all: Comparison, pair: Pair, place: string): Change[] => {
  const [old, now] = [bodyOf(all.old, pair[0].operation), bodyOf(all.now, pair[1].operation)];
  if (old === null && now === null) return [];
  if (now === null) return [breaking(place, 'body removed')];
  if (old === null) {
    return [
      now['required'] === true
        ? breaking(place, 'required body added')
        : harmless(place, 'optional body added'),
    ];
  }
  return [
    ...needChanges(old, now, 'body', place),
    ...mediaChanges(all, [old, now], `${place} body`, 'request'),
  ];
};

const headerChanges = (all: Comparison, pair: readonly [JsonObject, JsonObject], place: string): Change[] => {
  const [before, after] = pair.map((answer) => objectAt(answer, 'headers')) as [JsonObject, JsonObject];
  return [
    ...Object.keys(before).flatMap((name) =>
      name in after
        ? diffSchemas(
            all,
            [resolve(all.old, before[name])['schema'], resolve(all.now, after[name])['schema']],
            `${place} ${name}`,
            'response',
          )
        : [breaking(place, `header ${name} removed`)],
    ),
    ...Object.keys(after)
      .filter((name) => !(name in before))
      .map((name) => harmless(place, `header ${name} added`)),
  ];
};

const answerChanges = (all: Comparison, pair: Pair, place: string): Change[] => {
  const [before, after] = pair.map(({ operation }) => objectAt(operation, 'responses')) as [
    JsonObject,
    JsonObject,
  ];
  return [
    ...Object.keys(before).flatMap((status) => {
      const here = `${place} ${status}`;
      if (!(status in after)) {
        return [(status.startsWith('2') ? breaking : harmless)(place, `answer ${status} removed`)];
      }
      const answers = [resolve(all.old, before[status]), resolve(all.now, after[status])] as const;
      return [...mediaChanges(all, answers, here, 'response'), ...headerChanges(all, answers, here)];
    }),
    ...Object.keys(after)
      .filter((status) => !(status in before))
      .map((status) => harmless(place, `answer ${status} added`)),
  ];
};

const said = (permissions: readonly unknown[]): string =>
  permissions.length === 0 ? 'any session' : permissions.map(printed).join(' or ');

const securityChanges = (all: Comparison, pair: Pair, place: string): Change[] => {
  const before = namedPermissions(all.old, pair[0].operation);
  const after = namedPermissions(all.now, pair[1].operation);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === null) return [breaking(place, `security added: ${said(after ?? [])}`)];
  if (after === null) return [harmless(place, 'security removed: public now')];
  const keeps = after.length === 0 || (before.length > 0 && before.every((name) => after.includes(name)));
  const what = `permission ${said(before)} is now ${said(after)}`;
  return [keeps ? harmless(place, what) : breaking(place, what)];
};

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
    ...securityChanges(all, pair, place),
    ...parameterChanges(all, pair, place),
    ...bodyChanges(all, pair, place),
    ...answerChanges(all, pair, place),
  ];
};

export const hasId = (found: ContractOperation, id: unknown): boolean =>
  isObject(found.operation) && found.operation['operationId'] === id;
