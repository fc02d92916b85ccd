import { STATUS_CODES } from 'node:http';
import type { RuleFault } from '@dispatch/contract';

/** One fault of one field, as the wire shows it. */
export type FieldFault = Pick<RuleFault, 'pointer' | 'message'> & { rule: string };

/** What a problem may carry beside its status, code and message. */
export type ProblemExtra = {
  errors?: string[];
  fields?: FieldFault[];
  headers?: Record<string, string>;
  [key: string]: unknown;
};

/** A refusal on its way to the caller. The error middleware makes application/problem+json of it. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: ProblemExtra = {},
  ) {
    super(message);
  }

  /** The body of the answer. */
  toBody(requestId: string): Record<string, unknown> {
    const { headers: _headers, errors = [this.message], ...extra } = this.extra;
    return {
      type: 'about:blank',
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
export const problem = (status: number, code: string, message: string, extra: ProblemExtra = {}): Problem =>
  new Problem(status, code, message, extra);

/** The refusal of input that breaks rules: 400 with every message and every field. */
export const inputProblem = (faults: readonly FieldFault[]): Problem =>
  new Problem(400, 'invalid-input', faults[0]?.message ?? 'The input is not valid.', {
    errors: [...new Set(faults.map((fault) => fault.message))],
    fields: faults.map(({ pointer, rule, message }) => ({ pointer, rule, message })),
  });

/** Absent, or somebody else's: the answer is the same. */
export const notFound = (): Problem => problem(404, 'not-found', 'The requested item could not be found.');

/** An outside service does not answer; nothing was changed. */
export const unavailable = (): Problem =>
  problem(
    503,
    'service-unavailable',
    'A service that we need does not answer. Please try again in a moment.',
  );
