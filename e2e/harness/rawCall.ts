import { type OperationId, operationTable } from '@dispatch/contract';
import { expect } from '@playwright/test';
import type { Place } from './place';

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface RawCall {
  token?: string;
  /** For `{id}` and the like in the path. */
  parameters?: Record<string, string | number>;
  /** With the question mark. */
  query?: string;
  /** Sent as it is; an object as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export async function rawCall(
  { product }: Pick<Place, 'product'>,
  operationId: OperationId,
  { token, parameters = {}, query = '', body, headers = {} }: RawCall = {},
): Promise<RawAnswer> {
  const { method, path, idempotent } = operationTable[operationId];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? 999_999));
  const answer = await fetch(`${product}/api${filled}${query}`, {
    method: method.toUpperCase(),
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(idempotent ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export function problemOf({ status, headers, text }: RawAnswer) {
  expect(headers.get('content-type'), text).toContain('application/problem+json');
  const problem = JSON.parse(text) as {
    status: number;
    code: string;
    message: string;
    requestId: string;
    errors: string[];
    fields?: { pointer: string; rule: string; message: string }[];
    currentVersion?: number;
  };
  expect(problem.status).toBe(status);
  expect(problem.requestId).toMatch(/^[\w-]{8,}$/);
  expect(problem.requestId).toBe(headers.get('x-request-id'));
  expect(problem.message.trim()).not.toBe('');
  expect(problem.errors).not.toEqual([]);
  return problem;
}
