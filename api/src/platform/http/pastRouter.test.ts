import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { messagesOf, pastRouter } from './pastRouter';

test('requests and answers are Express’s own as they are made, and are not changed when they come', async () => {
  const app = express();
  const messages = messagesOf(app);
  const handler: RequestHandler = (request, response) => {
    const kinds = [messages.IncomingMessage, messages.ServerResponse].map(
      ({ prototype }) => prototype as object,
    );
    response.json(
      [request, response].map((one, at) => Object.getPrototypeOf(one) === kinds[at]).concat(request.secure),
    );
  };
  const server = createServer(
    messages,
    pastRouter(app, [handler], () => undefined),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/one`);
    expect(await answer.json()).toEqual([true, true, false]);
  } finally {
    server.close();
  }
});
