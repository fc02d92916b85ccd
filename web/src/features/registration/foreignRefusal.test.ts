import { ApiError, createClient } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { errorTexts } from '../../shared/api/errorTexts';
import { withListedTexts } from './foreignRefusal';

async function listed(body: string, init: ResponseInit): Promise<string[]> {
  const { call } = createClient({
    baseUrl: 'http://localhost/api',
    fetch: () => Promise.resolve(new Response(body, init)),
  });
  const error: unknown = await call('sendActivation', { body: { email: 'dana@harbor.example' } }).catch(
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(ApiError);
  return errorTexts(withListedTexts(error));
}

test('the errors array comes first', async () => {
  const body = JSON.stringify({ errors: ['One', 'Two'], error: 'Single', message: 'Message' });
  expect(await listed(body, { status: 400, statusText: 'Bad Request' })).toEqual(['One', 'Two']);
});

test('then the single error', async () => {
  const body = JSON.stringify({ errors: [], error: 'Single', message: 'Message' });
  expect(await listed(body, { status: 400, statusText: 'Bad Request' })).toEqual(['Single']);
});

test('then the status text', async () => {
  const body = JSON.stringify({ message: 'Message' });
  expect(await listed(body, { status: 502, statusText: 'Bad Gateway' })).toEqual(['Bad Gateway']);
  expect(await listed('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })).toEqual([
    'Bad Gateway',
  ]);
});

test('then the message', async () => {
  expect(await listed(JSON.stringify({ message: 'Message' }), { status: 502 })).toEqual(['Message']);
});

test('and our own words when there is none of these', async () => {
  expect((await listed('', { status: 502 }))[0]).toMatch(/try again/);
});

test('refusals of ours, and what is no refusal, stay as they are', () => {
  const error = new Error('Something else');
  expect(withListedTexts(error)).toBe(error);
});
