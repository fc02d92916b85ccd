import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { operationTable, type OperationEntry } from '@dispatch/contract';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { OperationId } from '../call/handler';

setFlagsFromString('--expose-gc');

/**
 * Lets V8 give up what nobody needs any more, at once. For the start alone, which throws away more than it keeps:
 * otherwise the heap grows by that and stays so (docs/operations/speed.md).
 */
const collectGarbage = runInNewContext('gc') as () => void;

const nothing = (): undefined => undefined;

/** Runs one middleware to its end, whether it passes, refuses or throws. */
const runThrough = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve) => {
    Promise.resolve()
      .then(() => middleware(request, response, () => resolve()))
      .catch(() => resolve());
  });

const pretended = (app: Express, operation: OperationEntry, type: string | null) => {
  const url = operation.path.replaceAll(/\{[^}]+\}/g, '1');
  const request = Object.assign(Object.create(app.request) as Request, {
    method: operation.method.toUpperCase(),
    url,
    originalUrl: `/api${url}`,
    baseUrl: '/api',
    headers: type === null ? {} : { 'content-type': type },
    body: {},
  });
  const response = Object.assign(Object.create(app.response) as Response, {
    statusCode: 200,
    getHeaders: () => ({}),
    json: nothing,
  });
  return { request, response };
};

/**
 * Compiles the validators of every operation before the first request comes: shows each one a request that is not
 * real.
 */
export const warmUp = async (
  app: Express,
  validatorOf: (path: string) => RequestHandler,
  takesBody: ReadonlyMap<string, unknown>,
  takesFile: ReadonlyMap<string, string>,
): Promise<void> => {
  const operations = Object.entries(operationTable) as [OperationId, OperationEntry][];
  for (const [place, [id, operation]] of operations.entries()) {
    if (place % 40 === 0) collectGarbage();
    const json = takesBody.has(id) ? 'application/json' : null;
    const bodyType = takesFile.has(id) ? 'multipart/form-data' : json;
    const { request, response } = pretended(app, operation, bodyType);
    await runThrough(validatorOf(operation.path), request, response);
    response.json({});
  }
};
