// `npm run generate [-- --check]`: what is made of the contract, and then the types of the statements of the API.
import './requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const made = ['contract/generate/main.ts', 'api/statements/main.ts'].map(
  (program) =>
    spawnSync(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
    }).status ?? 1,
);
process.exitCode = Math.max(...made);
