import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, createClient, type CallData, type CallResult, type components } from './index';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let seen: Seen;
let answer: (response: ServerResponse) => void;

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { method = '', url = '', headers } = request;
    seen = { method, url, headers, body };
    answer(response);
  });
});

let baseUrl = '';
let token: string | null = null;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  token = null;
});

const answering =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

const client = () => createClient({ baseUrl, token: () => token });

const refusal = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
};

const problem: components['schemas']['Problem'] = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'order-total-changed',
  requestId: 'r-1',
  message: 'The order total has changed. Please review your order.',
  total: 600,
};

describe('a call', () => {
  it('goes where the contract says, with path, query, token and accept its answer', async () => {
    token = 'secret';
    answer = answering(200, '[]', { 'x-total-count': '24' });
    const { status, data, headers } = await client().call('listReleases', {
      query: { pageNumber: 2, status: [0, 5], searchText: 'a & b' },
    });
    expect(seen).toMatchObject({
      method: 'GET',
      url: '/api/distribution?pageNumber=2&status=0,5&searchText=a%20%26%20b',
    });
    expect(seen.headers.authorization).toBe('Bearer secret');
    expect([status, data, headers.get('x-total-count')]).toEqual([200, [], '24']);
  });

  it('sends a JSON body and an Idempotency-Key', async () => {
    answer = answering(200, '{"intentId":"pi_1","clientSecret":"s"}');
    const { data } = await client().call('createPaymentIntent', {
      headers: { 'Idempotency-Key': 'press-0001' },
      body: {
        amount: 360,
        purpose: 'release',
        distributionId: 43,
        order: { package: '200', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false },
      },
    });
    expect(seen.headers).toMatchObject({
      'idempotency-key': 'press-0001',
      'content-type': 'application/json',
    });
    expect(JSON.parse(seen.body)).toMatchObject({ amount: 360, order: { package: '200' } });
    expect(data.intentId).toBe('pi_1');
  });

  it('sends no Authorization when nobody is signed in', async () => {
    answer = answering(200, '[]');
    await client().call('listPackages');
    expect(seen.headers.authorization).toBeUndefined();
  });

  it('fills the path in, safely', async () => {
    answer = answering(200, '{"email":"a@b.example","purpose":"contact","passwordUrl":null}');
    await client().call('verifyEmail', { path: { encryptedToken: 'a/b?c' } });
    expect(seen.url).toBe('/api/verified/a%2Fb%3Fc');
  });

  it('answers undefined for a success without content, and a text of JSON as text', async () => {
    answer = (response) => response.writeHead(204).end();
    expect((await client().call('deleteDraft', { path: { id: 43 } })).data).toBeUndefined();
    answer = answering(200, '"Ok"');
    expect((await client().call('removeSession')).data).toBe('Ok');
  });
});

describe('a refusal', () => {
  it('is thrown with the problem of the server', async () => {
    answer = answering(409, JSON.stringify(problem), { 'content-type': 'application/problem+json' });
    const error = await refusal(client().call('listPackages'));
    expect(error.status).toBe(409);
    expect(error.problem).toEqual(problem);
    expect(error.message).toBe('The order total has changed. Please review your order.');
  });

  it('says how long to wait', async () => {
    answer = answering(429, JSON.stringify({ ...problem, status: 429 }), { 'retry-after': '60' });
    expect((await refusal(client().call('listPackages'))).retryAfter).toBe(60);
  });

  it.each([
    [502, '<html><h1>Bad Gateway</h1></html>', 'text/html'],
    [500, '', 'text/plain'],
    [404, 'null', 'application/json'],
    [413, '{"error":"too big"}', 'application/json'],
    [401, '"no"', 'application/json'],
    [403, '{"message":', 'application/json'],
  ])('%d that is not ours (%j) is put into our words', async (status, body, type) => {
    answer = answering(status, body, { 'content-type': type, 'x-request-id': 'r-2' });
    const error = await refusal(client().call('listPackages'));
    expect(error.status).toBe(status);
    expect(error.problem).toMatchObject({ status, code: 'unexpected-answer', requestId: 'r-2' });
    expect(error.problem.errors).toEqual([error.message]);
    expect(error.message).toMatch(/\w.*\.$|^Too/);
  });

  it('without any body is a refusal too', async () => {
    answer = (response) => response.writeHead(401, { 'content-length': '0' }).end();
    const error = await refusal(client().call('getMe'));
    expect(error.message).toBe('Your Session has expired, please login again.');
  });
});

describe('no answer', () => {
  it('is an ApiError with status 0', async () => {
    answer = (response) => response.destroy();
    const error = await refusal(client().call('listPackages'));
    expect([error.status, error.problem.code]).toEqual([0, 'no-answer']);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('that makes sense is an ApiError with status 0', async () => {
    answer = answering(200, '[{"packageId":', { 'x-request-id': 'r-3' });
    const error = await refusal(client().call('listPackages'));
    expect([error.status, error.problem.code, error.problem.requestId]).toEqual([
      0,
      'unreadable-answer',
      'r-3',
    ]);
  });

  it('after an abort is the abort itself', async () => {
    const abort = new AbortController();
    answer = () => abort.abort();
    await expect(client().call('listPackages', { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('its types', () => {
  const typed = createClient({ baseUrl: '/api' });

  it('come from the contract', () => {
    expectTypeOf<CallData<'getRelease'>>().toEqualTypeOf<components['schemas']['Release']>();
    expectTypeOf<CallData<'deleteDraft'>>().toEqualTypeOf<undefined>();
    expectTypeOf<CallData<'removeSession'>>().toEqualTypeOf<string>();
    expectTypeOf<CallResult<'saveDraft'>['status']>().toEqualTypeOf<200 | 201>();
    expectTypeOf<CallResult<'verifyContact'>['status']>().toEqualTypeOf<200 | 202>();
  });

  it('refuse what the contract does not know', () => {
    const call = typed.call;
    expectTypeOf(call<'listPackages'>).toBeCallableWith('listPackages');
    expectTypeOf(call<'listReleases'>).toBeCallableWith('listReleases', { query: { limit: 50 } });
    expectTypeOf(call<'getRelease'>).toBeCallableWith('getRelease', { path: { id: 43 } });
    expectTypeOf(call<'getRelease'>)
      .parameter(1)
      .toExtend<{ path: { id: number } }>();
    expectTypeOf<Parameters<typeof call<'getRelease'>>['length']>().toEqualTypeOf<2>();
    expectTypeOf<Parameters<typeof call<'createPaymentIntent'>>[1]>().toHaveProperty('headers');
    expectTypeOf<Parameters<typeof call<'listPackages'>>['length']>().toEqualTypeOf<1 | 2>();
    expectTypeOf<Parameters<typeof call<'listPackages'>>[1]>().not.toHaveProperty('body');
    expectTypeOf<'noSuchCall'>().not.toExtend<Parameters<typeof typed.call>[0]>();
  });
});

describe('a file', () => {
  const bytes = Buffer.from([0x50, 0x4b, 0xff, 0x00, 0xfe, 0x0a]);
  const path = { key: 'Zt1wYb3nEo8uHs5rV9k2mQx7' };

  it('comes byte by byte, with the name that the server gives it', async () => {
    token = 'secret';
    answer = (response) =>
      response
        .writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="dispatch-account-2026-11-20.zip"',
        })
        .end(bytes);
    const { file, fileName } = await client().download('downloadAccountExport', { path });
    expect(seen).toMatchObject({ method: 'GET', url: `/api/settings/export/${path.key}` });
    expect(seen.headers.authorization).toBe('Bearer secret');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(fileName).toBe('dispatch-account-2026-11-20.zip');
  });

  it('may have no name', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/zip' }).end(bytes);
    expect((await client().download('downloadAccountExport', { path })).fileName).toBeNull();
  });

  it('that is refused says why', async () => {
    answer = answering(
      404,
      JSON.stringify({ ...problem, status: 404, code: 'not-found', message: 'Gone.' }),
      {
        'content-type': 'application/problem+json',
      },
    );
    const error = await refusal(client().download('downloadAccountExport', { path }));
    expect([error.status, error.problem.message]).toEqual([404, 'Gone.']);
  });
});
