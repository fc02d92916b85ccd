import type { OperationId } from '@dispatch/contract';
import { notYetAccepted } from '../../src/app/notYetAccepted';
import type { Request } from './requests';

const removed = (value: unknown, [step = '', ...rest]: readonly string[]): unknown => {
  if (Array.isArray(value)) {
    return step === '*' ? value.map((item) => removed(item, rest)) : value;
  }
  if (typeof value !== 'object' || value === null || !(step in value)) return value;
  const { [step]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [step]: removed(inner, rest) };
};

const valueAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], value);

const steps = (address: string): string[] => address.split('/').slice(1);

/** Without the fields of notYetAccepted; null when it asks for a value that is not carried out. */
export const withoutWaiting = (id: OperationId, request: Request): Request | null => {
  let { body, query } = request;
  for (const entry of notYetAccepted[id] ?? []) {
    const [address = '', refused] = entry.split('=');
    const isBody = address.startsWith('/');
    if (refused !== undefined) {
      const value = isBody ? valueAt(body, steps(address)) : query[address];
      if (String(value) === refused) return null;
    } else if (isBody) body = removed(body, steps(address));
    else query = removed(query, [address]) as Request['query'];
  }
  return { ...request, body, query };
};
