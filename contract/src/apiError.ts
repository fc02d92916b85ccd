import type { components } from './generated/types';
import { answerMessages } from './answerMessages';

type Refusal = components['schemas']['Problem'];

/** Why a call failed: what the server says, or what a client makes of no answer and of one that is not the server's. */
export type ProblemCode = Refusal['code'] | 'no-answer' | 'unreadable-answer' | 'unexpected-answer';

export type Problem = Omit<Refusal, 'code'> & { code: ProblemCode };

/** Status 0: no answer came, or it could not be read. With the code `unexpected-answer` the `cause` is the body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem;
  /** Seconds to wait before trying again, when the server says so. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null, cause?: unknown) {
    super(problem.message, { cause });
    this.status = problem.status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

const isProblem = (body: unknown): body is Problem => {
  if (typeof body !== 'object' || body === null) return false;
  const { message: text, code } = body as Partial<Record<keyof Problem, unknown>>;
  return typeof text === 'string' && typeof code === 'string';
};

const madeUp = (
  status: number,
  title: string,
  code: ProblemCode,
  text: string,
  requestId: string,
): Problem => ({
  type: 'about:blank',
  title,
  status,
  code,
  requestId,
  message: text,
  errors: [text],
});

const textOfStatus = (status: number): string => {
  if (status === 401) return answerMessages['no-session'];
  if (status === 403) return answerMessages['not-allowed'];
  if (status === 404) return answerMessages['not-found'];
  if (status === 413) return answerMessages['too-large'];
  if (status === 429) return answerMessages['too-many-requests'];
  return status >= 500 ? answerMessages['service-unavailable'] : answerMessages['unreadable-answer'];
};

/** A refusal that is not ours, such as a proxy's HTML page, is put into our words by its status. */
export const refusalOf = (response: Response, body: unknown): ApiError => {
  const { status, statusText, headers } = response;
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  const requestId = headers.get('x-request-id') ?? '';
  const problem = isProblem(body)
    ? { ...body, status }
    : madeUp(status, statusText, 'unexpected-answer', textOfStatus(status), requestId);
  return new ApiError(problem, Number.isNaN(seconds) ? null : seconds, isProblem(body) ? undefined : body);
};

export const noAnswer = (cause: unknown): ApiError =>
  new ApiError(madeUp(0, 'No answer', 'no-answer', answerMessages['no-answer'], ''), null, cause);

export const unreadableAnswer = (response: Response, cause: unknown): ApiError => {
  const requestId = response.headers.get('x-request-id') ?? '';
  const text = answerMessages['unreadable-answer'];
  return new ApiError(madeUp(0, 'Unreadable answer', 'unreadable-answer', text, requestId), null, cause);
};
