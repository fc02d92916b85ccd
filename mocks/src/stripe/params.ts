import { badRequest } from './failure';
import type { Metadata } from './resources';

export type Params = Readonly<Record<string, unknown>>;

/** Parameters that every call takes. `key` and the underscored are what Stripe.js adds. */
const everywhere = new Set([
  'expand',
  'key',
  '_stripe_account',
  '_stripe_version',
  'referrer',
  'radar_options',
]);

/** Refuses parameters that the call does not know, as Stripe does. */
export function allowOnly(params: Params, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !names.includes(name) && !everywhere.has(name));
  if (unknown === undefined) return;
  throw badRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
}

/** A text, or undefined when it was not sent; an empty one unsets and becomes null. */
export function text(params: Params, name: string): string | null | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw badRequest(`Invalid string: ${name}`, { param: name });
  return value === '' ? null : value;
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined || value === null) {
    throw badRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
    throw badRequest(`Invalid integer: ${name}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw badRequest(`Invalid boolean: ${name}`, { param: name });
  return value === 'true';
}

export function oneOf<Value extends string>(
  params: Params,
  name: string,
  values: readonly Value[],
): Value | null | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return value;
  const found = values.find((known) => known === value);
  if (found === undefined)
    throw badRequest(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: name });
  return found;
}

export function nested(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'object' || value === null) throw badRequest('Invalid object', { param: name });
  return value as Params;
}

/** Merges sent metadata into what is there; an empty value removes its key. */
export function mergedMetadata(params: Params, present: Metadata = {}): Metadata {
  if (params['metadata'] === '') return {};
  const merged = new Map(Object.entries(present));
  for (const [key, value] of Object.entries(nested(params, 'metadata') ?? {})) {
    if (typeof value !== 'string' || value.length > 500 || key.length > 40) {
      const message = 'Metadata keys have at most 40 characters and values at most 500.';
      throw badRequest(message, { param: `metadata[${key}]` });
    }
    if (value === '') merged.delete(key);
    else merged.set(key, value);
  }
  return Object.fromEntries(merged);
}

/** The order of keys does not matter to whether two calls are the same. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
