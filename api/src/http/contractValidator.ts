import { isDollarAmount } from '@dispatch/contract';
import type { JsonObject } from '@dispatch/contract/document';
import express, { type RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { callState } from '../call/callState';
import type { Config } from '../config';
import { contractParts } from './contractParts';
import { allowReserved } from './reservedInQueries';

type ApiSpec = Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'];

const validatorOfPart = (document: JsonObject, config: Config): RequestHandler => {
  const router = express.Router();
  router.use(
    ...OpenApiValidator.middleware({
      // It works on its argument, and parts share what they refer to.
      apiSpec: allowReserved(structuredClone(document)) as unknown as ApiSpec,
      // The contract as a whole is linted by the checks.
      validateApiSpec: false,
      validateRequests: { allErrors: true },
      validateResponses: config.environment !== 'production',
      validateSecurity: false,
      fileUploader: false,
      ajvFormats: { mode: 'full' },
      formats: { money: { type: 'number', validate: isDollarAmount } },
    }),
  );
  return router;
};

/** The contract's own checks, for the operation that findOperation has found. */
export type ContractValidator = {
  check: RequestHandler;
  /** The checks of the operations of a path, as openapi.yaml writes it. */
  ofPath: (path: string) => RequestHandler;
};

/**
 * The contract's own checks, from openapi.yaml: every request, and outside production every answer, whose faults are
 * ours and become a 500.
 */
export const contractValidator = (document: JsonObject, config: Config): ContractValidator => {
  const validators = new Map<string, RequestHandler>();
  for (const part of contractParts(document)) {
    const validator = validatorOfPart(part.document, config);
    for (const path of part.paths) validators.set(path, validator);
  }
  const ofPath = (path: string): RequestHandler => {
    const validator = validators.get(path);
    if (validator === undefined) throw new Error(`The contract has no path ${path}; run npm run generate.`);
    return validator;
  };
  return {
    check: (request, response, next) => ofPath(callState(request).operation.path)(request, response, next),
    ofPath,
  };
};
