import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    {
      title: 'Packing the client and the command',
      inputs: [
        'cli',
        ...contract,
        'contract/pack',
        'contract/document',
        'openapi.yaml',
        'contract/examples',
        ...everywhere,
      ],
      // Below what the web application is served from: /downloads.
      output: 'web/dist/downloads',
      run: () => packDownloads(root, signal),
    },
  ];
}

async function bundleWorkspace(root: string, workspace: string, entries: string[]): Promise<void> {
  rmSync(join(root, workspace, 'dist'), { recursive: true, force: true });
  await bundle(bundleSettings(root, workspace, entries));
}

/** Under names that say no version: an address of the documentation stays. */
async function packDownloads(root: string, signal?: AbortSignal): Promise<void> {
  const to = join(root, 'web', 'dist', 'downloads');
  rmSync(to, { recursive: true, force: true });
  const made = mkdtempSync(join(tmpdir(), 'dispatch-pack-'));
  try {
    for (const workspace of ['contract', 'cli']) {
      const folder = join(made, workspace);
      const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
      await runToEnd([process.execPath, tsx, join(root, workspace, 'pack', 'main.ts'), '--to', folder], {
        cwd: root,
        env: process.env,
        signal,
      });
      const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
      cpSync(join(folder, file), join(to, `dispatch-${workspace}.tgz`));
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
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
