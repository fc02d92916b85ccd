import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printContract, readContract } from '@dispatch/contract/document';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from '../testing/testServer';

// The lists as they may be one day; the real ones change with each call that is built. Files that ran before in this
// process have imported those.
vi.resetModules();
vi.doMock(import('./generated/notYetImplemented'), () => ({
  notYetImplemented: ['listJournalistLists', 'openReview', 'sendActivation', 'holdRelease'] as never,
}));
vi.doMock(import('./notYetAccepted'), () => ({
  notYetAccepted: {
    saveDraft: ['/pulloutQuote', '/cjlSelected/*/prWebBrandId', '/package=360', '/cjl'],
    registerUser: ['/languagedId'],
    listReleases: ['searchText', 'limit'],
  },
}));
const { makeSession, makeUser } = await import('../testing/factories');
const { startTestServer } = await import('../testing/testServer');

let server: TestServer;
let folder: string;
let customer: string;
let editor: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const contractFile = join(folder, 'openapi.yaml');
  const text = printContract(readContract(new URL('../../../openapi.yaml', import.meta.url)));
  // With a body of another kind than JSON, and with a field that has a default.
  const [before = '', after = ''] = text
    .replace(/(?<=\n {8}languagedId:\n)/, '          default: 1033\n')
    .split(/(?<=operationId: holdRelease\n)/);
  writeFileSync(contractFile, before + after.replace('application/json:', 'multipart/form-data:'));
  server = await startTestServer({ contractFile });
  customer = await makeSession(await makeUser());
  editor = await makeSession(await makeUser({ group: 'EDITOR' }));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
  vi.doUnmock('./generated/notYetImplemented');
  vi.doUnmock('./notYetAccepted');
  vi.resetModules();
});

const call = async (path: string, token: string | null, init: RequestInit = {}) => {
  const response = await server.send(`/api${path}`, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(init.headers as Record<string, string>),
    },
  });
  const body = (await response.json()) as {
    status: number;
    code?: string;
    message?: string;
    requestId?: string;
    fields?: { pointer: string; rule: string; message: string }[];
  };
  return { ...body, status: response.status, headers: response.headers };
};
const post = (path: string, token: string | null, body: unknown) =>
  call(path, token, { method: 'POST', body: JSON.stringify(body) });

test('a call that is not implemented yet says so', async () => {
  const answer = await call('/addition/cjl', customer);
  expect(answer).toMatchObject({
    status: 501,
    code: 'not-implemented',
    message: 'This is not available yet.',
  });
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(answer.requestId).toBe(answer.headers.get('x-request-id'));
});

test('the gate comes first', async () => {
  expect(await call('/addition/cjl', null)).toMatchObject({ status: 401, code: 'no-session' });
  expect(await call('/admin/releases/1/open', customer, { method: 'POST' })).toMatchObject({ status: 403 });
  expect(await call('/admin/releases/1/open', editor, { method: 'POST' })).toMatchObject({ status: 501 });
});

test('the validation comes first', async () => {
  expect(await call('/admin/releases/x/open', editor, { method: 'POST' })).toMatchObject({ status: 400 });
  expect(await post('/users/sendactivation', null, { email: 'dana' })).toMatchObject({
    status: 400,
    fields: [{ pointer: '/email', rule: 'email' }],
  });
  expect(await post('/users/sendactivation', null, { email: 'dana@harbor.example' })).toMatchObject({
    status: 501,
  });
});

test('a body that is no JSON is taken for what the contract says', async () => {
  const sent = (type: string) =>
    call('/admin/releases/1/hold', editor, { method: 'POST', body: 'x', headers: { 'Content-Type': type } });
  expect(await sent('multipart/form-data; boundary=x')).toMatchObject({ status: 501 });
  expect(await sent('application/json')).toMatchObject({
    status: 415,
    message: 'Please send multipart/form-data.',
  });
});

const draft = { package: '80', headline: 'A headline' };

test.each([
  [{ pulloutQuote: 'A quote' }, ['/pulloutQuote']],
  [{ cjl: 2 }, ['/cjl']],
  [{ package: '360' }, ['/package']],
  [{ cjlSelected: [{ id: 1 }, { id: 2, prWebBrandId: 3 }] }, ['/cjlSelected/1/prWebBrandId']],
  [{ pulloutQuote: 'A quote', cjl: 1 }, ['/pulloutQuote', '/cjl']],
])('a call that uses what is not accepted yet names it: %j', async (fields, pointers) => {
  const answer = await post('/distribution/item/saveDraft', customer, { ...draft, ...fields });
  expect(answer).toMatchObject({ status: 501, code: 'not-implemented' });
  expect(answer.fields?.map(({ pointer }) => pointer)).toEqual(pointers);
  const [first] = answer.fields ?? [];
  expect(answer.message).toBe(`The field ${pointers[0]?.slice(1) ?? ''} is not available yet.`);
  expect(first).toMatchObject({ rule: 'not-implemented', message: answer.message });
});

test.each([
  {},
  { pulloutQuote: '' },
  { cjl: 0 },
  { cjlSelected: [] },
  { cjlSelected: [{ id: 1, prWebBrandId: null }] },
  { package: '200' },
])('empty values are no use of it: %j', async (fields) => {
  expect((await post('/distribution/item/saveDraft', customer, { ...draft, ...fields })).status).not.toBe(
    501,
  );
});

test('a query value counts, and its default does not', async () => {
  expect(await call('/distribution?searchText=robots', customer)).toMatchObject({
    status: 501,
    message: 'The field searchText is not available yet.',
    fields: [{ pointer: 'searchText' }],
  });
  expect(await call('/distribution?limit=10', customer)).toMatchObject({ status: 501 });
  expect((await call('/distribution', customer)).status).toBe(200);
  expect((await call('/distribution?limit=200', customer)).status).toBe(200);
});

test('the default of a field of the body is no use of it', async () => {
  const person = {
    firstName: 'Dana',
    lastName: 'Ortiz',
    phone: '410 555 0142',
    organization: 'Harbor Robotics',
    country: 'USA',
    state: 'Maryland',
    email: 'dana@harbor.example',
    captcha: 'x',
  };
  const register = (languagedId: number) => post('/users/add', null, { ...person, languagedId });
  expect((await register(1033)).status).not.toBe(501);
  expect(await register(1031)).toMatchObject({ status: 501, fields: [{ pointer: '/languagedId' }] });
});
