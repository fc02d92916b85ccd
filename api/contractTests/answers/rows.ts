import { document, schemaAt, type Operation } from '../contract/operations';
import { typesOf, wholeSchema, type Schema } from '../contract/schema';
import type { WireAnswer } from './wire';

const schemaOf = ({ answers }: Operation): Schema => {
  const json = answers.get(200)?.media.find(({ mediaType }) => mediaType === 'application/json');
  return wholeSchema(document, schemaAt(json?.schema ?? null));
};

const isList = (schema: Schema): boolean => typesOf(wholeSchema(document, schema)).join() === 'array';

const isCsv = ({ answers }: Operation): boolean =>
  answers.get(200)?.media.some(({ mediaType }) => mediaType === 'text/csv') === true;

/** The field in which an answer with pages has its rows. */
const rowsField = ({ properties = {} }: Schema): string | undefined =>
  Object.keys(properties).find((name) => isList(properties[name] ?? {}));

/** Whether a call reads a list: an array, a page of rows with their count, or a table as CSV. */
export const listsRows = (operation: Operation): boolean => {
  if (operation.method !== 'GET') return false;
  const schema = schemaOf(operation);
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  return isCsv(operation) || isList(schema) || (isPaged && rowsField(schema) !== undefined);
};

/** How many rows such an answer has; 0 for a refusal. */
export const rowsIn = (operation: Operation, { status, headers, text }: WireAnswer): number => {
  if (status !== 200) return 0;
  // Its first line names the columns.
  if (headers['content-type']?.startsWith('text/csv')) return text.trim().split('\n').length - 1;
  const body = JSON.parse(text) as unknown[] | Record<string, unknown[]>;
  return (Array.isArray(body) ? body : (body[rowsField(schemaOf(operation)) ?? ''] ?? [])).length;
};
