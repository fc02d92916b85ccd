import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export type BrowserScript = 'stripe' | 'cardFrame' | 'challengeFrame';

const built = new Map<BrowserScript, Promise<string>>();

/** A script for the browser as one file of JavaScript; built at its first use. */
export function browserScript(name: BrowserScript): Promise<string> {
  let script = built.get(name);
  if (script === undefined) {
    script = build({
      entryPoints: [fileURLToPath(new URL(`./browser/${name}.ts`, import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      logLevel: 'silent',
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
    built.set(name, script);
  }
  return script;
}
