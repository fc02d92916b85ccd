import { Schemas } from '@dispatch/contract/document/schemas';
import { document } from './operations';
import type { Schema } from './schema';

const schemas = new Schemas(document);

/** What the schema at a pointer of the contract finds wrong with a value; nothing when it keeps it. */
export const errorsAt = (pointer: string | null, value: unknown): string[] =>
  pointer === null ? [] : schemas.errors(pointer, value).map(({ text }) => text);

/** Whether a value keeps a schema of the contract. */
export const keepsSchema = (schema: Schema, value: unknown): boolean =>
  schemas.errors(schema, value).length === 0;
