import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSession, makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = await makeSession(await makeUser());
});

type Refusal = {
  status: number;
  code: string;
  message: string;
  requestId: string;
  errors: string[];
  fields?: { pointer: string; rule: string; message: string }[];
};

const refusal = async (path: string, init: RequestInit = {}) => {
  const response = await server.send(`/api${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
  });
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const body = (await response.json()) as Refusal;
  expect(body.status).toBe(response.status);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return { ...body, headers: response.headers };
};

const post = (path: string, body: string, type = 'application/json') =>
  refusal(path, { method: 'POST', body, headers: { 'Content-Type': type } });

const contact = (entityKey: unknown) => post('/users/verify', JSON.stringify({ entityKey }));

describe('a body', () => {
  test('that announces more than 1 MB is refused before it has come', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/users/verify HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('over 1 MB is a 413 when its length is not said, too', async () => {
    const chunk = new TextEncoder().encode(`{"entityKey":"${'a'.repeat(700_000)}`);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(chunk);
        controller.enqueue(chunk);
        controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
    expect(await refusal('/users/verify', init)).toMatchObject({ status: 413 });
  });
});

describe('fields', () => {
  test('names that mean something to JavaScript are as unknown as others', async () => {
    const answer = await post(
      '/users/verify',
      '{"entityKey":"a@b.example","__proto__":{"admin":true},"constructor":1}',
    );
    expect(answer.fields?.map(({ pointer }) => pointer).sort()).toEqual(['/__proto__', '/constructor']);
  });

  test('the rules of the form give their own messages, each field once', async () => {
    const answer = await post(
      '/users/add',
      JSON.stringify({
        firstName: '<b>Dana</b>',
        lastName: 'x'.repeat(51),
        phone: ' ',
        country: 'USA',
        email: 'dana',
        captcha: 'c',
      }),
    );
    expect(answer.fields).toEqual([
      { pointer: '/firstName', rule: 'noHtml', message: 'The first name cannot have html markup.' },
      { pointer: '/lastName', rule: 'maxLength', message: 'The last name cannot exceed 50 characters.' },
      { pointer: '/phone', rule: 'required', message: 'Please enter a phone number' },
      { pointer: '/organization', rule: 'required', message: 'Please enter an organization' },
      { pointer: '/state', rule: 'required', message: 'Please select a state' },
      { pointer: '/email', rule: 'email', message: 'Please enter a valid email address' },
    ]);
    expect(answer.errors).toEqual(answer.fields?.map(({ message }) => message));
  });

  test('a field that breaks a rule and the contract is named once, in the words of the form', async () => {
    expect((await contact('x'.repeat(120))).fields).toEqual([
      { pointer: '/entityKey', rule: 'email', message: 'Please provide a valid email address format.' },
    ]);
  });

  test('rules of the form and errors of the contract come in one answer', async () => {
    const answer = await post('/users/verify', '{"entityKey":"","colour":1}');
    expect(answer.fields?.map(({ pointer, rule }) => [pointer, rule])).toEqual([
      ['/entityKey', 'required'],
      ['/colour', 'unknown'],
    ]);
  });

  test('a body that is nested half a million times is refused quickly', async () => {
    const depth = 250_000;
    const answer = await post('/users/verify', `{"colour":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect(answer.fields).toEqual([
      { pointer: '', rule: 'depth', message: 'What you sent is nested in more than 20 levels.' },
    ]);
  });

  test.each([
    [
      'unknown fields',
      (count: number) => `{${Array.from({ length: count }, (_, key) => `"k${key}":1`).join()}}`,
      'keys',
    ],
    ['the same field', (count: number) => `{${'"entityKey":1,'.repeat(count)}"entityKey":1}`, 'keys'],
    ['items', (count: number) => `{"entityKey":[${'{},'.repeat(count)}{}]}`, 'items'],
  ])('a body with very many %s is refused before anybody looks at them', async (_what, body, rule) => {
    const answer = await post('/users/verify', body(60_000));
    expect(answer.fields?.map((error) => [error.pointer, error.rule])).toEqual([['', rule]]);
  });

  test('not more than fifty errors are named', async () => {
    const keys = Array.from({ length: 200 }, (_, key) => `"k${key}":1`).join();
    const answer = await post('/users/verify', `{"entityKey":"a@b.example",${keys}}`);
    expect(answer.fields).toHaveLength(50);
    expect(answer.errors).toHaveLength(50);
  });
});

describe('parameters', () => {
  test.each([
    // Read as numbers by JavaScript, and written as nobody writes one.
    ['/distribution?limit=%20', 'limit', 'The field limit must be a whole number.'],
    ['/distribution?limit=0x10', 'limit', 'The field limit must be a whole number.'],
    ['/distribution?status=0,%20', 'status', 'The field status must be a whole number.'],
    ['/distribution/item/1e1', 'id', 'The field id must be a whole number.'],
  ])('%s is refused', async (path, pointer, message) => {
    const answer = await refusal(path);
    expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(answer.fields).toContainEqual({ pointer, rule: expect.any(String) as string, message });
  });

  test('more than a hundred of them, or of headers, are refused', async () => {
    expect(await refusal(`/distribution?${'a=1&'.repeat(100)}b=1`)).toMatchObject({
      status: 400,
      message: 'The address has more than 100 parameters.',
    });
    const headers = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`X-${index}`, 'a']));
    expect(await refusal('/distribution', { headers })).toMatchObject({ status: 431, code: 'too-large' });
  });

  test('a search may have what browsers leave as it is', async () => {
    const search = encodeURIComponent("O'Brien (Boston)!*");
    const response = await server.send(`/api/distribution?searchText=${search}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });

  test.each([
    '?__proto__=1',
    '?limit=%',
    '?=',
    '?limit',
    '?&&&',
    '?status=0,,5',
    '?status=',
    '?limit=1%002',
    '?[]=1',
  ])('a strange query never breaks anything: %s', async (query) => {
    const response = await server.send(`/api/distribution${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBeLessThan(500);
  });
});
