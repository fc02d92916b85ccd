import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject, parseContract, type JsonObject } from './contractDocument';
import { lintContract } from './lintContract';
import { smallContract } from './smallContract';

/** The object at a path of keys, to plant something in it. */
const at = (contract: JsonObject, ...keys: string[]): JsonObject => {
  const found = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), contract);
  if (!isObject(found)) throw new Error(`Nothing at ${keys.join(' / ')}.`);
  return found;
};

const lintWith = (plant: (contract: JsonObject) => void): string[] => {
  const contract = parseContract(smallContract);
  plant(contract);
  return lintContract(contract);
};

const form = (contract: JsonObject): JsonObject => at(contract, 'components', 'schemas', 'ThingForm');
const field = (contract: JsonObject, name: string): JsonObject => at(form(contract), 'properties', name);
const getThing = (contract: JsonObject): JsonObject => at(contract, 'paths', '/things/{id}', 'get');

it('finds nothing in openapi.yaml', () => {
  const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
  expect(lintContract(parseContract(text))).toEqual([]);
});

it('finds nothing in a contract that is well', () => {
  expect(lintWith(() => undefined)).toEqual([]);
});

const planted: [string, (contract: JsonObject) => void, string][] = [
  ['another version', (c) => (c['openapi'] = '3.0.3'), 'openapi: the contract is written in OpenAPI 3.1.0.'],
  [
    'prefixItems',
    (c) => (field(c, 'kind')['prefixItems'] = []),
    '#/components/schemas/ThingForm/properties/kind: prefixItems is ignored by the mock server; leave it out.',
  ],
  [
    'unevaluatedProperties',
    (c) => (form(c)['unevaluatedProperties'] = false),
    '#/components/schemas/ThingForm: unevaluatedProperties is ignored by the mock server; leave it out.',
  ],
  [
    'a discriminator in a discriminator',
    (c) => {
      at(c, 'components', 'schemas', 'Thing')['discriminator'] = { propertyName: 'name' };
      at(c, 'components', 'schemas', 'Thing', 'properties')['size'] = { $ref: '#/components/schemas/Size' };
      at(c, 'components', 'schemas', 'Size')['discriminator'] = { propertyName: 'unit' };
    },
    'Thing: the discriminator of Size is nested in another one.',
  ],
  [
    'a text without end',
    (c) => delete at(c, 'components', 'schemas', 'Size', 'properties', 'unit')['maxLength'],
    'Size.unit: a text that is sent needs a maxLength, an enum, or a format or pattern that bounds it.',
  ],
  [
    'a pattern that bounds nothing',
    (c) =>
      (at(c, 'components', 'schemas', 'Size', 'properties')['unit'] = {
        type: 'string',
        pattern: '^[a-z]+$',
      }),
    'Size.unit: a text that is sent needs a maxLength, an enum, or a format or pattern that bounds it.',
  ],
  [
    'a list without end',
    (c) => (at(c, 'components', 'schemas', 'Size', 'properties')['unit'] = { type: ['array', 'null'] }),
    'Size.unit: a list that is sent needs maxItems.',
  ],
  [
    'a parameter without end',
    (c) => (at(c, 'components', 'parameters', 'ThingId')['schema'] = { type: 'string' }),
    'GET /things/{id} id: a text that is sent needs a maxLength, an enum, or a format or pattern that bounds it.',
  ],
  ['no operationId', (c) => delete getThing(c)['operationId'], 'GET /things/{id} has no operationId.'],
  [
    'an operationId in another case',
    (c) => (getThing(c)['operationId'] = 'get_thing'),
    'GET /things/{id}: the operationId get_thing is not in camelCase.',
  ],
  [
    'an operationId twice',
    (c) => (getThing(c)['operationId'] = 'deleteThing'),
    'The operationId deleteThing is there twice.',
  ],
  ['no tag', (c) => delete getThing(c)['tags'], 'GET /things/{id} needs exactly one tag.'],
  ['no summary', (c) => delete getThing(c)['summary'], 'GET /things/{id} has no summary.'],
  ['an empty description', (c) => (getThing(c)['description'] = ' '), 'GET /things/{id} has no description.'],
  [
    'no security anywhere',
    (c) => delete c['security'],
    "GET /things/{id} has no security, its own or the root's.",
  ],
  [
    'an answer without example',
    (c) => delete at(getThing(c), 'responses', '200', 'content', 'application/json')['example'],
    'GET /things/{id}: the answer 200 (application/json) has no example.',
  ],
  [
    'a shared answer without example',
    (c) =>
      delete at(c, 'components', 'responses', 'NotFound', 'content', 'application/problem+json')['example'],
    'GET /things/{id}: the answer 404 (application/problem+json) has no example.',
  ],
  [
    'no success',
    (c) => delete at(getThing(c), 'responses')['200'],
    'GET /things/{id} has no answer for success.',
  ],
  [
    'a list in the query that is repeated',
    (c) =>
      (at(c, 'paths', '/things', 'get')['parameters'] = [
        { name: 'status', in: 'query', schema: { type: 'array', maxItems: 5, items: { type: 'integer' } } },
      ]),
    'GET /things: the list status in the query needs explode: false.',
  ],
  [
    'a body that is neither form nor not',
    (c) => delete at(c, 'components', 'schemas', 'Size')['x-form'],
    'Size is sent to us: mark it x-form: true if a person fills it in, else x-form: false.',
  ],
  [
    'a form that takes unknown fields',
    (c) => delete form(c)['additionalProperties'],
    'ThingForm: a form needs additionalProperties: false.',
  ],
  [
    'a field without rules',
    (c) => delete field(c, 'kind')['x-validation'],
    'ThingForm.kind: a field of a form needs x-validation, an empty list if it has no rules.',
  ],
  [
    'a required field without message',
    (c) => (form(c)['required'] = ['name', 'kind']),
    'ThingForm.kind is required but no x-validation rule says so.',
  ],
  [
    'a limit without message',
    (c) => (field(c, 'kind')['maxLength'] = 9),
    'ThingForm.kind: maxLength 9 has no x-validation rule with the same value.',
  ],
  [
    'a limit that differs from its rule',
    (c) => (field(c, 'name')['minLength'] = 6),
    'ThingForm.name: minLength 6 has no x-validation rule with the same value.',
  ],
  [
    'a pattern without message',
    (c) => (field(c, 'name')['pattern'] = '^[A-Z]'),
    'ThingForm.name: pattern ^[A-Z] has no x-validation rule with the same value.',
  ],
  [
    'a limit of items without message',
    (c) =>
      (at(form(c), 'properties')['tags'] = {
        type: 'array',
        maxItems: 3,
        items: { type: 'string', maxLength: 20 },
        'x-validation': [{ rule: 'maxItems', value: 3, message: 'Too many.' }],
      }),
    'ThingForm.tags: maxLength 20 has no x-validation rule with the same value.',
  ],
  [
    'a format without message',
    (c) => (field(c, 'name')['format'] = 'email'),
    'ThingForm.name: format email has no x-validation rule email.',
  ],
];

describe('refuses', () => {
  it.each(planted)('%s', (_what, plant, fault) => {
    expect(lintWith(plant)).toContain(fault);
  });
});

it('takes minLength 1 for said when the field is required', () => {
  const faults = lintWith((contract) => {
    const name = field(contract, 'name');
    name['minLength'] = 1;
    name['x-validation'] = [
      { rule: 'required', message: 'Please provide a name.' },
      { rule: 'maxLength', value: 50, message: 'Too long.' },
    ];
  });
  expect(faults).toEqual([]);
});
