import type { Group } from '@dispatch/contract';
import type { WireAnswer } from '../answers/wire';
import type { WireRequest } from '../generate/requests';

export type Asking = { how: string; as: Group | null; wire: WireRequest };

export type Refusal = {
  status: number;
  code: string;
  message: string;
  errors?: string[];
  fields?: { pointer: string; rule: string; message: string }[];
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

export const asRefusal = ({ status, text }: Pick<WireAnswer, 'status' | 'text'>): Refusal => {
  const { code, message, errors = [], fields } = JSON.parse(text) as Refusal;
  const isSaid = same(errors, [message]) || same(errors, [...new Set(fields?.map((field) => field.message))]);
  return { status, code, message, ...(isSaid ? {} : { errors }), ...(fields ? { fields } : {}) };
};

export const withSession = (wire: WireRequest, token: string | undefined): WireRequest =>
  token === undefined ? wire : { ...wire, headers: { ...wire.headers, Authorization: `Bearer ${token}` } };
