import { describe, expect, it } from 'vitest';
import { isObject, parseContract, printContract, type JsonObject, operationsOf } from '../document/document';
import { printFinding } from './finding';
import { lintContract } from './lintContract';
import { lintDeprecations } from './lintDeprecations';
import { lintWebhooks } from './lintWebhooks';
import { smallContract } from './testing/smallContract';

const at = (contract: JsonObject, ...keys: string[]): JsonObject => {
  const found = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), contract);
  if (!isObject(found)) throw new Error(`Nothing at ${keys.join(' / ')}.`);
  return found;
};

const lintWith = (plant: (contract: JsonObject) => void): string[] => {
  const contract = parseContract(smallContract);
  plant(contract);
  // Written and read again, so that what is planted stands in a line as well.
  const findings = lintContract(parseContract(printContract(contract), 'openapi.yaml'));
  for (const finding of findings) expect(printFinding(finding)).toMatch(/^openapi\.yaml:\d+: /);
  return findings.map(({ text }) => text);
};

const form = (contract: JsonObject): JsonObject => at(contract, 'components', 'schemas', 'ThingForm');
const field = (contract: JsonObject, name: string): JsonObject => at(form(contract), 'properties', name);
const properties = (contract: JsonObject, name: string): JsonObject =>
  at(contract, 'components', 'schemas', name, 'properties');
const getThing = (contract: JsonObject): JsonObject => at(contract, 'paths', '/things/{id}', 'get');
const addThing = (contract: JsonObject): JsonObject => at(contract, 'paths', '/things', 'post');
const exampleBody = (contract: JsonObject): JsonObject =>
  at(addThing(contract), 'requestBody', 'content', 'application/json', 'example');
const media = (contract: JsonObject, answer: string): JsonObject =>
  at(contract, 'components', 'responses', answer, 'content', 'application/problem+json');

const refusal = (pointer: string, rule: string, message: string): JsonObject => ({
  status: 400,
  code: 'invalid-input',
  fields: [{ pointer, rule, message }],
});

const conflict = (code: string, message: string, more: JsonObject = {}): JsonObject => ({
  status: 409,
  code,
  message,
  detail: message,
  ...more,
});

const perAccount = { name: 'thing-by-account', by: 'account', count: 5, window: 60 };
const limit = (contract: JsonObject, limits: unknown): void => {
  addThing(contract)['x-rate-limit'] = limits;
};

it('finds nothing in a contract that is well', () => {
  expect(lintWith(() => undefined)).toEqual([]);
});

const planted: [string, (contract: JsonObject) => void, string][] = [
  [
    'a refusal of a field that the call does not take',
    (c) => (media(c, 'BadBody')['example'] = refusal('/headline', 'required', 'Please write one.')),
    'POST /things: the answer 400 (application/problem+json), example cannot happen: the body has no field headline.',
  ],
  [
    'a refusal whose message has changed since',
    (c) => (media(c, 'BadBody')['example'] = refusal('/name', 'minLength', 'At least 9.')),
    "POST /things: the answer 400 (application/problem+json), example cannot happen: the rule minLength of name says 'Too short.', and not 'At least 9.'.",
  ],
  [
    'a refusal of a body where none is taken',
    (c) => (media(c, 'BadRequest')['example'] = refusal('/name', 'minLength', 'Too short.')),
    'GET /things: the answer 400 (application/problem+json), example cannot happen: /name stands in a body, and the call takes none.',
  ],
  [
    'a conflict that the call cannot come to',
    (c) => (media(c, 'Conflict')['example'] = conflict('coupon-used', 'You have already used this coupon.')),
    'POST /things: the answer 409 (application/problem+json), example cannot happen: coupon-used is for couponCode, universalCouponCode.',
  ],
  [
    'a conflict in other words than its message',
    (c) => (media(c, 'Conflict')['example'] = conflict('request-running', 'Wait.')),
    "POST /things: the answer 409 (application/problem+json), example cannot happen: request-running does not say 'Wait.'.",
  ],
  [
    'a refusal of a move that is allowed',
    (c) => {
      const states = { from: 'PendingEditorialReview', to: 'InEditorialReview' };
      const text = `A release in the state ${states.from} cannot go to ${states.to}.`;
      addThing(c)['x-moves'] = ['open'];
      media(c, 'Conflict')['example'] = conflict('state-conflict', text, { states });
    },
    'POST /things: the answer 409 (application/problem+json), example cannot happen: no move of the call (open) is refused like this.',
  ],
  [
    'a permission that a call does not ask for',
    (c) => (at(c, 'paths', '/things/{id}', 'delete')['security'] = [{ session: [] }]),
    'DELETE /things/{id}: the answer 403 (application/problem+json), example cannot happen: not-allowed is for permission.',
  ],
  [
    'a field of a conflict that the call does not take',
    (c) =>
      (media(c, 'Conflict')['example'] = conflict(
        'request-running',
        'This is already being processed. Please wait a moment.',
        {
          fields: [{ pointer: '/slug', rule: 'taken', message: 'Another partner already has this slug.' }],
        },
      )),
    'POST /things: the answer 409 (application/problem+json), example cannot happen: the body has no field slug.',
  ],
  [
    'a 429 of a call that nobody counts',
    (c) => limit(c, []),
    'POST /things: answers 429 and has no x-rate-limit, so nobody is counted.',
  ],
  [
    'a limit that is answered with nothing',
    (c) => delete at(addThing(c), 'responses')['429'],
    'POST /things: has an x-rate-limit and no answer 429.',
  ],
  [
    'a limit by the account of nobody',
    (c) => (addThing(c)['security'] = []),
    'POST /things: the limit thing-by-account counts by account, and the call is public.',
  ],
  [
    'a limit without a window',
    (c) => limit(c, [{ ...perAccount, window: 0 }]),
    'POST /things: a limit of x-rate-limit has a name, by (account, address, email, subject), count, window in seconds, and may say what it counts and stage: handler.',
  ],
  [
    'a schema without a description',
    (c) => delete at(c, 'components', 'schemas', 'Size')['description'],
    'Size has no description.',
  ],
  [
    'a description that says no more than the name',
    (c) => (field(c, 'price')['description'] = 'The price of it'),
    "ThingForm.price says 'The price of it', hardly more than its name: its meaning, its unit, where it comes from.",
  ],
  [
    'an object that may have any other field',
    (c) => delete at(c, 'components', 'schemas', 'Thing')['additionalProperties'],
    'Thing does not say whether it has other fields (additionalProperties).',
  ],
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
    'Size.unit: a text needs a maxLength, an enum, or a format or pattern that bounds it.',
  ],
  [
    'a pattern that bounds nothing',
    (c) =>
      (at(c, 'components', 'schemas', 'Size', 'properties')['unit'] = {
        type: 'string',
        pattern: '^[a-z]+$',
      }),
    'Size.unit: a text needs a maxLength, an enum, or a format or pattern that bounds it.',
  ],
  [
    'a list without end',
    (c) => (at(c, 'components', 'schemas', 'Size', 'properties')['unit'] = { type: ['array', 'null'] }),
    'Size.unit: a list needs maxItems.',
  ],
  [
    'a parameter without end',
    (c) => (at(c, 'components', 'parameters', 'ThingId')['schema'] = { type: 'string' }),
    'GET /things/{id} id: a text needs a maxLength, an enum, or a format or pattern that bounds it.',
  ],
  [
    'a keyword of OpenAPI 3.2',
    (c) => (at(getThing(c), 'responses', '200', 'content', 'application/json')['itemSchema'] = {}),
    '#/paths//things/{id}/get/responses/200/content/application/json: itemSchema is OpenAPI 3.2; leave it out.',
  ],
  [
    'a keyword of OpenAPI 3.2 in an example',
    (c) =>
      (at(c, 'paths', '/things', 'get', 'responses', '200', 'content', 'application/json')['examples'] = {
        none: { dataValue: [] },
      }),
    '#/paths//things/get/responses/200/content/application/json/examples/none: dataValue is OpenAPI 3.2; leave it out.',
  ],
  [
    'the method QUERY',
    (c) => (at(c, 'paths', '/things')['query'] = {}),
    '/things: the method QUERY is OpenAPI 3.2; leave it out.',
  ],
  [
    'nullable',
    (c) => (field(c, 'kind')['nullable'] = true),
    "#/components/schemas/ThingForm/properties/kind: nullable is OpenAPI 3.0; write type: [x, 'null']; leave it out.",
  ],
  [
    'references in a circle',
    (c) => (properties(c, 'Thing')['parent'] = { $ref: '#/components/schemas/Thing' }),
    'GET /things/{id}: the references Thing > Thing go too deep (at most 6, none in a circle).',
  ],
  [
    'references that go too deep',
    (c) => {
      for (let level = 1; level <= 7; level += 1) {
        const next = level === 7 ? {} : { next: { $ref: `#/components/schemas/Level${level + 1}` } };
        at(c, 'components', 'schemas')[`Level${level}`] = { type: 'object', properties: next };
      }
      properties(c, 'Thing')['level'] = { $ref: '#/components/schemas/Level1' };
    },
    'GET /things/{id}: the references Thing > Level1 > Level2 > Level3 > Level4 > Level5 > Level6 go too deep (at most 6, none in a circle).',
  ],
  [
    'a text without end in an answer',
    (c) => (properties(c, 'Thing')['name'] = { type: 'string' }),
    'Thing.name: a text needs a maxLength, an enum, or a format or pattern that bounds it.',
  ],
  [
    'a list without end in an answer',
    (c) => (properties(c, 'Thing')['parts'] = { type: 'array', items: { type: 'boolean' } }),
    'Thing.parts: a list needs maxItems.',
  ],
  [
    'a list of anything',
    (c) => (properties(c, 'Thing')['parts'] = { type: 'array', maxItems: 3 }),
    'Thing.parts: a list says what its items are.',
  ],
  [
    'anything at all',
    (c) => (properties(c, 'Thing')['part'] = { description: 'A part' }),
    'Thing.part: a schema needs a type.',
  ],
  [
    'a number without end in an answer',
    (c) => (properties(c, 'Thing')['size'] = { type: ['integer', 'null'], minimum: 0 }),
    'Thing.size: a number needs a minimum and a maximum, or an enum.',
  ],
  [
    'a number without end in a header',
    (c) =>
      (at(c, 'components', 'responses', 'TooMany', 'headers')['Retry-After'] = {
        schema: { type: 'integer', minimum: 1 },
      }),
    'POST /things 429 Retry-After: a number needs a minimum and a maximum, or an enum.',
  ],
  [
    'money as any number',
    (c) => delete field(c, 'price')['format'],
    'ThingForm.price: a number that is not whole is format: money (at most two decimals), or else format: double.',
  ],
  [
    'a call with a session that answers no 401',
    (c) => delete at(getThing(c), 'responses')['401'],
    'GET /things/{id} has no answer 401, and needs a session.',
  ],
  [
    'a saved card that staff in the place of somebody is not said to be refused',
    (c) => {
      at(form(c), 'properties')['paymentMethodId'] = { type: 'integer', minimum: 1, maximum: 9 };
      at(addThing(c), 'responses')['403'] = { $ref: '#/components/responses/Forbidden' };
    },
    'POST /things: the answer 403 has no example with the code not-while-impersonating.',
  ],
  [
    'a call with a permission that answers no 403',
    (c) => delete at(c, 'paths', '/things/{id}', 'delete', 'responses')['403'],
    'DELETE /things/{id} has no answer 403, and needs a permission.',
  ],
  [
    'input without 400',
    (c) => delete at(c, 'paths', '/things', 'get', 'responses')['400'],
    'GET /things has no answer 400, and takes input.',
  ],
  [
    'an id without 404',
    (c) => delete at(getThing(c), 'responses')['404'],
    'GET /things/{id} has no answer 404, and names a row by its path.',
  ],
  [
    'a body without 413',
    (c) => delete at(addThing(c), 'responses')['413'],
    'POST /things has no answer 413, and takes a body.',
  ],
  [
    'a key without 409',
    (c) => delete at(addThing(c), 'responses')['409'],
    'POST /things has no answer 409, and takes an Idempotency-Key, whose first call may still run.',
  ],
  [
    'a key without 422',
    (c) => delete at(addThing(c), 'responses')['422'],
    'POST /things has no answer 422, and takes an Idempotency-Key, which may have been used.',
  ],
  [
    'a call that does not say how it fails',
    (c) => delete at(getThing(c), 'responses')['500'],
    'GET /things/{id} has no answer 500, and may meet an error of ours.',
  ],
  [
    'an answer for every status at once',
    (c) => (at(getThing(c), 'responses')['default'] = { $ref: '#/components/responses/NotFound' }),
    'GET /things/{id}: default is no status.',
  ],
  [
    'a refusal of another shape',
    (c) => (media(c, 'NotFound')['schema'] = { $ref: '#/components/schemas/Thing' }),
    'GET /things/{id}: the answer 404 is application/problem+json with the schema Problem.',
  ],
  [
    'a refusal without a body',
    (c) => (at(getThing(c), 'responses')['404'] = { description: 'No such thing.' }),
    'GET /things/{id}: the answer 404 is application/problem+json with the schema Problem.',
  ],
  [
    'a 429 that does not say when to try again',
    (c) => delete at(c, 'components', 'responses', 'TooMany')['headers'],
    'POST /things: the answer 429 needs the header Retry-After.',
  ],
  [
    'a call that creates and has no key',
    (c) => delete addThing(c)['parameters'],
    'POST /things creates something: it takes an Idempotency-Key, or says in x-safe-to-repeat why it needs none.',
  ],
  [
    'a body without example',
    (c) => delete at(addThing(c), 'requestBody', 'content', 'application/json')['example'],
    'POST /things: the body (application/json) has no example.',
  ],
  [
    'an example that its schema refuses',
    (c) => (exampleBody(c)['name'] = 17),
    'POST /things: the body (application/json), example: /name must be string.',
  ],
  [
    'an example with a field that nobody knows',
    (c) => (exampleBody(c)['colour'] = 'red'),
    'POST /things: the body (application/json), example: it must NOT have additional properties: colour.',
  ],
  [
    'an amount with three decimals',
    (c) => (exampleBody(c)['price'] = 19.999),
    'POST /things: the body (application/json), example: /price must match format "money".',
  ],
  [
    'a date that does not exist',
    (c) => {
      properties(c, 'Thing')['made'] = { type: 'string', format: 'date' };
      at(getThing(c), 'responses', '200', 'content', 'application/json')['example'] = { made: '2026-02-30' };
    },
    'GET /things/{id}: the answer 200 (application/json), example: /made must match format "date".',
  ],
  [
    'an example of a list that its schema refuses',
    (c) => {
      const shown = at(
        c,
        'paths',
        '/things',
        'get',
        'responses',
        '200',
        'content',
        'application/json',
        'examples',
      );
      shown['one'] = { value: [{ name: 5 }] };
    },
    'GET /things: the answer 200 (application/json), example one: /0/name must be string.',
  ],
  [
    'an example that breaks a rule of its form',
    (c) => (exampleBody(c)['kind'] = 'huge'),
    "POST /things: the body (application/json), example: /kind breaks its rule oneOf ('Please choose.').",
  ],
  [
    'an example of another status',
    (c) => (media(c, 'NotFound')['example'] = { status: 410, code: 'gone' }),
    'GET /things/{id}: the answer 404 (application/problem+json), example says the status 410.',
  ],
  [
    'a detail that says something else than the message',
    (c) =>
      (media(c, 'NotFound')['example'] = {
        status: 404,
        code: 'gone',
        message: 'Gone.',
        detail: 'It is lost.',
      }),
    'GET /things/{id}: the answer 404 (application/problem+json), example: detail and message differ.',
  ],
  [
    'a code in another case',
    (c) => (media(c, 'NotFound')['example'] = { status: 404, code: 'Not Found' }),
    'GET /things/{id}: the answer 404 (application/problem+json), example: the code is written-like-this.',
  ],
  [
    'a shared example without a summary',
    (c) => (at(c, 'components')['examples'] = { Rocket: { value: { name: 'Rocket' } } }),
    'The example Rocket has no summary.',
  ],
  [
    'a limit of a number without message',
    (c) => (field(c, 'price')['x-validation'] = [{ rule: 'required', message: 'Please enter a price.' }]),
    'ThingForm.price: maximum 100 has no x-validation rule with the same value.',
  ],
  [
    'money without a message for its decimals',
    (c) => (field(c, 'price')['x-validation'] = [{ rule: 'required', message: 'Please enter a price.' }]),
    'ThingForm.price: format money has no x-validation rule maxDecimals.',
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
  it.each(planted)('%s', (_what, plant, error) => {
    expect(lintWith(plant)).toContain(error);
  });
});

it('takes minLength 1 for said when the field is required', () => {
  const errors = lintWith((contract) => {
    const name = field(contract, 'name');
    name['minLength'] = 1;
    name['x-validation'] = [
      { rule: 'required', message: 'Please provide a name.' },
      { rule: 'maxLength', value: 50, message: 'Too long.' },
    ];
  });
  expect(errors).toEqual([]);
});

/** One error of each lint: what is replaced by what, and the words of the line that the message has to name. */
const misplaced: [string, string, string][] = [
  ['openapi: 3.1.0', 'openapi: 3.0.3', 'openapi: 3.0.3'],
  ['description: How big it is in its unit.', 'description: Size', 'description: Size'],
  ['operationId: deleteThing', 'operationId: delete_thing', '    delete:'],
  [
    "        '200': { description: There already. }",
    "        'any': { description: Any. }",
    'description: Any.',
  ],
  ['by: account, count: 5', 'by: account, count: 0', 'count: 0'],
  ['code: no-session', 'code: no-sessions', "'401': { $ref"],
  ['type: string, maxLength: 10,', 'type: string,', 'unit: { type: string,'],
  ['format: money, minimum: 0,', 'format: byte, minimum: 0,', 'format: byte'],
  ['kind: big, price', 'kind: huge, price', 'kind: huge'],
  [
    'example:\n            { status: 409, code: request-running',
    'example: { status: 409, code: busy',
    'code: busy',
  ],
];

it.each(misplaced)('names the line of the error when %s becomes %s', (from, to, words) => {
  const text = smallContract.replaceAll(from, to);
  const line = text.split('\n').findIndex((each) => each.includes(words)) + 1;
  const printed = lintContract(parseContract(text, 'openapi.yaml')).map(printFinding);
  expect(printed).toContainEqual(expect.stringMatching(new RegExp(`^openapi\\.yaml:${line}: `)));
});

it('wants what will go to say so a year before', () => {
  const lintWith = (more: JsonObject): string[] => {
    const contract = parseContract(smallContract);
    const [first] = operationsOf(contract);
    Object.assign(first?.operation ?? {}, more);
    return lintDeprecations(contract).map(({ text }) => text.replace(/^\S+ \S+ /, ''));
  };
  const dates = (since: string, sunset: string) => ({ deprecated: true, 'x-deprecation': { since, sunset } });
  expect(lintWith(dates('2024-01-31', '2025-01-31'))).toEqual([]);
  expect(lintWith(dates('2024-01-31', '2025-01-30'))).toEqual(['goes before 12 months are over.']);
  expect(lintWith(dates('2024-01-31', 'soon'))).toEqual(['says since and sunset as days, 2025-01-31.']);
  expect(lintWith({ deprecated: true })).toHaveLength(1);
});

it('wants each event described as it is sent, with an example that its schema takes, and no other', () => {
  const schema = { type: 'object', required: ['type'], properties: { type: { type: 'string' } } };
  const message = (example: unknown) => ({
    post: {
      requestBody: { content: { 'application/json': { schema, examples: { one: { value: example } } } } },
    },
  });
  const lintWith = (webhooks: JsonObject): string[] => {
    const contract = parseContract(smallContract);
    at(contract, 'components', 'schemas')['WebhookEvent'] = {
      type: 'string',
      enum: ['thing.made', 'thing.gone'],
    };
    return lintWebhooks({ ...contract, webhooks }).map(({ text }) => text);
  };
  const good = message({ type: 'x' });
  expect(lintWith({ 'thing.made': good, 'thing.gone': good, 'webhook.test': good })).toEqual([]);
  expect(lintWith({ 'thing.made': message({}), 'thing.lost': good, 'webhook.test': good })).toEqual([
    'thing.gone is not described.',
    "thing.made, its example: it must have required property 'type'.",
    'thing.lost is not among the events of WebhookEvent.',
  ]);
});
