import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let built: Promise<string> | null = null;

export function barScript(): Promise<string> {
  built ??= build({
    entryPoints: [fileURLToPath(new URL('../bar/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    loader: { '.css': 'text' },
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return built;
}
