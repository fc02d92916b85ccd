import type { RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Config } from '../config';
import type { ContractDocument } from './contractDocument';

type ApiSpec = Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'];

/**
 * The contract's own checks, from openapi.yaml: every request, and outside production every answer, whose faults are
 * ours and become a 500.
 */
export const contractValidator = (document: ContractDocument, config: Config): RequestHandler[] =>
  OpenApiValidator.middleware({
    // It works on its argument.
    apiSpec: structuredClone(document) as unknown as ApiSpec,
    validateApiSpec: config.environment !== 'production',
    validateRequests: { allErrors: true },
    validateResponses: config.environment !== 'production',
    validateSecurity: false,
    fileUploader: false,
    ajvFormats: { mode: 'full' },
  });
