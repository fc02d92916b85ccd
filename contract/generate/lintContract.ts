import type { JsonObject } from './contractDocument';
import { lintForms } from './lintForms';
import { lintOperations } from './lintOperations';
import { lintShapes } from './lintShapes';

/** Everything that the house refuses in openapi.yaml, one sentence a fault; empty when all is well. */
export const lintContract = (contract: JsonObject): string[] => [
  ...lintShapes(contract),
  ...lintOperations(contract),
  ...lintForms(contract),
];
