import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { objectAt, readContract, type JsonObject } from '@dispatch/contract/document';
import express, { type ErrorRequestHandler } from 'express';
import { expect, test } from 'vitest';
import { testConfig } from '../../testing/testConfig';
import { contractParts, openApiValidation } from './openApiValidator';

const document = readContract(new URL('../../../../openapi.yaml', import.meta.url));

const referencesIn = (value: object): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');

test('each path of the contract is in one part, with all that it refers to', () => {
  const parts = contractParts(document, true, 5);
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
  // Where answers are not judged, none is there.
  expect(JSON.stringify(parts)).toContain('"responses":{"');
  expect(JSON.stringify(contractParts(document, false))).not.toContain('"responses":{"');
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
  const [part] = contractParts(small, true);
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

/** What listPackages gets when its handler answers this. */
const statusOf = async (answer: unknown, environment: 'test' | 'production'): Promise<number> => {
  const config = testConfig('postgres://localhost/nowhere', { environment });
  const app = express();
  // Each environment compiles its own: of the whole contract, that takes seconds.
  const paths = { '/package': objectAt(document, 'paths')['/package'] };
  const validate = openApiValidation({ ...document, paths }, config);
  app.use('/api', async (request, response, next) => {
    await validate('/package', request, response, null, next);
    next();
  });
  app.get('/api/package', (_request, response) => void response.json(answer));
  const answerErrors: ErrorRequestHandler = (_error, _request, response, _next) =>
    void response.status(500).end();
  app.use(answerErrors);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/api/package`);
  server.closeAllConnections();
  server.close();
  return status;
};

test('an answer that the contract does not describe is an error of ours, outside production', async () => {
  expect(await statusOf([{ packageId: '80', name: 'Basic', price: 120 }], 'test')).toBe(200);
  expect(await statusOf([{ packageId: '80', name: 'Basic' }], 'test')).toBe(500);
  expect(await statusOf([{ packageId: '80', name: 'Basic' }], 'production')).toBe(200);
});
