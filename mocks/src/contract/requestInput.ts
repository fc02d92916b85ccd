import type { DescribedOperation } from '@dispatch/contract/document';
import type { RequestInput } from '@dispatch/contract/check/request';
import type { BodyLimits } from '@dispatch/contract/check';
import type { MockContract } from './mockContract';
import { refuseInput } from './refusal';

/** A call as it came. */
export interface RawCall {
  readonly method: string;
  /** As it was sent, without `/api`. */
  readonly path: string;
  /** What stands behind the `?` of the address. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Reads the body: JSON, or the fields of a form.
   * @param limits what JSON may hold
   * @throws Refusal of what is no JSON
   */
  readonly read: (operation: DescribedOperation, limits: BodyLimits) => Promise<unknown>;
}

/** Whether an operation takes a form with a file, which nobody but its responder judges. */
export const takesForm = ({ bodies }: DescribedOperation): boolean =>
  bodies.some(({ mediaType }) => mediaType === 'multipart/form-data');

/** The input of a call, checked as the server does. Throws the refusal of what is wrong with it. */
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
