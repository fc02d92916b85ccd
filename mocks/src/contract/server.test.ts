import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Running } from '../http/listen';
import { contractFile } from '../testing/mockLayer';
import { testSettings } from '../testing/settings';
import type { BarState, OperationInfo } from './bar/barState';
import type { MockSettings } from './mockSettings';
import { startMockServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-mock-'));
const copy = join(folder, 'openapi.yaml');
const said: string[] = [];
let running: Running;

const publicUrl = 'http://localhost:39998';
const settings = (changes: Partial<MockSettings> = {}): MockSettings => ({
  port: 0,
  publicUrl,
  contractFile: copy,
  web: null,
  isStill: false,
  demoDataFile: join(folder, 'demoData.json'),
  cards: testSettings({ publicUrl }),
  ...changes,
});

const start = async (): Promise<Running> =>
  startMockServer(settings(), (line) => {
    said.push(line);
  });

beforeAll(async () => {
  cpSync(contractFile, copy);
  cpSync(join(dirname(contractFile), 'contract/examples'), join(folder, 'contract/examples'), {
    recursive: true,
  });
  running = await start();
});

afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const json = (address: string, method: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${running.address}${address}`, {
    method,
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify(body),
  });

test.each(['/api/distribution/item/%E0%A4%A', '/api/distribution?searchText=%', '/api//%'])(
  'an address that is not encoded correctly is refused as the API does: %s',
  async (address) => {
    const answer = await json(address, 'GET');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      message: 'The address is not encoded correctly.',
    });
  },
);

const verifier = 'c'.repeat(43);
const redirectUri = `${publicUrl}/authorizationcode`;

const page = '/_mock/sign-in';
const open = (query: string): Promise<Response> =>
  fetch(`${running.address}${page}?${query}`, { redirect: 'manual', headers: { connection: 'close' } });
const press = (fields: Record<string, string>, cookie = ''): Promise<Response> =>
  fetch(`${running.address}${page}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { connection: 'close', cookie },
    body: new URLSearchParams(fields),
  });

async function signIn(name: string): Promise<{ sid: string; cookie: string }> {
  const asked = new URLSearchParams({
    redirect_uri: redirectUri,
    state: 'a-state',
    nonce: 'a-nonce-12',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const opened = await open(asked.toString());
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const html = await opened.text();
  const person = new RegExp(`value="(\\d+)">Sign in as ${name}<`).exec(html)?.[1];
  const pressed = await press({ ...Object.fromEntries(asked), person: person ?? '' }, cookie);
  const back = new URL(pressed.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('a-state');
  const session = await json(
    '/api/createsession',
    'POST',
    { code: back.searchParams.get('code'), codeVerifier: verifier, nonce: 'a-nonce-12', redirectUri },
    { cookie },
  );
  const { sid } = (await session.json()) as { sid: string };
  return { sid, cookie };
}

const me = async (sid: string) => {
  const answer = await json('/api/users/me', 'GET', undefined, { authorization: `Bearer ${sid}` });
  return (await answer.json()) as { firstName?: string; email?: string; code?: string };
};

test('one press on the page of the demo people signs in, and a restart ends no session', async () => {
  const { sid } = await signIn('Ruth Adeyemi');
  expect(await me(sid)).toMatchObject({ firstName: 'Ruth' });
  await running.close();
  running = await start();
  expect(await me(sid)).toMatchObject({ firstName: 'Ruth' });
});

test('a sign-in that was asked for by another site leads nowhere', async () => {
  const answer = await open(`redirect_uri=${encodeURIComponent('https://elsewhere.example/')}`);
  expect(answer.headers.get('location')).toBe('/welcome');
});

test('a cancelled sign-in comes back with the words of the provider', async () => {
  const answer = await press({ redirect_uri: redirectUri, state: 's', refuse: 'unassigned' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.searchParams.get('error_description')).toBe('User is not assigned to the client application.');
});

test('the bar lists every call, and what is chosen holds in this browser alone', async () => {
  const operations = (await (await json('/_mock/operations', 'GET')).json()) as OperationInfo[];
  const list = operations.find(({ id }) => id === 'listReleases');
  expect(list?.answers).toContainEqual(expect.objectContaining({ status: 200, example: 'none' }));

  const { sid, cookie } = await signIn('Maya Lindqvist');
  const other = await signIn('Maya Lindqvist');
  const count = async (token: string) =>
    (await json('/api/distribution', 'GET', undefined, { authorization: `Bearer ${token}` })).headers.get(
      'x-total-count',
    );
  const usual = await count(sid);
  expect(Number(usual)).toBeGreaterThan(1);
  const chosen = { answer: { status: 200, example: 'none' }, delay: 0 };
  const answer = await json('/_mock/choices/listReleases', 'PUT', chosen, { cookie });
  expect(((await answer.json()) as BarState).choices).toEqual({ listReleases: chosen });
  expect(await count(sid)).toBe('0');
  expect(await count(other.sid)).toBe(usual);
  await json('/_mock/choices', 'DELETE', undefined, { cookie });
  expect(await count(sid)).toBe(usual);
  const offline = { answer: { status: 0, example: null }, delay: 300 };
  await json('/_mock/choices/listReleases', 'PUT', offline, { cookie });
  await expect(count(sid)).rejects.toThrow('fetch failed');
  const unknown = { answer: { status: 200, example: 'no such' }, delay: 0 };
  expect((await json('/_mock/choices/listReleases', 'PUT', unknown, { cookie })).status).toBe(400);
});

test('a token for curl is one call', async () => {
  const given = await json('/_mock/token/editor', 'POST');
  expect(await me(await given.text())).toMatchObject({ firstName: 'Ruth' });
  expect((await json('/_mock/token/nobody', 'POST')).status).toBe(404);
  expect(
    (await json('/_mock/token/editor', 'POST', undefined, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403);
});

test('another site changes nothing in the bar', async () => {
  const answer = await json('/_mock/afresh', 'POST', undefined, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
});

test('a body that is no JSON and one that is too large are refused', async () => {
  const broken = await fetch(`${running.address}/api/users/sendactivation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(broken.status).toBe(400);
  expect(broken.headers.get('content-type')).toContain('application/problem+json');
  const large = await json('/api/users/sendactivation', 'POST', { email: 'x'.repeat(1_100_000) });
  expect(large.status).toBe(413);
});

test('an upload is remembered for its person and given as it was sent; what is no picture and no pdf is refused', async () => {
  const { sid, cookie } = await signIn('Maya Lindqvist');
  const headers = { cookie, authorization: `Bearer ${sid}`, connection: 'close' };
  const upload = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const body = new FormData();
    body.append('myFile', new Blob([bytes]), name);
    const key = { 'idempotency-key': `upload-of-${name.replace('.', '-')}` };
    return fetch(`${running.address}/api/file`, { method: 'POST', body, headers: { ...headers, ...key } });
  };
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const answer = await upload(png, 'logo.png');
  expect(answer.status).toBe(201);
  const { Name, Path } = (await answer.json()) as { Name: string; Path: string };
  expect(Name).toBe('logo.png');
  const file = await fetch(`${running.address}/api${Path}`, { headers });
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
  expect((await upload(Uint8Array.from([1, 2, 3]), 'notes.txt')).status).toBe(415);
  const nothing = await fetch(`${running.address}/api/file`, {
    method: 'POST',
    body: new FormData(),
    headers: { ...headers, 'idempotency-key': 'upload-of-nothing' },
  });
  expect(((await nothing.json()) as { message: string }).message).toBe('Please select a file.');
});

test('the documentation page is there, with everything that it asks for', async () => {
  const page = await fetch(`${running.address}/api/docs`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const asked = [...(await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(asked.length).toBeGreaterThan(1);
  for (const path of [...asked, '/api/docs/contract.json'])
    expect((await fetch(`${running.address}${path}`)).status, path).toBe(200);
});

test('the mock server follows the contract, and keeps the last one while the file is broken', async () => {
  const price = async () => {
    const rows = (await (await json('/api/package', 'GET')).json()) as { price: number }[];
    return rows[0]?.price;
  };
  const examples = join(folder, 'contract/examples/catalogue.yaml');
  const text = readFileSync(examples, 'utf8');
  expect(await price()).toBe(120);
  const dearer = text.replaceAll(/(packageId: '80', name: Basic, price: )120/g, '$1121');
  expect(dearer).not.toBe(text);
  writeFileSync(examples, dearer);
  await vi.waitFor(async () => expect(await price()).toBe(121), { timeout: 20_000, interval: 50 });
  writeFileSync(copy, 'openapi: [');
  await vi.waitFor(() => expect(said.some((line) => line.includes('cannot be read'))).toBe(true), {
    timeout: 20_000,
    interval: 50,
  });
  expect(await price()).toBe(121);
});
