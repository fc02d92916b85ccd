import { isDollarAmount } from '@dispatch/contract';
import { componentsOf, fieldsOf, isObject, objectAt, type JsonObject } from '@dispatch/contract/document';
import express, { type Request, type RequestHandler, type Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Config } from '../settings/config';

type ApiSpec = Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'];

/** A part of the contract: some of its paths, with everything that they refer to and nothing else. */
export type ContractPart = { paths: readonly string[]; document: JsonObject };

/** For people, not for validators. */
const isForPeople = (key: string): boolean => key === 'example' || key === 'examples' || key.startsWith('x-');

/** Keywords whose value is not made of keywords. */
const data: ReadonlySet<string> = new Set(['default', 'enum', 'const']);

/**
 * A copy without examples and rules for people, in which the values of a query may hold `'()*!` and the like, as RFC
 * 3986 (3.4) has it: the validator would refuse a search for O'Brien.
 * @param named whether the keys are names that somebody chose, such as those of properties
 */
const trimmed = (value: unknown, named = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => trimmed(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value)
    .filter(([key]) => named || !isForPeople(key))
    .map(([key, below]): [string, unknown] => [
      key,
      !named && data.has(key) ? below : trimmed(below, !named && key === 'properties'),
    ]);
  const isQueried = !named && value['in'] === 'query' && isObject(value['schema']);
  return Object.fromEntries(isQueried ? [...kept, ['allowReserved', true]] : kept);
};

/**
 * Refusals are not a handler's answer: errors.ts makes them, and their statuses are checked by runOperation. In
 * production no answer is judged, and what is not there is not walked for each validator.
 */
const withAnswers = (item: unknown, areJudged: boolean): JsonObject =>
  Object.fromEntries(
    Object.entries(fieldsOf(item)).map(([method, operation]) => {
      if (!isObject(operation)) return [method, operation];
      const answers = Object.entries(objectAt(operation, 'responses'));
      const successes = answers.filter(([status]) => areJudged && Number(status) < 400);
      return [method, { ...operation, responses: Object.fromEntries(successes) }];
    }),
  );

/**
 * How many paths are in a part. Each part costs the validator a compilation of OpenAPI's own schema, and each path more
 * in it a longer walk for every other: without answers a path is half as much to walk.
 */
const partSize = (areAnswersJudged: boolean): number => (areAnswersJudged ? 24 : 48);

/**
 * The contract cut into small documents without examples and refusals. express-openapi-validator walks its whole
 * document for each validator that it compiles, and compares each request with each of its paths: with 150 operations
 * in one document the API starts in eleven seconds instead of two (docs/operations/speed.md).
 * @param areAnswersJudged whether answers are judged as well
 * @param size paths in a part
 */
export const contractParts = (
  contract: JsonObject,
  areAnswersJudged: boolean,
  size = partSize(areAnswersJudged),
): ContractPart[] => {
  // What the product sends to others is not among what it is asked.
  const { paths, components, webhooks: _sent, ...head } = fieldsOf(trimmed(contract));
  const entries = Object.entries(fieldsOf(paths)).map(
    ([path, item]) => [path, withAnswers(item, areAnswersJudged)] as const,
  );
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) => {
    const some = Object.fromEntries(entries.slice(part * size, (part + 1) * size));
    return {
      paths: Object.keys(some),
      document: { ...head, paths: some, components: componentsOf({ components }, some) },
    };
  });
};

const validatorOf = (document: JsonObject, areAnswersJudged: boolean): RequestHandler => {
  const router = express.Router();
  router.use(
    ...OpenApiValidator.middleware({
      // It works on its argument, and parts share what they refer to.
      apiSpec: structuredClone(document) as unknown as ApiSpec,
      // The contract as a whole is linted by the checks.
      validateApiSpec: false,
      validateRequests: { allErrors: true },
      validateResponses: areAnswersJudged,
      validateSecurity: false,
      fileUploader: false,
      ajvFormats: { mode: 'full' },
      formats: { money: { type: 'number', validate: isDollarAmount } },
    }),
  );
  return router;
};

/**
 * Has express-openapi-validator judge a request that RequestCheck has accepted, and outside production its answer, whose
 * errors are ours and become a 500.
 * @param path as openapi.yaml writes it
 * @param body what was read of the body, and of which type it is; null for a call that takes none
 * @param fail is told of an answer that the contract does not describe, instead of the caller
 */
export type OpenApiValidation = (
  path: string,
  request: Request,
  response: Response,
  body: { type: string; value: unknown } | null,
  fail: (error: unknown) => void,
) => Promise<void>;

/**
 * express-openapi-validator over the contract; the only place that knows how it wants to be asked. A part is made ready
 * with its first request: that takes a third of a second of the processor, and few tests ask for all parts.
 */
export const openApiValidation = (contract: JsonObject, config: Config): OpenApiValidation => {
  const validators = new Map<string, () => RequestHandler>();
  const areAnswersJudged = config.environment !== 'production';
  for (const { paths, document } of contractParts(contract, areAnswersJudged)) {
    let made: RequestHandler | undefined;
    for (const path of paths) validators.set(path, () => (made ??= validatorOf(document, areAnswersJudged)));
  }
  return (path, request, response, body, fail) =>
    new Promise((resolve, reject) => {
      const validator = validators.get(path);
      if (validator === undefined) throw new Error(`The contract has no path ${path}; run npm run generate.`);
      // One key for its memory, whatever parameters were sent.
      if (body === null) delete request.headers['content-type'];
      else Object.assign(request, { body: body.value }).headers['content-type'] = body.type;
      let isAccepted = false;
      const done = (error?: unknown): void => {
        if (isAccepted) fail(error);
        else if (error !== undefined)
          reject(error instanceof Error ? error : new Error('The validator failed.', { cause: error }));
        isAccepted = true;
        resolve();
      };
      void Promise.resolve(validator()(request, response, done)).catch(done);
    });
};
