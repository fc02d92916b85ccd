import { isDollarAmount } from '@dispatch/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document } from './operations';
import type { Schema } from './schema';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('money', { type: 'number', validate: isDollarAmount });
ajv.addSchema({ ...document, $id: 'contract' });

const compiled = new Map<string, ValidateFunction>();
const bySchema = new WeakMap<Schema, ValidateFunction>();

const rebased = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rebased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string' ? `contract${inner}` : rebased(inner),
    ]),
  );
};

const faultsOf = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message = '', params }) =>
        `${instancePath || 'it'} ${message} ${JSON.stringify(params)}`.trim(),
      );

/** What the schema at a pointer of the contract finds wrong with a value; nothing when it keeps it. */
export const faultsAt = (pointer: string, value: unknown): string[] => {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
  compiled.set(pointer, validate);
  return faultsOf(validate, value);
};

/** Whether a value keeps a schema of the contract. */
export const keepsSchema = (schema: Schema, value: unknown): boolean => {
  const validate = bySchema.get(schema) ?? ajv.compile(rebased(schema) as object);
  bySchema.set(schema, validate);
  return validate(value);
};
