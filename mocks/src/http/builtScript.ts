import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const built = new Map<string, Promise<string>>();

export function builtScript(source: URL): Promise<string> {
  let script = built.get(source.href);
  if (script === undefined) {
    script = build({
      entryPoints: [fileURLToPath(source)],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      logLevel: 'silent',
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
    built.set(source.href, script);
  }
  return script;
}
