import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { uncountedLimits } from './uncountedLimits';
import { unreadFields } from './unreadFields';

const root = mkdtempSync(join(tmpdir(), 'unread-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  'api/src/features/thing/saveThing.ts': `import { rowOf } from './rowOf';\nexport const saveThing = rowOf;`,
  'api/src/features/thing/rowOf.ts': `export const rowOf = ({ name }: { name: string }) => name;`,
  'web/src/features/things/ThingForm.tsx': `export const save = (name: string) => call('saveThing', { body: { name } });`,
  'web/src/features/things/ThingForm.test.tsx': `export const costCentre = 1;`,
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const text = { type: 'string' };
const contractWith = (properties: object, required: string[]) => ({
  paths: {
    '/thing': {
      post: {
        operationId: 'saveThing',
        tags: ['thing'],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
      },
    },
  },
  components: { schemas: { Thing: { type: 'object', required, properties: { name: text, ...properties } } } },
});

it('is well with fields that handler and form read, and that need not be sent', () => {
  expect(unreadFields(contractWith({ note: text }, ['name']), root)).toEqual([]);
});

it.each([
  ['by the schema', contractWith({ costCentre: text }, ['name', 'costCentre'])],
  [
    'by a rule',
    contractWith({ costCentre: { ...text, 'x-validation': [{ rule: 'required', message: 'Please.' }] } }, []),
  ],
  [
    'in the items of a list',
    contractWith(
      { name: { type: 'array', items: { required: ['costCentre'], properties: { costCentre: text } } } },
      ['name'],
    ),
  ],
])('names handler and form that do not read a new field, required %s', (_how, contract) => {
  expect(unreadFields(contract, root).map(({ text }) => text)).toEqual([
    'saveThing: api/src/features/thing/saveThing.ts does not read the field costCentre.',
    'saveThing: web/src/features/things/ThingForm.tsx does not read the field costCentre.',
  ]);
});

it('names a limit that the handler of its call does not count', () => {
  const contract = contractWith({}, []);
  const limits = { name: 'thing-by-account', by: 'account', count: 5, window: 60, stage: 'handler' };
  Object.assign(contract.paths['/thing'].post, { 'x-rate-limit': [limits] });
  expect(uncountedLimits(contract, root).map(({ text }) => text)).toEqual([
    'saveThing: its handler does not count the limit thing-by-account.',
  ]);
});
