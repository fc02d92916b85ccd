import { operationTable, ruleTable, type RuleTable } from '@dispatch/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyCall, named } from './contract/byId';
import type { Operation } from './contract/operations';
import { keepsSchema } from './contract/validators';
import type { Request, WireRequest } from './generate/requests';
import { rightRequests, stageFor } from './generate/samples';
import { wrongBodies } from './generate/wrongBodies';
import { wrongRequests } from './generate/wrongRequests';
import { cannotBeStored } from './generate/wrongValues';

// What invalid.test.ts sends, tried on a call that has something of everything: a limit that is never broken is not
// noticed there.

const operation: Operation = {
  id: 'saveProfile',
  path: '/things/{number}',
  method: 'PUT',
  permissions: [],
  idempotent: true,
  requestSchema: null,
  answers: new Map(),
  codes: new Map(),
  parameters: [
    {
      name: 'number',
      in: 'path',
      required: true,
      explode: true,
      schema: { type: 'integer', minimum: 1, maximum: 99 },
    },
    {
      name: 'colours',
      in: 'query',
      required: true,
      explode: false,
      schema: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', enum: ['red', 'green'] } },
    },
    { name: 'isNew', in: 'query', required: false, explode: true, schema: { type: 'boolean' } },
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      explode: true,
      schema: { type: 'string', minLength: 3, maxLength: 8, pattern: '^[a-z-]+$' },
    },
  ],
  body: {
    required: true,
    mediaType: 'application/json',
    examples: [],
    schema: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 3, maxLength: 8 },
        born: { type: ['string', 'null'], format: 'date' },
        code: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3 },
        size: { enum: ['S', 'M'] },
        step: { const: 4 },
        count: { type: 'integer', minimum: 2, maximum: 20, multipleOf: 2 },
        weight: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10 },
        price: { type: 'number', format: 'money', minimum: 0, maximum: 100 },
        tags: {
          type: 'array',
          minItems: 2,
          maxItems: 3,
          uniqueItems: true,
          items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        },
      },
    },
  },
};

const good: Request = {
  path: { number: 7 },
  query: { colours: ['red'] },
  headers: { 'Idempotency-Key': 'a-key' },
  body: {
    name: 'Rocket',
    born: '2026-11-20',
    code: 'ABC',
    size: 'S',
    step: 4,
    count: 4,
    weight: 2.5,
    price: 19.99,
    tags: [{ id: 1 }, { id: 2 }],
  },
};

const { body: described } = operation;
const wrong = wrongRequests(operation, good, { stage: 'full', token: 'token' });
const about = (pointer: string) => wrong.filter((one) => one.pointer === pointer);
const bodyOf = ({ wire }: { wire: WireRequest }) => JSON.parse(wire.body ?? '') as Record<string, unknown>;

describe('a body', () => {
  const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
  const limits: [string, string[], [string, unknown][]][] = [
    [
      'name',
      ['string'],
      [
        ['name is missing', undefined],
        ['name is shorter than allowed', 'Ro'],
        ['name is longer than allowed', 'Aaaaaaaaa'],
        ['name is with NUL', 'Rocket\u0000'],
        ['name is with half a character', 'Rocket\ud800'],
      ],
    ],
    [
      'born',
      ['string', 'null'],
      [
        ['born is no date', 'no such thing'],
        ['born is a day that does not exist', '2026-02-30'],
        ['born is with NUL', '2026-11-20\u0000'],
        ['born is with half a character', '2026-11-20\ud800'],
      ],
    ],
    [
      'code',
      ['string'],
      [
        ['code is longer than allowed', 'Aaaa'],
        ['code is of another form', '\u0001ABC <'],
        ['code is with NUL', 'ABC\u0000'],
        ['code is with half a character', 'ABC\ud800'],
      ],
    ],
    [
      'size',
      ['string'],
      [
        ['size is none of its values', 'no such value'],
        ['size is with NUL', 'S\u0000'],
      ],
    ],
    ['step', types, [['step is none of its values', 4711]]],
    [
      'count',
      ['integer'],
      [
        ['count is below its minimum', 1],
        ['count is above its maximum', 21],
        ['count is between two steps', 2 + 2 / 3],
      ],
    ],
    [
      'weight',
      ['integer', 'number'],
      [
        ['weight is below its minimum', 0],
        ['weight is above its maximum', 10],
      ],
    ],
    [
      'price',
      ['integer', 'number'],
      [
        ['price is below its minimum', -1],
        ['price is above its maximum', 101],
        ['price is money with half a cent', 1.005],
      ],
    ],
    [
      'tags',
      ['array'],
      [
        ['tags is with too few items', [{ id: 1 }]],
        ['tags is with too many items', Array.from({ length: 4 }, () => ({ id: 1 }))],
        ['tags is with an item twice', [{ id: 1 }, { id: 1 }]],
      ],
    ],
  ];

  test.each(limits)('breaks every limit of %s, and its types', (field, allowed, ways) => {
    const own = about(`/${field}`).filter(({ how }) => !how.startsWith(`${field}/`));
    const ofTypes = own.filter(({ how }) => how.startsWith(`${field} is of the type `));
    expect(ofTypes.map(({ how }) => how.split(' ').at(-1))).toEqual(
      types.filter((type) => !allowed.includes(type)),
    );
    const others = own.filter((one) => !ofTypes.includes(one)).map((one) => [one.how, bodyOf(one)[field]]);
    expect(others).toEqual(ways);
  });

  test('breaks what is inside, and is blamed on the outermost field', () => {
    const inside = about('/tags').filter(({ how }) => how.startsWith('tags/'));
    expect(inside.map(({ how }) => how)).toEqual([
      ...['string', 'integer', 'number', 'boolean', 'array', 'null'].map(
        (type) => `tags/0 is of the type ${type}`,
      ),
      'tags/0/id is missing',
      ...['string', 'number', 'boolean', 'array', 'object', 'null'].map(
        (type) => `tags/0/id is of the type ${type}`,
      ),
    ]);
    expect(inside.map((one) => bodyOf(one)['tags'])).toContainEqual([{ id: 7.25 }, { id: 2 }]);
  });

  test('has a field that nobody knows', () => {
    expect(about('/colour').map((one) => [one.how, one.status, bodyOf(one)])).toEqual([
      [
        'the body has a field that the contract does not know',
        400,
        { ...(good.body as object), colour: 'red' },
      ],
    ]);
  });

  test('is wrong in one thing each time, by its schema or by what cannot be stored', () => {
    const schema = described?.schema ?? {};
    expect(keepsSchema(schema, good.body)).toBe(true);
    const fields = wrong.filter(({ pointer }) => pointer !== null && /^\/./.test(pointer));
    expect(fields).not.toEqual([]);
    for (const one of fields) {
      const body = bodyOf(one);
      const isStorable = Object.values(body).every((value) => !cannotBeStored(value));
      expect(isStorable && keepsSchema(schema, body), one.how).toBe(false);
      const changed = Object.keys({ ...(good.body as object), ...body }).filter(
        (field) =>
          JSON.stringify(body[field]) !== JSON.stringify((good.body as Record<string, unknown>)[field]),
      );
      expect(changed, one.how).toEqual([one.pointer?.slice(1)]);
    }
  });

  test('is no JSON, of another media type, too large, or not there', () => {
    const around = wrong.filter(({ how }) => / body( |$)/.test(how) && !how.includes('field'));
    expect(around.map(({ how, status }) => [how.replace('the body is ', ''), status])).toEqual([
      ...['string', 'integer', 'number', 'boolean', 'array', 'null'].map((type) => [
        `of the type ${type}`,
        400,
      ]),
      ...['half a body', 'no JSON', 'a text', 'a number', 'null', 'a list'].map((how) => [how, 400]),
      ['brackets without end', 400],
      ['text/plain', 415],
      ['application/x-www-form-urlencoded', 415],
      ['multipart/form-data', 415],
      ['application/json; charset=utf-7', 415],
      ['nonsense', 415],
      ['compressed', 415],
      ['over 1 MB', 413],
      ['there is no body', 400],
    ]);
    const typeOf = (how: string) => around.find((one) => one.how === `the body is ${how}`)?.wire.headers;
    expect(typeOf('text/plain')).toMatchObject({ 'Content-Type': 'text/plain' });
    expect(typeOf('compressed')).toMatchObject({ 'Content-Encoding': 'gzip' });
    expect(around.find(({ how }) => how.endsWith('1 MB'))?.wire.body?.length).toBeGreaterThan(1_048_576);
    const absent = around.at(-1)?.wire;
    expect([absent?.body, absent?.headers['Content-Type']]).toEqual([undefined, undefined]);
  });
});

describe('a parameter', () => {
  const odd = ['-1', '1.5', '2147483648', 'abc', '1e400', 'Infinity', 'NaN', "1'--", '🪐', ' ', '[]', 'null'];
  const texts = (name: string) =>
    about(name).map(({ how }) => how.replace(/^the header /, '').replace(`${name} is `, ''));

  test('in the path is of another type, beyond its limits, and wrongly encoded', () => {
    const other = ['0', ...odd, 'not this', '7.25', '100'];
    expect(texts('number')).toEqual(other.map((text) => JSON.stringify(text)));
    const encoded = wrong.filter(({ how }) => how.startsWith('number is encoded as '));
    expect(encoded.map(({ wire, status }) => [wire.target.split('?')[0], status])).toEqual([
      ['/api/things/%ED%A0%80', 400],
      ['/api/things/%E0%A4%A', 400],
    ]);
    expect(about('number').map(({ wire }) => wire.target)).toContain('/api/things/100?colours=red');
  });

  test('in the query is of another type, of too many or unknown values, missing, twice, and unknown', () => {
    const other = ['0', ...odd, 'not this', '7', '7.25', 'red,red,red'];
    expect(texts('colours')).toEqual(
      [...other.map((text) => JSON.stringify(text)), 'colours is missing', 'colours is there twice'].map(
        (how) => how.replace('colours is ', ''),
      ),
    );
    const targets = about('colours').map(({ wire }) => wire.target);
    expect(targets).toContain('/api/things/7?colours=abc');
    expect(targets.slice(-2)).toEqual(['/api/things/7', '/api/things/7?colours=red&colours=red']);
    expect(about('isNew').map(({ wire }) => wire.target)).toContain('/api/things/7?colours=red&isNew=1.5');
    expect(about('isNew').map(({ how }) => how)).not.toContain('isNew is missing');
    expect(about('colour').map(({ wire }) => wire.target)).toEqual(['/api/things/7?colours=red&colour=red']);
  });

  test('in a header is of another form, beyond its limits, and missing', () => {
    const other = odd.filter((text) => !['abc', 'null', '🪐'].includes(text));
    expect(texts('Idempotency-Key')).toEqual([
      ...['0', ...other, '7', '7.25', 'a-', 'Aaaaaaaaa'].map((text) => JSON.stringify(text)),
      'missing',
    ]);
  });

  test('is wrong alone, with the session of its person', () => {
    for (const { pointer, wire } of wrong.filter((one) =>
      ['number', 'colours', 'isNew'].includes(one.pointer ?? ''),
    )) {
      expect(wire.headers, pointer ?? '').toMatchObject({
        Authorization: 'Bearer token',
        'Idempotency-Key': 'a-key',
      });
      expect(JSON.parse(wire.body ?? '')).toEqual(good.body);
    }
    expect(about('Idempotency-Key').at(-1)?.wire.headers).not.toHaveProperty('Idempotency-Key');
  });
});

const withForm = everyCall.filter(
  ({ id, requestSchema }) =>
    requestSchema !== null &&
    Object.hasOwn(ruleTable, requestSchema) &&
    operationTable[id].ruleStage === 'full',
);

describe.each(named(withForm))('%s', (_id, operation) => {
  test('is sent a body for every rule of its form, with its message', () => {
    const stage = stageFor(operation);
    const form = (ruleTable as RuleTable)[operation.requestSchema ?? ''] ?? {};
    const goods = fc.sample(rightRequests(operation, { everything: true }), { seed: 7, numRuns: 12 });
    const bodies = goods.flatMap(({ body }) => wrongBodies(operation, body, stage));
    const rules = Object.entries(form).flatMap(([field, { rules: own }]) =>
      own.map(({ rule }) => `${field} breaks the rule ${rule}`),
    );
    const broken = new Set(bodies.map(({ how }) => how));
    expect(rules.filter((how) => !broken.has(how))).toEqual([]);
    const messages = new Set(
      Object.values(form).flatMap(({ rules: own }) => own.map(({ message }) => message)),
    );
    const byRule = bodies.filter(({ how }) => how.includes(' breaks the rule '));
    for (const { how, message } of byRule) {
      // A number is no text: there the contract's type refuses it first, in words of its own.
      if (message === undefined) expect(how).toMatch(/ (digitsOnly|maxLength|number)$/);
      else expect(messages).toContain(message);
    }
  });
});
