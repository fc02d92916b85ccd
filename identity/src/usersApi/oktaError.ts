import { randomBytes } from 'node:crypto';
import type { Response } from 'express';

/** A refusal in the form of Okta's: its code and, where input is wrong, what of it. */
export class OktaError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    summary: string,
    readonly causes: readonly string[] = [],
  ) {
    super(summary);
  }
}

export const invalid = (field: string, causes: readonly string[]): OktaError =>
  new OktaError(400, 'E0000001', `Api validation failed: ${field}`, causes);

export const notInThisStatus = (): OktaError =>
  new OktaError(403, 'E0000038', "This operation is not allowed in the user's current status.");

export const sendOktaError = (response: Response, error: OktaError): void => {
  response.status(error.status).json({
    errorCode: error.code,
    errorSummary: error.message,
    errorLink: error.code,
    errorId: `oae${randomBytes(16).toString('base64url')}`,
    errorCauses: error.causes.map((errorSummary) => ({ errorSummary })),
  });
};
