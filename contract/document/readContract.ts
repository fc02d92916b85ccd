import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { ContractFault, isObject, type JsonObject } from './references';

/** Reads the text of openapi.yaml. Throws ContractFault when it is no YAML object, and YAMLException for no YAML. */
export const parseContract = (text: string): JsonObject => {
  const contract = load(text, { schema: CORE_SCHEMA });
  if (!isObject(contract)) throw new ContractFault('The contract is not a YAML object.');
  return contract;
};

/** Reads openapi.yaml: its text, and the document in it. */
export const readContract = (file: string | URL): { text: string; document: JsonObject } => {
  const text = readFileSync(file, 'utf8');
  return { text, document: parseContract(text) };
};
