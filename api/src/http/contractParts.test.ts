import { objectAt, readContract, type JsonObject } from '@dispatch/contract/document';
import { expect, test } from 'vitest';
import { contractParts } from './contractParts';

const document = readContract(new URL('../../../openapi.yaml', import.meta.url));

const referencesIn = (value: object): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');

test('each path of the contract is in one part, with all that it refers to', () => {
  const parts = contractParts(document, 5);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.flatMap(({ paths }) => paths)).toEqual(Object.keys(objectAt(document, 'paths')));
  for (const part of parts) {
    expect(Object.keys(objectAt(part.document, 'paths'))).toEqual(part.paths);
    const components = part.document['components'] as Record<string, Record<string, unknown>>;
    for (const reference of referencesIn(part.document)) {
      const [, , kind = '', name = ''] = reference.split('/');
      expect(components[kind]?.[name], reference).toBeDefined();
    }
  }
});

test('a part has what validators need, and neither examples nor refusals', () => {
  const small: JsonObject = {
    openapi: '3.1.0',
    paths: {
      '/things': {
        post: {
          operationId: 'makeThing',
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          responses: { '201': { description: 'Made' }, '400': { $ref: '#/components/responses/Bad' } },
        },
      },
    },
    components: {
      responses: { Bad: { description: 'Bad' } },
      schemas: {
        Unused: { type: 'string' },
        Thing: {
          type: 'object',
          properties: {
            example: { type: 'string', maxLength: 3, example: 'abc', 'x-validation': [] },
            kind: { enum: [{ example: 1 }] },
          },
        },
      },
    },
  };
  const [part] = contractParts(small);
  expect(part?.document).toEqual({
    openapi: '3.1.0',
    paths: {
      '/things': {
        post: {
          operationId: 'makeThing',
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          responses: { '201': { description: 'Made' } },
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          properties: { example: { type: 'string', maxLength: 3 }, kind: { enum: [{ example: 1 }] } },
        },
      },
    },
  });
});
