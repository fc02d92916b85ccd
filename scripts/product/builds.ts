import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { runToEnd } from '../process/runToEnd';
import { bundleSettings, lookSettings } from './bundling';
import { type Build } from './staleness';

const everywhere = ['package-lock.json', 'tsconfig.json', 'scripts/product/builds.ts'];
const bundles = [...everywhere, 'scripts/product/bundling.ts'];
const contract = ['contract/src', 'contract/check', 'contract/package.json'];

const apiPrograms = ['main', 'worker', 'migrate', 'admin', 'seed', 'importArchive'].map(
  (name) => `app/${name}`,
);

/** In the order in which they are built. @param signal cuts a long build short */
export function buildsOf(root: string, signal?: AbortSignal): Build[] {
  return [
    {
      title: 'Building the API',
      inputs: ['api/src', 'api/package.json', ...contract, ...bundles],
      output: 'api/dist',
      run: () => bundleWorkspace(root, 'api', apiPrograms),
    },
    {
      title: 'Building the identity service',
      inputs: [
        'identity/src',
        'identity/package.json',
        'api/src/platform',
        'api/src/app',
        'design-system/src',
        ...contract,
        ...bundles,
      ],
      output: 'identity/dist',
      run: async () => {
        await bundleWorkspace(root, 'identity', ['main', 'plantPeople']);
        await bundle(lookSettings(root));
      },
    },
    {
      title: 'Building the stand-ins',
      inputs: ['mocks/src', 'mocks/package.json', ...contract, ...bundles],
      output: 'mocks/dist',
      run: () => bundleWorkspace(root, 'mocks', ['main', 'demoData', 'demoSignIns']),
    },
    {
      title: 'Building the web application',
      inputs: ['web', 'design-system', ...contract, 'openapi.yaml', 'contract/examples', ...everywhere],
      output: 'web/dist',
      run: () => buildWeb(root, signal),
    },
  ];
}

async function bundleWorkspace(root: string, workspace: string, entries: string[]): Promise<void> {
  rmSync(join(root, workspace, 'dist'), { recursive: true, force: true });
  await bundle(bundleSettings(root, workspace, entries));
}

async function buildWeb(root: string, signal?: AbortSignal): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = (...args: string[]) =>
    runToEnd([process.execPath, vite, 'build', ...args, '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
      signal,
    });
  await build('--outDir', 'dist', '--emptyOutDir');
  // What the server draws the first view with.
  await build('--ssr', 'src/app/drawPage.tsx', '--outDir', 'dist/.server');
}
