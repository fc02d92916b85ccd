import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContract, watchContract } from '@dispatch/contract/document';

/**
 * `npm run mock:plain`: Prism's own command over the contract, for whoever wants its answers and nothing else. It reads
 * one file, so the contract is bundled into one, and again whenever it is saved; Prism watches that file. What is added
 * on the command line goes to Prism.
 */
const contract = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));
const bundle = fileURLToPath(new URL('../../../.cache/openapi.json', import.meta.url));

function write(): void {
  try {
    writeFileSync(bundle, JSON.stringify(readContract(contract)));
  } catch (error) {
    // The last one that could be read stays in force.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

mkdirSync(dirname(bundle), { recursive: true });
write();
watchContract(contract, write);
process.env['SCARF_ANALYTICS'] = 'false';
process.argv = [
  process.execPath,
  ...['prism', 'mock', bundle, '--host', '127.0.0.1', '--port', process.env['PORT'] ?? '3000'],
  ...process.argv.slice(2),
];
await import('@stoplight/prism-cli');
