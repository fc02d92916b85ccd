import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationTable } from '@dispatch/contract';
import { readContract } from '@dispatch/contract/document';
import express, { type ErrorRequestHandler } from 'express';
import { expect, test } from 'vitest';
import { setCallState, type CallState } from '../call/callState';
import { testConfig } from '../testing/testConfig';
import { contractValidator } from './contractValidator';

/** What listPackages gets when its handler answers this. */
const statusOf = async (answer: unknown, environment: 'test' | 'production'): Promise<number> => {
  const config = testConfig('postgres://localhost/nowhere', { environment });
  const app = express();
  app.use('/api', (request, _response, next) => {
    setCallState(request, { operation: operationTable.listPackages } as unknown as CallState);
    next();
  });
  app.use('/api', contractValidator(readContract(config.contractFile), config).check);
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

test('an answer that the contract does not describe is a fault of ours, outside production', async () => {
  expect(await statusOf([{ packageId: '80', name: 'Basic', price: 120 }], 'test')).toBe(200);
  expect(await statusOf([{ packageId: '80', name: 'Basic' }], 'test')).toBe(500);
  expect(await statusOf([{ packageId: '80', name: 'Basic' }], 'production')).toBe(200);
});
