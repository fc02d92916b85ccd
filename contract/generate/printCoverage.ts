import { parseArgs } from 'node:util';
import { readContract } from '../document/document';
import { coverageOf, printedCoverage } from './coverage';

const { values: options } = parseArgs({ options: { contract: { type: 'string', default: 'openapi.yaml' } } });

const coverage = coverageOf(readContract(options.contract));
for (const line of coverage) process.stdout.write(`${printedCoverage(line)}\n`);
process.exitCode = coverage.every(({ kept, all }) => kept === all) ? 0 : 1;
