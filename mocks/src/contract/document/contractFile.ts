import { readFileSync } from 'node:fs';
import { presentExamples } from '@dispatch/contract';
import { parse } from 'yaml';
import type { ContractDocument } from './contractOperation';
import { Contract } from './contract';

/**
 * Reads the contract; its examples take place on the day on which it is read.
 * @throws Error that names what cannot be read
 */
export function readContract(file: string): Contract {
  return new Contract(presentExamples(parse(readFileSync(file, 'utf8')) as ContractDocument, new Date()));
}
