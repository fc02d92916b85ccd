import type { DescribedOperation } from '@dispatch/contract/document';
import type { RequestInput } from '@dispatch/contract/check/request';
import type { BodyLimits } from '@dispatch/contract/check';
import type { MockContract } from './mockContract';
import { refuseInput } from './refusal';

export interface RawCall {
  readonly method: string;
  /** As it was sent, without `/api`. */
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly read: (operation: DescribedOperation, limits: BodyLimits) => Promise<unknown>;
}

export const takesForm = ({ bodies }: DescribedOperation): boolean =>
  bodies.some(({ mediaType }) => mediaType === 'multipart/form-data');

export async function readInput(
  { check }: MockContract,
  operation: DescribedOperation,
  path: Readonly<Record<string, string>>,
  call: RawCall,
): Promise<RequestInput> {
  const limits = check.limitsOf(operation.id);
  const body = limits === null ? undefined : await call.read(operation, limits);
  const { search, headers } = call;
  const judged = takesForm(operation) ? undefined : body;
  const { input, errors } = check.check(operation.id, { path, search, headers, body: judged });
  if (errors !== undefined) throw refuseInput(errors);
  return { ...input, body };
}
