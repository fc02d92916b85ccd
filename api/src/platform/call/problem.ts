import { STATUS_CODES } from 'node:http';
import { type components, message } from '@dispatch/contract';
import { mostErrors, type FieldError, type Refused } from '@dispatch/contract/check';

export type ProblemCode = components['schemas']['ProblemCode'];

/** What a problem may carry beside its status, code and message. */
export type ProblemExtra = {
  errors?: string[];
  fields?: FieldError[];
  headers?: Record<string, string>;
  [key: string]: unknown;
};

/** A refusal on its way to the caller. The error middleware makes application/problem+json of it. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    readonly extra: ProblemExtra = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The body of the answer. */
  toBody(requestId: string): Record<string, unknown> {
    const { headers: _headers, errors = [this.message], ...extra } = this.extra;
    return {
      type: `/api/docs/errors#${this.code}`,
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      code: this.code,
      requestId,
      message: this.message,
      errors,
      ...extra,
    };
  }
}

/**
 * A refusal, to be thrown by a handler: the HTTP status, a stable code for programs, a message for people, and what
 * the code promises beside them (`currentVersion`, `states`, …; `headers` become headers of the answer).
 */
export const problem = (
  status: number,
  code: ProblemCode,
  message: string,
  extra: ProblemExtra = {},
): Problem => new Problem(status, code, message, extra);

/** The refusal of input that breaks rules: 400 with the message and the field of each. */
export const inputProblem = (errors: readonly FieldError[]): Problem =>
  new Problem(400, 'invalid-input', errors[0]?.message ?? message('invalid-input'), {
    errors: [...new Set(errors.slice(0, mostErrors).map((error) => error.message))],
    fields: errors
      .slice(0, mostErrors)
      .map((error) => ({ pointer: error.pointer.slice(0, 500), rule: error.rule, message: error.message })),
  });

/** What the check of a request refuses, as a problem. */
export const problemOf = ({ status, code, message: text, fields }: Refused): Problem =>
  fields === undefined ? problem(status, code, text) : inputProblem(fields);

/** Absent, or somebody else's: the answer is the same. */
export const notFound = (): Problem => problem(404, 'not-found', message('not-found'));

/** An outside service does not answer; nothing was changed. The cause is for the log alone. */
export const unavailable = (cause?: unknown): Problem =>
  new Problem(503, 'service-unavailable', message('service-unavailable'), {}, { cause });

type Silence = abstract new (...given: never[]) => Error;

/**
 * Does what asks an outside service. Its silence, an error of this class, becomes the 503 of the call; as the cause of
 * that it is logged with the request.
 */
export const orUnavailable = async <T>(silence: Silence, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof silence ? unavailable(error) : error;
  }
};
