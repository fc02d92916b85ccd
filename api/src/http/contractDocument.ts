import { readFileSync } from 'node:fs';
import { bodyLimits, type BodyLimits } from '@dispatch/contract/check';
import { CORE_SCHEMA, load } from 'js-yaml';

type DescribedOperation = {
  operationId?: string;
  requestBody?: unknown;
  responses?: Record<string, unknown>;
};

/** The contract as a document, as far as the server looks into it. */
export type ContractDocument = {
  paths: Record<string, Record<string, DescribedOperation | undefined>>;
  [key: string]: unknown;
};

/** Reads openapi.yaml, its text and the document in it, by a parser that takes a quarter of the usual time and memory. */
export const readContract = (file: string): { text: string; document: ContractDocument } => {
  const text = readFileSync(file, 'utf8');
  return { text, document: load(text, { schema: CORE_SCHEMA }) as ContractDocument };
};

const operationsOf = (document: ContractDocument): (DescribedOperation & { operationId: string })[] =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) =>
      operation?.operationId === undefined ? [] : [{ ...operation, operationId: operation.operationId }],
    );

/** What a `$ref` of the contract leads to; anything else as it is. */
export const followed = (document: ContractDocument, value: unknown): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return {};
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref !== 'string') return value as Record<string, unknown>;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  return followed(document, target);
};

/** The media types of an operation's body; none when it takes no body. */
export const bodyTypes = (document: ContractDocument, operationId: string): string[] => {
  const { requestBody } = operationsOf(document).find((found) => found.operationId === operationId) ?? {};
  return Object.keys(followed(document, followed(document, requestBody)['content']));
};

/** The operations that take a body, each with the most that its body may hold. */
export const operationsWithBody = (document: ContractDocument): ReadonlyMap<string, BodyLimits> => {
  const resolve = (value: unknown) => followed(document, value);
  return new Map(
    operationsOf(document)
      .filter(({ requestBody }) => requestBody !== undefined)
      .map(({ operationId, requestBody }) => {
        const [media] = Object.values(resolve(resolve(requestBody)['content']));
        return [operationId, bodyLimits(resolve(media)['schema'], resolve)];
      }),
  );
};

const refusedToStaff = '#/components/responses/NotWhileImpersonating';

/**
 * The operations that staff who acts for somebody cannot make: password, second factor, tokens, saved cards, export and
 * deletion (0-decisions, Identity and sessions). The contract says so by their answer NotWhileImpersonating.
 */
export const ownerAlone = (document: ContractDocument): ReadonlySet<string> =>
  new Set(
    operationsOf(document)
      .filter(
        ({ responses = {} }) => (responses['403'] as { $ref?: string } | undefined)?.$ref === refusedToStaff,
      )
      .map(({ operationId }) => operationId),
  );

/** The statuses that the contract promises for each operation. */
export const promisedStatuses = (document: ContractDocument): ReadonlyMap<string, ReadonlySet<number>> =>
  new Map(
    operationsOf(document).map(({ operationId, responses = {} }) => [
      operationId,
      new Set(Object.keys(responses).map(Number)),
    ]),
  );
