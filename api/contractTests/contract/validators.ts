import { Schemas } from '@dispatch/contract/document/schemas';
import { document } from './operations';
import type { Schema } from './schema';

const schemas = new Schemas(document);

export const errorsAt = (pointer: string | null, value: unknown): string[] =>
  pointer === null ? [] : schemas.errors(pointer, value).map(({ text }) => text);

export const keepsSchema = (schema: Schema, value: unknown): boolean =>
  schemas.errors(schema, value).length === 0;
