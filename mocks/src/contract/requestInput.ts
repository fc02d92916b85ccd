import { message, mostFileBytes } from '@dispatch/contract';
import { locate, objectAt, type DescribedOperation } from '@dispatch/contract/document';
import type { RequestInput } from '@dispatch/contract/check/request';
import type { BodyLimits } from '@dispatch/contract/check';
import type { MockContract } from './mockContract';
import type { SentFile } from './pages/formFields';
import { refuse, refuseInput } from './refusal';

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

/** The one part of a form that a call takes. */
const filePart = ({ document }: MockContract, { bodies }: DescribedOperation): string | null => {
  const schema = bodies.find(({ mediaType }) => mediaType === 'multipart/form-data')?.schema;
  if (schema == null) return null;
  return Object.keys(objectAt(locate(document, schema).value, 'properties'))[0] ?? null;
};

/** As the API refuses a form: by the name of a part that it does not know, or because there is no file in its own. */
const refuseForm = (part: string, body: unknown): void => {
  const form = (body ?? {}) as Record<string, SentFile | string | undefined>;
  const field = Object.keys(form).find((name) => name !== part);
  if (field !== undefined)
    throw refuseInput([
      { pointer: `/${field}`, rule: 'unknown', message: message('unknown-field', { field }) },
    ]);
  const file = form[part];
  if (typeof file !== 'object' || file.size === 0)
    throw refuseInput([{ pointer: `/${part}`, rule: 'required', message: message('file-missing') }]);
  if (file.size > mostFileBytes) throw refuse(413, 'file-too-large');
};

export async function readInput(
  contract: MockContract,
  operation: DescribedOperation,
  path: Readonly<Record<string, string>>,
  call: RawCall,
): Promise<RequestInput> {
  const { check } = contract;
  const limits = check.limitsOf(operation.id);
  const body = limits === null ? undefined : await call.read(operation, limits);
  const { search, headers } = call;
  const judged = takesForm(operation) ? undefined : body;
  const { input, errors } = check.check(operation.id, { path, search, headers, body: judged });
  if (errors !== undefined) throw refuseInput(errors);
  const part = filePart(contract, operation);
  if (part !== null) refuseForm(part, body);
  return { ...input, body };
}
