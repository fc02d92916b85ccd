import { describe, expect, it } from 'vitest';
import { isObject, parseContract, type JsonObject } from '../document/document';
import { permissionTable } from '../src/domain/permissions';
import { smallContract } from '../generate/testing/smallContract';
import { printedChange } from './change';
import { diffContracts } from './diffContracts';

type Plant = (contract: JsonObject) => void;

const at = (contract: JsonObject, ...keys: string[]): JsonObject => {
  const found = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), contract);
  if (!isObject(found)) throw new Error(`Nothing at ${keys.join(' / ')}.`);
  return found;
};

const planted = (...plants: readonly Plant[]): JsonObject => {
  const contract = parseContract(smallContract);
  for (const plant of plants) plant(contract);
  return contract;
};

const changes = (plant: Plant, before: Plant = () => undefined): string[] =>
  diffContracts(planted(before), planted(before, plant)).map(printedChange);

const paths = (c: JsonObject) => at(c, 'paths');
const getThing = (c: JsonObject) => at(c, 'paths', '/things/{id}', 'get');
const deleteThing = (c: JsonObject) => at(c, 'paths', '/things/{id}', 'delete');
const listThings = (c: JsonObject) => at(c, 'paths', '/things', 'get');
const addThing = (c: JsonObject) => at(c, 'paths', '/things', 'post');
const schemas = (c: JsonObject) => at(c, 'components', 'schemas');
const form = (c: JsonObject) => at(c, 'components', 'schemas', 'ThingForm');
const field = (c: JsonObject, name: string) =>
  at(c, 'components', 'schemas', 'ThingForm', 'properties', name);
const thing = (c: JsonObject) => at(c, 'components', 'schemas', 'Thing', 'properties');
const rules = (c: JsonObject, name: string) => field(c, name)['x-validation'] as JsonObject[];

const webhook = (c: JsonObject): JsonObject => {
  c['webhooks'] ??= {
    'thing.made': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
            },
          },
        },
      },
    },
  };
  return at(c, 'webhooks');
};

const ownerAlone: Plant = (c) => {
  at(c, 'components', 'responses')['NotWhileImpersonating'] = at(c, 'components', 'responses', 'Forbidden');
  at(addThing(c), 'responses')['403'] = { $ref: '#/components/responses/NotWhileImpersonating' };
};

const more: Plant = (c) => {
  at(c, 'components', 'schemas', 'Thing')['required'] = ['name'];
  Object.assign(thing(c), {
    count: { type: 'integer', minimum: 1, maximum: 9 },
    state: { type: 'string', enum: ['new', 'old'] },
    parts: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 20 } },
    made: { type: ['string', 'null'], format: 'date' },
    shape: { oneOf: [{ $ref: '#/components/schemas/Size' }] },
  });
  Object.assign(at(form(c), 'properties'), {
    count: { type: 'integer', minimum: 1, maximum: 9, default: 3, 'x-validation': [] },
    extra: { oneOf: [{ $ref: '#/components/schemas/Size' }], 'x-validation': [] },
  });
  at(listThings(c), 'responses', '200')['headers'] = { 'X-Total-Count': { schema: { type: 'integer' } } };
  c['servers'] = [{ url: '/api' }];
};

it('sees no change between a contract and itself', () => {
  expect(changes(() => undefined, more)).toEqual([]);
});

it('takes texts for people and examples for no change', () => {
  const plant: Plant = (c) => {
    getThing(c)['summary'] = 'Another summary';
    getThing(c)['description'] = 'Another description.';
    at(getThing(c), 'responses', '200', 'content', 'application/json')['example'] = { name: 'Boat' };
    thing(c)['name'] = { type: 'string', maxLength: 50, description: 'The name' };
  };
  expect(changes(plant)).toEqual([]);
});

const breakingOnes: [string, Plant, string][] = [
  [
    'an operation that is gone',
    (c) => delete at(paths(c), '/things/{id}')['delete'],
    'deleteThing: operation removed (DELETE /things/{id})',
  ],
  [
    'another path',
    (c) => {
      paths(c)['/thing/{id}'] = paths(c)['/things/{id}'];
      delete paths(c)['/things/{id}'];
    },
    'getThing: path /things/{id} is now /thing/{id}',
  ],
  [
    'another method',
    (c) => {
      at(paths(c), '/things')['put'] = addThing(c);
      delete at(paths(c), '/things')['post'];
    },
    'addThing: method POST is now PUT',
  ],
  [
    'another operationId',
    (c) => (getThing(c)['operationId'] = 'readThing'),
    'readThing: operationId getThing is now readThing',
  ],
  [
    'security of a public call',
    (c) => (listThings(c)['security'] = [{ session: [] }]),
    'listThings: security added: any session',
  ],
  [
    'a permission where any session did',
    (c) => (getThing(c)['security'] = [{ session: ['releases.review'] }]),
    'getThing: permission any session is now releases.review',
  ],
  [
    'another permission',
    (c) => (deleteThing(c)['security'] = [{ session: ['releases.takeDown'] }]),
    'deleteThing: permission releases.review is now releases.takeDown',
  ],
  [
    'a parameter that is gone',
    (c) => (listThings(c)['parameters'] = []),
    'listThings: parameter query status removed',
  ],
  [
    'a parameter that becomes required',
    (c) => (((listThings(c)['parameters'] as JsonObject[])[0] ?? {})['required'] = true),
    'listThings: parameter query status is now required',
  ],
  [
    'a new required parameter',
    (c) =>
      (listThings(c)['parameters'] as JsonObject[]).push({
        name: 'kind',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
    'listThings: required parameter query kind added',
  ],
  [
    'a list that is written in another way',
    (c) => delete ((listThings(c)['parameters'] as JsonObject[])[0] ?? {})['explode'],
    'listThings: parameter query status is written in another way (explode)',
  ],
  [
    'a narrower parameter',
    (c) =>
      (at(c, 'components', 'parameters', 'ThingId')['schema'] = { type: 'integer', minimum: 1, maximum: 50 }),
    'getThing path id: maximum 99 is now 50 (narrower)',
  ],
  ['a body that is gone', (c) => delete addThing(c)['requestBody'], 'addThing: body removed'],
  [
    'a body that has to be there',
    (c) =>
      (deleteThing(c)['requestBody'] = {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      }),
    'deleteThing: required body added',
  ],
  [
    'a media type that is gone',
    (c) => (at(addThing(c), 'requestBody')['content'] = { 'text/plain': { schema: { type: 'string' } } }),
    'addThing body: media type application/json removed',
  ],
  [
    'a field that becomes required',
    (c) => (form(c)['required'] = ['name', 'kind']),
    'ThingForm (request): field kind is now required',
  ],
  [
    'a new required field',
    (c) => {
      at(form(c), 'properties')['colour'] = { type: 'string', maxLength: 9, 'x-validation': [] };
      form(c)['required'] = ['name', 'colour'];
    },
    'ThingForm (request): required field colour added',
  ],
  [
    'a field that is taken no more',
    (c) => delete at(form(c), 'properties')['kind'],
    'ThingForm (request): field kind removed',
  ],
  [
    'another type in a request',
    (c) => (field(c, 'story')['type'] = 'integer'),
    'ThingForm (request).story: type string is now integer',
  ],
  [
    'a smaller maxLength',
    (c) => (field(c, 'name')['maxLength'] = 40),
    'ThingForm (request).name: maxLength 50 is now 40 (narrower)',
  ],
  [
    'a larger minLength',
    (c) => (field(c, 'name')['minLength'] = 6),
    'ThingForm (request).name: minLength 5 is now 6 (narrower)',
  ],
  [
    'a new minimum',
    (c) => (field(c, 'price')['minimum'] = 1),
    'ThingForm (request).price: minimum 0 is now 1 (narrower)',
  ],
  [
    'a value that is taken no more',
    (c) => (field(c, 'kind')['enum'] = ['big']),
    'ThingForm (request).kind: value "small" removed',
  ],
  [
    'a list of values where any did',
    (c) => (field(c, 'story')['enum'] = ['short']),
    'ThingForm (request).story: only these values now: "short"',
  ],
  [
    'a new pattern',
    (c) => (field(c, 'name')['pattern'] = '^[A-Z]'),
    'ThingForm (request).name: pattern added: ^[A-Z] (narrower)',
  ],
  [
    'another default',
    (c) => (field(c, 'count')['default'] = 4),
    'ThingForm (request).count: default 3 is now 4',
  ],
  [
    'a form that refuses unknown fields',
    (c) => (at(schemas(c), 'Size')['additionalProperties'] = false),
    'Size (request): unknown fields are refused now',
  ],
  [
    'a new rule',
    (c) => rules(c, 'name').push({ rule: 'noHtml', message: 'No HTML.' }),
    'ThingForm (request).name: rule noHtml added',
  ],
  [
    'a stricter rule',
    (c) => ((rules(c, 'kind')[0] ?? {})['value'] = ['big']),
    'ThingForm (request).kind: rule oneOf ["big","small"] is now ["big"]',
  ],
  [
    'an alternative that is taken no more',
    (c) => (field(c, 'extra')['oneOf'] = []),
    'ThingForm (request).extra: oneOf Size removed',
  ],
  [
    'a success that is gone',
    (c) => delete at(addThing(c), 'responses')['201'],
    'addThing: answer 201 removed',
  ],
  [
    'a field that is answered no more',
    (c) => delete thing(c)['state'],
    'Thing (response): field state removed',
  ],
  [
    'a field that may be missing',
    (c) => (at(schemas(c), 'Thing')['required'] = []),
    'Thing (response): field name is now optional',
  ],
  [
    'a field that may be null',
    (c) => (at(thing(c), 'count')['type'] = ['integer', 'null']),
    'Thing (response).count: type null added',
  ],
  [
    'another type in an answer',
    (c) => (at(thing(c), 'count')['type'] = 'string'),
    'Thing (response).count: type integer is now string',
  ],
  [
    'a fraction where a whole number was',
    (c) => (at(thing(c), 'count')['type'] = 'number'),
    'Thing (response).count: type number added',
  ],
  [
    'a value that clients do not know',
    (c) => (at(thing(c), 'state')['enum'] = ['new', 'old', 'lost']),
    'Thing (response).state: value "lost" added',
  ],
  [
    'a longer text in an answer',
    (c) => (at(thing(c), 'name')['maxLength'] = 90),
    'Thing (response).name: maxLength 50 is now 90 (wider)',
  ],
  [
    'a longer list in an answer',
    (c) => delete at(thing(c), 'parts')['maxItems'],
    'Thing (response).parts: maxItems 5 removed (wider)',
  ],
  [
    'a longer item of a list',
    (c) => (at(thing(c), 'parts', 'items')['maxLength'] = 30),
    'Thing (response).parts[]: maxLength 20 is now 30 (wider)',
  ],
  [
    'another format in an answer',
    (c) => (at(thing(c), 'made')['format'] = 'date-time'),
    'Thing (response).made: format date is now date-time',
  ],
  [
    'an alternative that clients do not know',
    (c) =>
      (at(thing(c), 'shape')['oneOf'] = [
        { $ref: '#/components/schemas/Size' },
        { $ref: '#/components/schemas/Problem' },
      ]),
    'Thing (response).shape: oneOf Problem added',
  ],
  [
    'a header that is gone',
    (c) => delete at(listThings(c), 'responses', '200')['headers'],
    'listThings 200: header X-Total-Count removed',
  ],
  [
    'another media type of an answer',
    (c) => (at(getThing(c), 'responses', '200')['content'] = { 'text/csv': { schema: { type: 'string' } } }),
    'getThing 200: media type application/json removed',
  ],
  ['another server', (c) => (c['servers'] = [{ url: '/v2' }]), 'servers: /api is now /v2'],
];

const harmlessOnes: [string, Plant, string][] = [
  [
    'a new operation',
    (c) => (paths(c)['/parts'] = { get: { ...listThings(c), operationId: 'listParts' } }),
    'listParts: operation added (GET /parts)',
  ],
  ['other tags', (c) => (getThing(c)['tags'] = ['part']), 'getThing: tags ["thing"] are now ["part"]'],
  [
    'a second permission that is enough',
    (c) => (deleteThing(c)['security'] = [{ session: ['releases.review', 'users.manage'] }]),
    'deleteThing: permission releases.review is now releases.review or users.manage',
  ],
  [
    'a new optional parameter',
    (c) =>
      (listThings(c)['parameters'] as JsonObject[]).push({
        name: 'kind',
        in: 'query',
        schema: { type: 'string' },
      }),
    'listThings: optional parameter query kind added',
  ],
  [
    'a parameter that becomes optional',
    (c) => (((addThing(c)['parameters'] as JsonObject[])[0] ?? {})['required'] = false),
    'addThing: parameter header Idempotency-Key is now optional',
  ],
  [
    'a wider parameter',
    (c) =>
      (at(c, 'components', 'parameters', 'ThingId')['schema'] = {
        type: 'integer',
        minimum: 1,
        maximum: 200,
      }),
    'getThing path id: maximum 99 is now 200 (wider)',
  ],
  [
    'a body that may be missing',
    (c) => (at(addThing(c), 'requestBody')['required'] = false),
    'addThing: body is now optional',
  ],
  [
    'a body that may be there',
    (c) =>
      (deleteThing(c)['requestBody'] = { content: { 'application/json': { schema: { type: 'object' } } } }),
    'deleteThing: optional body added',
  ],
  [
    'a new optional field of a request',
    (c) => (at(form(c), 'properties')['colour'] = { type: 'string', maxLength: 9, 'x-validation': [] }),
    'ThingForm (request): optional field colour added',
  ],
  [
    'a field that becomes optional',
    (c) => (form(c)['required'] = []),
    'ThingForm (request): field name is now optional',
  ],
  [
    'a larger maxLength',
    (c) => (field(c, 'name')['maxLength'] = 60),
    'ThingForm (request).name: maxLength 50 is now 60 (wider)',
  ],
  [
    'a limit that is gone',
    (c) => delete field(c, 'name')['minLength'],
    'ThingForm (request).name: minLength 5 removed (wider)',
  ],
  [
    'a format that is gone',
    (c) => delete field(c, 'price')['format'],
    'ThingForm (request).price: format money removed (wider)',
  ],
  [
    'a new value',
    (c) => (field(c, 'kind')['enum'] = ['big', 'small', 'tiny']),
    'ThingForm (request).kind: value "tiny" added',
  ],
  [
    'a request field that may be null',
    (c) => (field(c, 'story')['type'] = ['string', 'null']),
    'ThingForm (request).story: type null added',
  ],
  [
    'a first default',
    (c) => (field(c, 'name')['default'] = 'Rocket'),
    'ThingForm (request).name: default (none) is now "Rocket"',
  ],
  [
    'a rule that is gone',
    (c) => (field(c, 'kind')['x-validation'] = []),
    'ThingForm (request).kind: rule oneOf removed',
  ],
  [
    'a milder rule',
    (c) => ((rules(c, 'name')[2] ?? {})['value'] = 60),
    'ThingForm (request).name: rule maxLength 50 is now 60',
  ],
  [
    'another message',
    (c) => ((rules(c, 'name')[1] ?? {})['message'] = 'Write more.'),
    "ThingForm (request).name: message of rule minLength is now 'Write more.'",
  ],
  [
    'a new alternative of a request',
    (c) =>
      (field(c, 'extra')['oneOf'] = [
        { $ref: '#/components/schemas/Size' },
        { $ref: '#/components/schemas/Thing' },
      ]),
    'ThingForm (request).extra: oneOf Thing added',
  ],
  [
    'a new answer',
    (c) => (at(getThing(c), 'responses')['409'] = { $ref: '#/components/responses/Conflict' }),
    'getThing: answer 409 added',
  ],
  [
    'a refusal that is gone',
    (c) => delete at(getThing(c), 'responses')['404'],
    'getThing: answer 404 removed',
  ],
  [
    'a new field of an answer',
    (c) => (thing(c)['colour'] = { type: 'string', maxLength: 9 }),
    'Thing (response): field colour added',
  ],
  [
    'a field that is always there',
    (c) => (at(schemas(c), 'Thing')['required'] = ['name', 'count']),
    'Thing (response): field count is now required',
  ],
  [
    'a value that is answered no more',
    (c) => (at(thing(c), 'state')['enum'] = ['new']),
    'Thing (response).state: value "old" removed',
  ],
  [
    'a null that is answered no more',
    (c) => (at(thing(c), 'made')['type'] = 'string'),
    'Thing (response).made: type null removed',
  ],
  [
    'a shorter text in an answer',
    (c) => (at(thing(c), 'name')['maxLength'] = 40),
    'Thing (response).name: maxLength 50 is now 40 (narrower)',
  ],
  [
    'a new header',
    (c) => (at(getThing(c), 'responses', '200')['headers'] = { ETag: { schema: { type: 'string' } } }),
    'getThing 200: header ETag added',
  ],
  [
    'one more media type',
    (c) => (at(getThing(c), 'responses', '200', 'content')['text/csv'] = { schema: { type: 'string' } }),
    'getThing 200: media type text/csv added',
  ],
];

const dangerousOnes: [string, Plant, string][] = [
  [
    'a call that becomes public',
    (c) => (getThing(c)['security'] = []),
    'getThing: security removed: public now',
  ],
  [
    'any session where a permission was needed',
    (c) => (deleteThing(c)['security'] = [{ session: [] }]),
    'deleteThing: permission releases.review is now any session',
  ],
  [
    'a second permission, of another group',
    (c) => (deleteThing(c)['security'] = [{ session: ['releases.review', 'orders.read'] }]),
    'deleteThing: permission releases.review is now releases.review or orders.read',
  ],
  [
    'a group that comes to a permission',
    (c) => (c['x-permissions'] = { ...permissionTable, 'releases.review': ['ADMIN', 'EDITOR', 'USER'] }),
    'permission releases.review: USER has it now',
  ],
  [
    'a call of its owner alone that staff may make for them',
    (c) => (at(addThing(c), 'responses')['403'] = { $ref: '#/components/responses/Forbidden' }),
    'addThing: staff who acts for somebody may make it now',
  ],
];

describe('names as dangerous', () => {
  it.each(dangerousOnes)('%s', (_what, plant, line) => {
    expect(changes(plant, ownerAlone)).toEqual([`dangerous     ${line}`]);
  });
});

describe('names as breaking', () => {
  it.each(breakingOnes)('%s', (_what, plant, line) => {
    expect(changes(plant, more)).toContain(`breaking      ${line}`);
  });
});

describe('names as non-breaking', () => {
  it.each(harmlessOnes)('%s', (_what, plant, line) => {
    const found = changes(plant, more);
    expect(found).toContain(`non-breaking  ${line}`);
    expect(found.filter((change) => change.startsWith('breaking'))).toEqual([]);
  });
});

it('names a change of a component once, however many calls use it', () => {
  const plant: Plant = (c) => delete at(c, 'components', 'schemas', 'Problem', 'properties')['code'];
  expect(changes(plant)).toEqual(['breaking      Problem (response): field code removed']);
});

it('compares what is sent to webhooks as it compares answers', () => {
  const before: Plant = (c) => void webhook(c);
  const message = (c: JsonObject) =>
    at(webhook(c), 'thing.made', 'post', 'requestBody', 'content', 'application/json', 'schema');
  const gone: Plant = (c) => delete at(message(c), 'properties')['id'];
  expect(changes(gone, before)).toEqual(['breaking      thing.made message: field id removed']);
  expect(changes((c) => delete webhook(c)['thing.made'], before)).toEqual([
    'breaking      thing.made: webhook removed',
  ]);
  expect(changes(before)).toEqual(['non-breaking  thing.made: webhook added']);
});

const withoutTokens: Plant = (c) => {
  delete at(c, 'components', 'securitySchemes')['ownSession'];
};

it('takes another name of a permission for breaking once there are access tokens, and where a group loses it', () => {
  const renamed: Plant = (c) => (deleteThing(c)['security'] = [{ session: ['desk.read'] }]);
  const said = 'deleteThing: permission releases.review is now desk.read';
  expect(changes(renamed)).toEqual([`breaking      ${said}`]);
  expect(changes(renamed, withoutTokens)).toEqual([`non-breaking  ${said}`]);
  const narrower: Plant = (c) => (deleteThing(c)['security'] = [{ session: ['releases.takeDown'] }]);
  expect(changes(narrower, withoutTokens)[0]).toMatch(/^breaking /);
});

it('takes a call that access tokens may make no more for breaking, where there were some', () => {
  const own: Plant = (c) => (deleteThing(c)['security'] = [{ ownSession: ['releases.review'] }]);
  const said = 'deleteThing: permission releases.review is now releases.review, own session';
  expect(changes(own)).toEqual([`breaking      ${said}`]);
  expect(changes(own, withoutTokens)).toEqual([`non-breaking  ${said}`]);
});

it('takes one permission less of several for breaking', () => {
  const before: Plant = (c) =>
    (deleteThing(c)['security'] = [{ session: ['releases.review', 'users.manage'] }]);
  const plant: Plant = (c) =>
    (deleteThing(c)['security'] = [{ session: ['releases.review', 'orders.read'] }]);
  expect(changes(plant, before)).toEqual([
    'breaking, dangerous  deleteThing: permission releases.review or users.manage is now releases.review or orders.read',
  ]);
});
