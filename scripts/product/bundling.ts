import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, type Plugin } from 'esbuild';

/** One bundle an entry point: our own code in it, packages from npm left where they are. */
export function bundleSettings(root: string, workspace: string, entries: readonly string[]): BuildOptions {
  const entryPoints = entries.map((name) => join(root, workspace, 'src', `${name}.ts`));
  const outdir = join(root, workspace, 'dist');
  return {
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    loader: { '.sql': 'text' },
    logLevel: 'silent',
    plugins: [packagesOutside, filesBesideTheirSource(outdir, entryPoints)],
  };
}

/** What browsers load of the identity service: its style sheet with the fonts, and the scripts for passkeys and local times. */
export function lookSettings(root: string): BuildOptions {
  const source = join(root, 'identity', 'src');
  return {
    absWorkingDir: root,
    entryPoints: ['look/identity.css', 'browser/passkeys.ts', 'browser/times.ts'].map((path) =>
      join(source, path),
    ),
    outdir: join(root, 'identity', 'dist', 'look'),
    entryNames: '[name]',
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    loader: { '.woff2': 'file' },
    logLevel: 'silent',
  };
}

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@dispatch/')) return null;
      // A package may answer an import of its JSON with a script of the same content, which is then no JSON.
      if (path.endsWith('.json')) return { path: createRequire(importer).resolve(path) };
      return { path, external: true };
    });
  },
};

/**
 * A module that reads a file beside itself (`new URL('./list.sql', import.meta.url)`) goes on finding it: in the bundle
 * its address is still that of its source. Entry points keep the address of the bundle, by which they know that they
 * are the program that was started.
 */
function filesBesideTheirSource(outdir: string, entryPoints: readonly string[]): Plugin {
  return {
    name: 'files-beside-their-source',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (entryPoints.includes(path) || path.includes('/node_modules/')) return null;
        const text = readFileSync(path, 'utf8');
        if (!text.includes('import.meta.url')) return null;
        const source = JSON.stringify(relative(outdir, path).replaceAll('\\', '/'));
        return {
          contents: text.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
          loader: 'ts',
          resolveDir: dirname(path),
        };
      });
    },
  };
}
