import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { printContract, readContract } from '../document/document';

type Manifest = Record<'version' | 'license', string> & { dependencies: Record<string, string> };

const fromJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** One module and what it loads later. Packages stay outside, but for their JSON, which Node does not import. */
const buildScripts = (contract: string, folder: string) =>
  build({
    entryPoints: [join(contract, 'src', 'index.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages-outside',
        setup: (building) => {
          building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.endsWith('.json') ? null : { path, external: true },
          );
        },
      },
    ],
  });

/** TypeScript's own module resolution of Node wants the endings that ours does without. */
const withEndings = (declarations: string): string =>
  declarations.replaceAll(/(\bfrom |\bimport\()(['"])(\.{1,2}\/[^'"]+)\2/g, '$1$2$3.js$2');

const buildTypes = (root: string, contract: string, folder: string): void => {
  const source = join(contract, 'src');
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--incremental', 'false'];
  const config = join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { rootDir: source, outDir: folder, typeRoots: [join(root, 'node_modules', '@types')] },
      include: [],
      files: [join(source, 'index.ts')],
    }),
  );
  execFileSync(process.execPath, [compiler, '-p', config, ...options], { stdio: ['ignore', 2, 2] });
  rmSync(config);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) {
      const at = join(folder, file);
      writeFileSync(at, withEndings(readFileSync(at, 'utf8')));
    }
};

/** With a package.json that knows nothing of this repository. @param folder is emptied first */
export const buildPackage = async (root: string, folder: string): Promise<void> => {
  const contract = join(root, 'contract');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildScripts(contract, folder);
  buildTypes(root, contract, folder);
  const { version, license, dependencies } = fromJson(join(contract, 'package.json')) as Manifest;
  const manifest = {
    name: '@dispatch/contract',
    version,
    description: 'The typed client of the Dispatch API, with its rules, messages and permissions.',
    license,
    type: 'module',
    sideEffects: false,
    engines: (fromJson(join(root, 'package.json')) as { engines: object }).engines,
    files: [...readdirSync(folder), 'openapi.yaml'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    dependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'openapi.yaml'), printContract(readContract(join(root, 'openapi.yaml'))));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(contract, 'README.md'), join(folder, 'README.md'));
};
