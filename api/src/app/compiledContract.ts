import { RequestCheck } from '@dispatch/contract/check/request';
import { Contract, readContract } from '@dispatch/contract/document';
import type { Config } from '../platform/settings/config';
import { type OpenApiValidation, openApiValidation } from '../platform/http/openApiValidator';

/** The contract, and the validators that are compiled from it with the first request of each call. */
export type CompiledContract = { contract: Contract; check: RequestCheck; validation: OpenApiValidation };

const compiled = new Map<string, CompiledContract>();

const compile = (config: Config): CompiledContract => {
  const contract = new Contract(readContract(config.contractFile));
  return {
    contract,
    check: new RequestCheck(contract),
    validation: openApiValidation(contract.document, config),
  };
};

/** Once for all applications of a process: the tests start one after the other, and compiling was a quarter of their time. */
export const compiledContract = (config: Config): CompiledContract => {
  const key = `${config.environment} ${config.contractFile}`;
  const known = compiled.get(key) ?? compile(config);
  compiled.set(key, known);
  return known;
};
