import { join } from 'node:path';
import { type ChildSpec } from '../process/child';
import { apiEnvironment, identityEnvironment, standInEnvironment } from './environment';
import { type Secrets } from './secrets';
import { type Ports, type Settings } from './settings';

export interface Programs {
  standIns: ChildSpec;
  identity: ChildSpec;
  api: ChildSpec;
  worker: ChildSpec;
  web?: ChildSpec;
}

export type ProgramName = keyof Programs;

export interface Command {
  command: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const contract = ['openapi.yaml', 'contract/examples/*.yaml'];
const watched = ['watch', '--clear-screen=false', ...contract.flatMap((file) => ['--include', file])];

/** Where the programs of a workspace stand. */
const sources = { api: 'api/src/app', mocks: 'mocks/src' };
type Workspace = keyof typeof sources;

export function programsOf(
  settings: Settings,
  ports: Ports,
  secrets: Secrets,
  databaseUrl: string,
): Programs {
  const { root, dataDir, dev } = settings;
  const apiEnv = apiEnvironment(process.env, settings, ports, secrets, databaseUrl);
  const child = (title: string, name: string, workspace: Workspace, env: NodeJS.ProcessEnv): ChildSpec => ({
    title,
    command: dev
      ? [...tsx(root), ...watched, `${sources[workspace]}/${name}.ts`]
      : [process.execPath, '--enable-source-maps', `${workspace}/dist/${name}.js`],
    cwd: root,
    env,
    log: dev ? null : join(dataDir, 'logs', `${workspace}-${name}.log`),
  });
  const programs: Programs = {
    standIns: child(
      'the stand-ins',
      'main',
      'mocks',
      standInEnvironment(process.env, settings, ports, secrets),
    ),
    // As it was built, also in development: its style sheet and script are.
    identity: {
      title: 'the identity service',
      command: [process.execPath, '--enable-source-maps', 'identity/dist/main.js'],
      cwd: root,
      env: identityEnvironment(process.env, ports, secrets, databaseUrl),
      log: dev ? null : join(dataDir, 'logs', 'identity-main.log'),
    },
    api: child('the API', 'main', 'api', apiEnv),
    worker: child('the worker', 'worker', 'api', { ...apiEnv, WORKER_HEALTH_PORT: String(ports.worker) }),
  };
  if (dev) programs.web = webServer(root, ports);
  return programs;
}

export function commandsOf(settings: Settings, ports: Ports, secrets: Secrets, databaseUrl: string) {
  const { root, dev } = settings;
  const apiEnv = apiEnvironment(process.env, settings, ports, secrets, databaseUrl);
  const command = (workspace: Workspace, name: string, env: NodeJS.ProcessEnv = apiEnv): Command => ({
    command: dev
      ? [...tsx(root), `${sources[workspace]}/${name}.ts`]
      : [process.execPath, `${workspace}/dist/${name}.js`],
    cwd: root,
    env,
  });
  return {
    migrate: command('api', 'migrate'),
    seed: command('api', 'seed'),
    demoData: command('mocks', 'demoData'),
    demoSignIns: command('mocks', 'demoSignIns', { ...apiEnv, DATA_DIR: settings.dataDir }),
    plantPeople: {
      command: [process.execPath, 'identity/dist/plantPeople.js'],
      cwd: root,
      env: identityEnvironment(process.env, ports, secrets, databaseUrl),
    },
  };
}

export function tsx(root: string): string[] {
  return [process.execPath, join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')];
}

function webServer(root: string, ports: Ports): ChildSpec {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return {
    title: 'the web server',
    command: [process.execPath, vite, '--host', '127.0.0.1', '--port', String(ports.product), '--strictPort'],
    cwd: join(root, 'web'),
    env: { ...process.env, PORT: String(ports.product), API_PORT: String(ports.api) },
    log: null,
  };
}
