import { STATUS_CODES } from 'node:http';
import { randomUUID } from 'node:crypto';
import { message } from '@dispatch/contract';
import { type FieldError, mostErrors, type Refused } from '@dispatch/contract/check';
import { type DescribedOperation, answerOf, examplesOf, fieldsOf, listAt } from '@dispatch/contract/document';
import { textOf } from './textOf';
import type { PlainAnswer } from './plainAnswer';

/** Thrown by what answers a call instead of answering it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = '',
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Words, and what goes with them, are those of the contract's example with this code, unless given. */
export const refuse = (
  status: number,
  code: string,
  message?: string,
  extra?: Readonly<Record<string, unknown>>,
): Refusal => new Refusal(status, code, message, extra);

/** The refusal of input, as the server words it. */
export const refuseInput = (errors: readonly FieldError[]): Refusal => {
  const named = errors.slice(0, mostErrors);
  return new Refusal(400, 'invalid-input', errors[0]?.message ?? message('invalid-input'), {
    errors: [...new Set(named.map((error) => error.message))],
    fields: named.map(({ pointer, rule, message: text }) => ({
      pointer: pointer.slice(0, 500),
      rule,
      message: text,
    })),
  });
};

export const refusalOf = ({ status, code, message: text, fields }: Refused): Refusal =>
  fields === undefined ? refuse(status, code, text) : refuseInput(fields);

export const notFound = (): Refusal => refuse(404, 'not-found');

const exampleOf = (operation: DescribedOperation | null, status: number, code: string) => {
  const answer = operation === null ? undefined : answerOf(operation, status);
  const found = answer && examplesOf(answer).find(({ value }) => fieldsOf(value)['code'] === code);
  return fieldsOf(found?.value);
};

export function problemAnswer(refusal: Refusal, operation: DescribedOperation | null): PlainAnswer {
  const { status, code, extra } = refusal;
  const example = exampleOf(operation, status, code);
  const words = refusal.message || textOf(example, 'message') || wordsOf(status, code);
  const { headers, ...more } = extra;
  return {
    status,
    headers: (headers as Record<string, string> | undefined) ?? headersOf(status, operation),
    body: {
      ...(refusal.message === '' ? example : {}),
      type: `/api/docs/errors#${code}`,
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail: words,
      code,
      requestId: randomUUID(),
      message: words,
      errors: [words],
      ...more,
    },
  };
}

const wordsOf = (status: number, code: string): string =>
  isCommon(code) ? message(code) : (STATUS_CODES[status] ?? code);

const common = ['not-allowed', 'not-found', 'no-session', 'too-large', 'idempotency-key-reused'] as const;

const isCommon = (code: string): code is (typeof common)[number] =>
  (common as readonly string[]).includes(code);

/** Whoever is counted waits for the window of the limit at most. */
const waitOf = (operation: DescribedOperation | null): string => {
  const [limit] = operation === null ? [] : listAt(operation.written.operation, 'x-rate-limit');
  const { window } = fieldsOf(limit);
  return typeof window === 'number' ? String(window) : '60';
};

const headersOf = (status: number, operation: DescribedOperation | null): Record<string, string> => {
  if (status === 429) return { 'Retry-After': waitOf(operation) };
  return status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
};

export const errorAnswer = (message: string): PlainAnswer =>
  problemAnswer(new Refusal(500, 'contract-violation', message), null);
