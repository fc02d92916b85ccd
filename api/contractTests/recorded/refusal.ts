import type { Group } from '@dispatch/contract';
import type { WireAnswer } from '../answers/wire';
import type { WireRequest } from '../generate/requests';

/** A request, and whose session comes with it. */
export type Asking = { how: string; as: Group | null; wire: WireRequest };

/** What a caller is told by a refusal; `errors` where they say more than the message and the fields. */
export type Refusal = {
  status: number;
  code: string;
  message: string;
  errors?: string[];
  fields?: { pointer: string; rule: string; message: string }[];
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** The refusal in an answer. */
export const asRefusal = ({ status, text }: Pick<WireAnswer, 'status' | 'text'>): Refusal => {
  const { code, message, errors = [], fields } = JSON.parse(text) as Refusal;
  const isSaid = same(errors, [message]) || same(errors, [...new Set(fields?.map((field) => field.message))]);
  return { status, code, message, ...(isSaid ? {} : { errors }), ...(fields ? { fields } : {}) };
};

/** A request with the token of a session. */
export const withSession = (wire: WireRequest, token: string | undefined): WireRequest =>
  token === undefined ? wire : { ...wire, headers: { ...wire.headers, Authorization: `Bearer ${token}` } };
