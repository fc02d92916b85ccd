import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handlerPlaces } from './handlerPlaces';
import type { Finding } from './finding';
import { releaseFieldsWhere } from '../src/domain/releaseFields';
import {
  isObject,
  listAt,
  objectAt,
  operationsOf,
  resolve as followed,
  type JsonObject,
} from '../document/document';

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

/** The file that an import names, if it is one of ours. */
const imported = (from: string, name: string): string[] =>
  ['.ts', '.tsx'].map((end) => resolve(dirname(from), `${name}${end}`)).filter((file) => existsSync(file));

/** These files and what they import, by relative paths, all the way down. */
export const withImports = (files: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const names = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) => name);
    withImports(
      names.flatMap((name) => imported(file, name)),
      seen,
    );
  }
  return seen;
};

const wordsIn = (file: string): string[] => readFileSync(file, 'utf8').match(/[A-Za-z_]\w*/g) ?? [];

/** The table of a release's fields. The type checker keeps it whole, so who goes through it knows them all. */
const table = fileURLToPath(new URL('../src/domain/releaseFields.ts', import.meta.url));

const wordsOf = (files: Iterable<string>): Set<string> => {
  const words = [...files].flatMap(wordsIn);
  const ofTable = words.includes(releaseFieldsWhere.name)
    ? [...releaseFieldsWhere(() => true), ...wordsIn(table)]
    : [];
  return new Set([...words, ...ofTable]);
};

const isRequired = (schema: JsonObject, name: string, property: unknown): boolean =>
  listAt(schema, 'required').includes(name) ||
  (isObject(property) &&
    listAt(property, 'x-validation').some((rule) => isObject(rule) && rule['rule'] === 'required'));

/** The names of the fields that a schema requires, itself or by a rule, those of its lists and objects among them. */
const fieldsOf = (contract: JsonObject, value: unknown, seen = new Set<unknown>()): string[] => {
  const schema = followed(contract, value);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const below = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => listAt(schema, key));
  const properties = Object.entries(objectAt(schema, 'properties')).filter(([name, property]) =>
    isRequired(schema, name, property),
  );
  return [
    ...properties.flatMap(([name, property]) => [name, ...fieldsOf(contract, property, seen)]),
    ...[...below, schema['items']].filter(isObject).flatMap((part) => fieldsOf(contract, part, seen)),
  ];
};

const jsonBodies = (contract: JsonObject) =>
  operationsOf(contract).flatMap(({ operation }) => {
    const content = objectAt(followed(contract, operation['requestBody']), 'content');
    const schema = objectAt(content, 'application/json')['schema'];
    const id = String(operation['operationId']);
    return schema === undefined ? [] : [{ id, operation, schema }];
  });

/**
 * The required fields of JSON bodies that nobody reads: a line for each that neither the handler of the call nor what it
 * imports names, and for each that the features do not name which make the call. Without this, a new field would be
 * accepted and dropped without a word. It looks for words: a field that is called like another one is not noticed.
 * @param root of the checkout whose `api` and `web` are looked through
 */
export const unreadFields = (contract: JsonObject, root: string): Finding[] => {
  const web = join(root, 'web/src');
  const screens = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => isSource(file) && !file.startsWith('stories'))
    .map((file) => join(web, file));
  const texts = new Map(screens.map((file) => [file, readFileSync(file, 'utf8')]));
  const api = join(root, 'api/src');
  const bodies = jsonBodies(contract);
  const places = handlerPlaces(
    api,
    bodies.map(({ id }) => id),
  );
  return bodies.flatMap(({ id, operation, schema }) => {
    const fields = [...new Set(fieldsOf(contract, schema))];
    const place = places.get(id);
    const handlers = place === undefined ? [] : [join(api, `${place}.ts`)];
    const callers = screens.filter((file) => texts.get(file)?.includes(`call('${id}'`) === true);
    const folders = new Set(callers.map(dirname));
    const forms = screens.filter((file) => folders.has(dirname(file)));
    const missing = (files: readonly string[], named: string): Finding[] => {
      const words = files.length === 0 ? null : wordsOf(withImports(files));
      return fields
        .filter((field) => words?.has(field) === false)
        .map((field) => ({
          at: [operation, 'requestBody'],
          text: `${id}: ${relative(root, named)} does not read the field ${field}.`,
        }));
    };
    return [...missing(handlers, handlers[0] ?? api), ...missing(forms, callers[0] ?? web)];
  });
};
