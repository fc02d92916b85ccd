import { expect, test } from 'vitest';
import { bodyLimits, limitBroken, usualLimits } from './requestLimits';

const few = { keys: 3, items: 4, depth: 2 };
const broken = (json: string) => limitBroken(new TextEncoder().encode(json), few);

test.each([
  ['{"a":1,"b":{"c":1}}', null],
  ['{"a":1,"a":1,"a":1,"a":1}', 'keys'],
  ['{"a":{"b":1},"c":{"d":1}}', 'keys'],
  ['[1,2,3,4]', null],
  ['[1,2,3,4,5]', 'items'],
  ['{"a":[1,2],"b":[[]]}', 'depth'],
  ['[[],[],[]]', 'items'],
  ['[[[', 'depth'],
  [String.raw`{"a":"[[[[{{\"::::,,,,\\"}`, null],
  [String.raw`["\\",2,3,4,5]`, 'items'],
  ['"unfinished', null],
  ['"\\', null],
  ['', null],
])('%s breaks %s', (json, limit) => {
  expect(broken(json)).toBe(limit);
});

const resolve = (value: unknown) =>
  (value as { $ref?: string }).$ref === undefined ? (value as Record<string, unknown>) : tree;
const tree = { properties: { name: {}, below: { $ref: '#/tree' } } };
const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, key) => [`f${key}`, {}]));

test('a body may hold twice of what its schema allows, and no less than usual', () => {
  expect(bodyLimits({ properties: fields(20) }, resolve)).toEqual(usualLimits);
  const rows = { type: 'array', maxItems: 900, items: { properties: fields(4) } };
  expect(bodyLimits({ properties: { rows } }, resolve)).toEqual({ keys: 7202, items: 1800, depth: 20 });
  expect(bodyLimits({ allOf: [rows, { properties: fields(9) }] }, resolve).keys).toBe(7218);
});

test('a schema in itself, and one that says nothing, have an end', () => {
  for (const schema of [{ $ref: '#/tree' }, { additionalProperties: true }]) {
    expect(bodyLimits(schema, resolve)).toMatchObject({ depth: expect.any(Number) as number });
    expect(bodyLimits(schema, resolve).keys).toBeLessThan(5_000);
  }
});
