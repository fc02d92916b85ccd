import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The contract as a document, as far as the server looks into it. */
export type ContractDocument = {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: unknown } | undefined>>;
  [key: string]: unknown;
};

/** Reads openapi.yaml: its text, and the document in it. */
export const readContract = (file: string): { text: string; document: ContractDocument } => {
  const text = readFileSync(file, 'utf8');
  return { text, document: parse(text) as ContractDocument };
};

/** The operations that take a body. */
export const operationsWithBody = (document: ContractDocument): ReadonlySet<string> =>
  new Set(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) =>
        operation?.operationId !== undefined && operation.requestBody !== undefined
          ? [operation.operationId]
          : [],
      ),
  );
