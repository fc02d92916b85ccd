import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readContract } from '@dispatch/contract/document';
import { packFolder } from '@dispatch/contract/pack';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { to: { type: 'string', default: join(root, 'cli', 'dist') } } });
const to = resolve(values.to);
const folder = join(to, 'package');

const fromJson = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;

/** Commands need neither examples nor the rules of the forms, which the server judges by. */
const forPeople = new Set(['examples', 'example', 'x-validation']);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [join(root, 'cli', 'src', 'main.ts')],
  outdir: folder,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  // Packages of the older kind ask for modules of Node as they go.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
});
const contract = readContract(join(root, 'openapi.yaml'));
writeFileSync(
  join(folder, 'openapi.json'),
  JSON.stringify(contract, (key, value: unknown) => (forPeople.has(key) ? undefined : value)),
);
const { version, license } = fromJson('cli/package.json');
const manifest = {
  name: '@dispatch/cli',
  version,
  description: 'What an account does on a Dispatch site, as commands, by an access token.',
  license,
  type: 'module',
  engines: fromJson('package.json')['engines'],
  bin: { dispatch: 'main.js' },
  files: ['main.js', 'openapi.json'],
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
cpSync(join(root, 'cli', 'README.md'), join(folder, 'README.md'));
process.stdout.write(`${packFolder(folder, to)}\n`);
