import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ContractDocument } from './contractOperation';
import { Contract } from './contract';

/**
 * Reads the contract.
 * @throws Error that names what cannot be read
 */
export function readContract(file: string): Contract {
  return new Contract(parse(readFileSync(file, 'utf8')) as ContractDocument);
}
