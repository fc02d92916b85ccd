import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationTable } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { notYetImplemented } from './notYetImplemented';

const folder = fileURLToPath(new URL('../features', import.meta.url));

/** The text of every file of the features, by `tag/name.ts`. */
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
);

/** The handlers that a file exports. */
const handlersIn = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+)(?:: Handler<| = withoutTransaction)/gm)].map(
    ([, name = '']) => name,
  );

type Operations = Readonly<Record<string, { tag: string }>>;

/** Calls whose handler is not where its tag and operationId say, and handlers that stand on the list as well. */
const misplaced = (
  operations: Operations,
  waiting: readonly string[],
  sources: ReadonlyMap<string, string>,
): string[] =>
  Object.entries(operations).flatMap(([id, { tag }]) => {
    const file = `${tag}/${id}.ts`;
    const isThere = handlersIn(sources.get(file) ?? '').includes(id);
    if (isThere === waiting.includes(id)) {
      return [
        isThere ? `${id} has a handler and stands on the list` : `${file} does not export the handler ${id}`,
      ];
    }
    return [];
  });

test('each call has its handler in the file that its tag and its operationId name, or stands on the list', () => {
  expect(misplaced(operationTable, notYetImplemented, files)).toEqual([]);
});

test('no handler is of a call that the contract does not have', () => {
  const known = new Set(Object.keys(operationTable));
  const handlers = [...files].flatMap(([file, text]) => handlersIn(text).map((name) => ({ file, name })));
  expect(handlers.length).toBeGreaterThan(30);
  expect(handlers.filter(({ name }) => !known.has(name))).toEqual([]);
});

test('what is planted is seen', () => {
  const getMe = "export const getMe: Handler<'getMe'> = async () => ({});";
  const operations = { getMe: { tag: 'account' } };
  const at = (file: string, text = getMe) => new Map([[file, text]]);
  expect(misplaced(operations, [], at('account/getMe.ts'))).toEqual([]);
  expect(misplaced(operations, ['getMe'], new Map())).toEqual([]);
  const fault = ['account/getMe.ts does not export the handler getMe'];
  expect(misplaced(operations, [], at('session/getMe.ts'))).toEqual(fault);
  expect(misplaced(operations, [], at('account/me.ts'))).toEqual(fault);
  expect(misplaced(operations, [], at('account/getMe.ts', getMe.replace('getMe:', 'readMe:')))).toEqual(
    fault,
  );
  expect(misplaced(operations, ['getMe'], at('account/getMe.ts'))).toEqual([
    'getMe has a handler and stands on the list',
  ]);
});
