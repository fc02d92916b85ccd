import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import express from 'express';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problem } from '../call/problem';
import { execute, inTransaction, onConnection } from '../database/database';
import { createLogger } from '../logging/logger';
import { User } from '../../people/users/User';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { answerErrors } from './errors';
import { requestLog } from './requestLog';

let database: TestDatabase;
let server: Server;
let failing: () => unknown;
const log = new PassThrough();
beforeAll(async () => {
  database = await createTestDatabase();
  const app = express();
  const logger = createLogger('info', 'test', log);
  app.use(requestLog(logger));
  app.use(async () => {
    await failing();
  });
  app.use(answerErrors(logger));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  log.read();
});
afterAll(async () => {
  server.close();
  await database.drop();
});

const answerTo = async (
  work: () => unknown,
  path = '/api/verified/top-secret-token?code=top-secret-code',
) => {
  failing = work;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { Authorization: 'Bearer top-secret-bearer', Cookie: 'prw.sid=top-secret-cookie' },
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
};

test('a refusal becomes a problem with its extras and headers', async () => {
  const { status, headers, body } = await answerTo(() => {
    throw problem(409, 'draft-stale', 'Somebody was faster.', {
      currentVersion: 5,
      headers: { 'Retry-After': '3' },
    });
  });
  expect(status).toBe(409);
  expect(headers.get('retry-after')).toBe('3');
  expect(body).toEqual({
    type: '/api/docs/errors#draft-stale',
    title: 'Conflict',
    status: 409,
    detail: 'Somebody was faster.',
    code: 'draft-stale',
    requestId: headers.get('x-request-id'),
    message: 'Somebody was faster.',
    errors: ['Somebody was faster.'],
    currentVersion: 5,
  });
});

test('an error that nobody expected is logged, and tells the caller nothing but the number to name', async () => {
  const { status, headers, body } = await answerTo(() => {
    throw new TypeError('Cannot read properties of undefined, internally');
  });
  const requestId = headers.get('x-request-id') ?? '';
  expect(status).toBe(500);
  expect(body).toMatchObject({ code: 'internal-error', requestId });
  expect(body['message']).toContain(requestId);
  expect(JSON.stringify(body)).not.toContain('undefined, internally');
  const text = String(log.read());
  expect(text).toContain('Cannot read properties of undefined, internally');
  expect(text).toContain(requestId);
});

test('the log has the path of a request, and no token, query, header or address of the caller', async () => {
  await answerTo(() => {
    throw problem(404, 'not-found', 'Nothing.');
  });
  const text = String(log.read());
  expect(text).toContain('/api/verified/[token]');
  expect(text).not.toContain('top-secret');
  expect(text).not.toContain('127.0.0.1');
});

test.each([
  ['text with NUL', `select $1::text`, ['a\u0000b'], 400, 'invalid-input'],
  [
    'a serialization failure',
    `do $$ begin raise exception using errcode = '40001'; end $$`,
    undefined,
    409,
    'busy',
  ],
  ['a deadlock', `do $$ begin raise exception using errcode = '40P01'; end $$`, undefined, 409, 'busy'],
  [
    'a lock that is not given',
    `do $$ begin raise exception using errcode = '55P03'; end $$`,
    undefined,
    409,
    'busy',
  ],
  [
    'a server that shuts down',
    `do $$ begin raise exception using errcode = '57P01'; end $$`,
    undefined,
    503,
    'service-unavailable',
  ],
  [
    'a statement that has taken too long',
    `do $$ begin raise exception using errcode = '57014'; end $$`,
    undefined,
    503,
    'service-unavailable',
  ],
  [
    'a connection that does not exist any more',
    `do $$ begin raise exception using errcode = '08003'; end $$`,
    undefined,
    503,
    'service-unavailable',
  ],
  [
    'a broken constraint of ours',
    `do $$ begin raise exception using errcode = '23502'; end $$`,
    undefined,
    500,
    'internal-error',
  ],
])('a database error is told by its state: %s', async (_name, sql, values, status, code) => {
  expect(await answerTo(() => execute(sql, values))).toMatchObject({ status, body: { code } });
});

const unavailable = { status: 503, body: { code: 'service-unavailable' } };

test.each(['outside of a transaction', 'in a transaction'])(
  'a connection that PostgreSQL ends in the middle of a statement, %s, is no error of ours',
  async (where) => {
    const sleeping = () => execute(`select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)`);
    expect(
      await answerTo(() => (where === 'in a transaction' ? inTransaction(sleeping) : sleeping())),
    ).toMatchObject(unavailable);
  },
);

type Wire = { connection: { stream: Socket } };

test('a connection that breaks in the middle of a statement is no error of ours, whoever makes the statement', async () => {
  const cutting = (connection: Client) => {
    const statement = connection.query('select pg_sleep(60)');
    (connection as unknown as Wire).connection.stream.destroy();
    return statement;
  };
  expect(await answerTo(() => onConnection(cutting))).toMatchObject(unavailable);
  expect(await answerTo(() => inTransaction(() => onConnection(cutting)))).toMatchObject(unavailable);
  const byModel = inTransaction(async () => {
    await onConnection(
      async (connection) => void (connection as unknown as Wire).connection.stream.destroy(),
    );
    await User.findByPk(1);
  });
  expect(await answerTo(() => byModel)).toMatchObject(unavailable);
  expect(await execute('select 1 as one')).toEqual([{ one: 1 }]);
});
