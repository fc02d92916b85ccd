import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout = fileURLToPath(new URL('../..', import.meta.url));

export interface ExternalProject {
  path: string;
  write: (name: string, text: string) => void;
  /** Answers what the program writes. @throws Error with everything that it wrote, when it fails */
  run: (script: string, ...args: string[]) => Promise<string>;
  /** Copies an installed package into the folder's node_modules, with all that it depends on: an installation offline. */
  installDependencies: (packageFolder: string) => void;
  checkTypes: (compilerOptions: object) => Promise<string>;
  remove: () => void;
}

export const tool = (path: string): string => join(checkout, 'node_modules', path);

/** It has an installation of its own (e2e/generators). @throws Error when it is not installed */
export function generator(path: string): string {
  const script = join(checkout, 'e2e/generators/node_modules', path);
  if (existsSync(script)) return script;
  throw new Error('The generators of clients are not installed: npm ci --prefix e2e/generators');
}

const dependenciesOf = (folder: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {});
};

export function externalProject(): ExternalProject {
  const path = mkdtempSync(join(tmpdir(), 'dispatch-external-'));
  const install = (name: string): void => {
    const to = join(path, 'node_modules', name);
    if (existsSync(to)) return;
    cpSync(tool(name), to, { recursive: true });
    for (const below of dependenciesOf(to)) install(below);
  };
  const write = (name: string, text: string) => writeFileSync(join(path, name), text);
  const run = (script: string, ...args: string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        [script, ...args],
        {
          cwd: path,
          env: { PATH: process.env['PATH'], HOME: path, NO_COLOR: '1', SCARF_ANALYTICS: 'false' },
        },
        (error, output, errors) => {
          if (error === null) resolve(output);
          else reject(new Error(`${script} failed:\n${output}\n${errors}`));
        },
      );
    });
  return {
    path,
    write,
    run,
    installDependencies: (folder) => {
      for (const name of dependenciesOf(folder)) install(name);
    },
    checkTypes: (compilerOptions) => {
      const strict = { strict: true, noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true };
      const libraries = { target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] };
      const options = { ...strict, ...libraries, ...compilerOptions };
      write('tsconfig.json', JSON.stringify({ compilerOptions: options, exclude: ['node_modules'] }));
      return run(tool('typescript/bin/tsc'), '-p', dirname(join(path, 'tsconfig.json')));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
