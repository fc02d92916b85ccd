// `npm run generate [-- --check]`: what is made of the contract, and then the types of the statements of the API.
import './requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintOf } from './process/fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const cache = join(root, '.cache', 'generated');
/** What either program reads, itself or by an import, and what it makes. */
const places = ['openapi.yaml', 'contract', 'api', 'web/src', 'scripts', 'package-lock.json'];
const key = () => fingerprintOf(root, places);

const before = key();
if (!existsSync(join(cache, before))) {
  const made = ['contract/generate/main.ts', 'api/statements/main.ts'].map(
    (program) =>
      spawnSync(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
        cwd: root,
        stdio: 'inherit',
      }).status ?? 1,
  );
  process.exitCode = Math.max(...made);
  // What has changed meanwhile, by these programs or by an editor, nobody has judged yet.
  if (process.exitCode === 0 && key() === before) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, before), '');
  }
}
