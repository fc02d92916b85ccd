import { message } from '@dispatch/contract';
import type { FieldFault } from '../call/problem';

/** One error of express-openapi-validator: it gives only these. */
export type ValidatorError = { path: string; message?: string; errorCode?: string };

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

const kindOf = (text: string): string => {
  const names = /must be ([a-z,]+)/.exec(text)?.[1]?.split(',') ?? [];
  return names.map((name) => kinds[name] ?? name).join(' or ');
};
const numberOf = (text: string): string => /-?\d[\d.e+]*/.exec(text)?.[0] ?? '';

/** One line a keyword of JSON Schema: what is wrong, in words for people. `text` is the validator's own message. */
const wordings: Record<string, (field: string, text: string) => string> = {
  required: (field) => `The field ${field} is missing.`,
  additionalProperties: (field) => message('unknown-field', { field }),
  type: (field, text) => `The field ${field} must be ${kindOf(text)}.`,
  enum: (field, text) => `The field ${field} must be one of: ${text.split(': ').slice(1).join(': ')}.`,
  minLength: (field, text) => `The field ${field} must have at least ${numberOf(text)} characters.`,
  maxLength: (field, text) => `The field ${field} cannot exceed ${numberOf(text)} characters.`,
  minItems: (field, text) => `The field ${field} must have at least ${numberOf(text)} entries.`,
  maxItems: (field, text) => `The field ${field} cannot have more than ${numberOf(text)} entries.`,
  minimum: (field, text) => `The field ${field} must be at least ${numberOf(text)}.`,
  maximum: (field, text) => `The field ${field} cannot be more than ${numberOf(text)}.`,
};

/** A fault of the contract as a fault of a field: a body's field by its pointer, a parameter by its name. */
export const contractFault = ({ path, message: text = '', errorCode = '' }: ValidatorError): FieldFault => {
  const rule = errorCode.replace('.openapi.validation', '');
  const [, place = '', rest = ''] = /^\/?(body|query|params|headers|cookies)(\/.*)?$/s.exec(path) ?? [];
  const field = rest === '' ? 'body' : nameOf(rest);
  if (place === 'query' && rule === '') {
    const unknown = text.startsWith('Unknown');
    return {
      pointer: field,
      rule: unknown ? 'unknown' : 'format',
      message: unknown
        ? message('unknown-field', { field })
        : `The field ${field} is empty or not encoded correctly.`,
    };
  }
  return {
    pointer: place === 'body' ? rest : field,
    rule: rule === 'additionalProperties' ? 'unknown' : rule || 'format',
    message: wordings[rule]?.(field, text) ?? `The field ${field} does not have the right form.`,
  };
};
