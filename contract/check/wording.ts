import type { ErrorObject } from 'ajv/dist/2020.js';
import { message } from '../src/messages';

/** One thing that is wrong with a request: a JSON pointer into the body or the name of a parameter, and in words. */
export type FieldError = { pointer: string; rule: string; message: string };

const nameOf = (pointer: string): string =>
  pointer.replace(/^\//, '').replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 100);

const kinds: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const kindOf = (type: unknown): string =>
  [type]
    .flat()
    .map((name) => kinds[String(name)] ?? String(name))
    .join(' or ');

type Params = Readonly<Record<string, unknown>>;

const wordings: Record<string, (field: string, params: Params) => string> = {
  required: (field) => `The field ${field} is missing.`,
  additionalProperties: (field) => message('unknown-field', { field }),
  type: (field, { type }) => `The field ${field} must be ${kindOf(type)}.`,
  enum: (field, { allowedValues }) =>
    `The field ${field} must be one of: ${(allowedValues as unknown[]).join(', ')}.`,
  minLength: (field, { limit }) => `The field ${field} must have at least ${String(limit)} characters.`,
  maxLength: (field, { limit }) => `The field ${field} cannot exceed ${String(limit)} characters.`,
  minItems: (field, { limit }) => `The field ${field} must have at least ${String(limit)} entries.`,
  maxItems: (field, { limit }) => `The field ${field} cannot have more than ${String(limit)} entries.`,
  minimum: (field, { limit }) => `The field ${field} must be at least ${String(limit)}.`,
  maximum: (field, { limit }) => `The field ${field} cannot be more than ${String(limit)}.`,
};

const errorOf = (pointer: string, keyword: string, params: Params = {}): FieldError => {
  const field = nameOf(pointer) || 'body';
  return {
    pointer,
    rule: keyword === 'additionalProperties' ? 'unknown' : keyword,
    message: wordings[keyword]?.(field, params) ?? `The field ${field} does not have the right form.`,
  };
};

export const parameterError = (name: string, keyword: string, params?: Params): FieldError => ({
  ...errorOf(`/${name}`, keyword, params),
  pointer: nameOf(name),
});

export const malformedParameter = (name: string): FieldError => ({
  pointer: name,
  rule: 'format',
  message: `The field ${name} is empty or not encoded correctly.`,
});

export const givenTwice = (pointer: string): FieldError => ({
  pointer,
  rule: 'format',
  message: `The field ${nameOf(pointer)} can be given once only.`,
});

export const requestError = ({ instancePath, keyword, params }: ErrorObject): FieldError => {
  const { missingProperty, additionalProperty } = params as Params;
  const name = missingProperty ?? additionalProperty;
  const whole = typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
  const [, place = '', rest = ''] = /^\/(\w+)(\/.*)?$/s.exec(whole) ?? [];
  return place === 'body'
    ? errorOf(rest, keyword, params as Params)
    : parameterError(rest.slice(1), keyword, params as Params);
};
