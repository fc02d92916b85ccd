import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { build } from 'vite';
import { designTokens } from './designTokens';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'design-system', 'src');

interface Manifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const buildScripts = (folder: string) =>
  build({
    root: join(root, 'design-system'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: {
          index: join(source, 'index.ts'),
          RichTextEditor: join(source, 'RichTextEditor/RichTextEditor.tsx'),
        },
        formats: ['es'],
        cssFileName: 'parts',
      },
      rolldownOptions: { external: /^[^./\0]/ },
    },
  });

function buildTypes(folder: string): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const entries = ['index.ts', 'RichTextEditor/RichTextEditor.tsx', 'vite-env.d.ts'];
  const program = ts.createProgram(
    entries.map((file) => join(source, file)),
    {
      ...options,
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: join(folder, 'types'),
    },
  );
  program.emit();
}

/** React as its own. @param folder is emptied first */
export async function buildPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await buildScripts(folder);
  buildTypes(folder);
  for (const name of readdirSync(source))
    if (name.endsWith('.css')) cpSync(join(source, name), join(folder, name));
  mkdirSync(join(folder, 'tokens'));
  const tokens = designTokens(readFileSync(join(source, 'tokens.css'), 'utf8'));
  for (const [name, group] of Object.entries(tokens))
    writeFileSync(join(folder, 'tokens', `${name}.tokens.json`), `${JSON.stringify(group, null, 2)}\n`);
  writeFileSync(
    join(folder, 'styles.css'),
    "@import './foundation.css';\n@import './fonts.css';\n@import './parts.css';\n",
  );
  const { version, license, dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, 'design-system', 'package.json'), 'utf8'),
  ) as Manifest;
  const entry = (name: string, types: string) => ({
    types: `./types/${types}.d.ts`,
    default: `./${name}.js`,
  });
  const manifest = {
    name: '@dispatch/design-system',
    version,
    description: 'The parts of every screen of Dispatch.',
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      '.': entry('index', 'index'),
      './RichTextEditor': entry('RichTextEditor', 'RichTextEditor/RichTextEditor'),
      './styles.css': './styles.css',
      './tokens.css': './tokens.css',
      './tokens/*': './tokens/*.tokens.json',
    },
    dependencies,
    peerDependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** As `npm publish` would. @param to the folder for the archive @returns its path and size in bytes */
export function packPackage(folder: string, to: string): { file: string; bytes: number } {
  const answer = execFileSync(
    'npm',
    ['pack', folder, '--pack-destination', to, '--json', '--loglevel', 'error'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' },
  );
  const [{ filename, size } = { filename: '', size: 0 }] = JSON.parse(answer) as {
    filename: string;
    size: number;
  }[];
  return { file: join(to, filename), bytes: size };
}
