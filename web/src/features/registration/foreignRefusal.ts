import { ApiError } from '@dispatch/contract';

const texts = (values: unknown): string[] =>
  Array.isArray(values)
    ? values.filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    : [];

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/**
 * The same refusal with the texts that are listed under 'Error registering account:': its errors array, else its single
 * error, else its status text, else its message. Our own server always sends an array; another between it and the
 * browser may send the rest.
 */
export function withListedTexts(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.problem.code !== 'unexpected-answer') return error;
  const foreign = fieldsOf(error.cause);
  const sources = [
    texts(foreign['errors']),
    texts([foreign['error']]),
    texts([error.problem.title]),
    texts([foreign['message']]),
  ];
  const listed = sources.find((found) => found.length > 0);
  if (listed === undefined) return error;
  return new ApiError({ ...error.problem, errors: listed }, error.retryAfter, error);
}
