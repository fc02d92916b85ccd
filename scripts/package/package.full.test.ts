import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { installedProgram } from '@dispatch/api/testing/installedProgram';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { startThrowaway } from '../postgres/throwaway';
import { freePort } from '../process/freePort';
import { bytesBelow } from './layout';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dispatch-installed-'));
let api: ChildProcess | undefined;
let remove: () => Promise<void> = () => Promise.resolve();
afterAll(async () => {
  api?.kill('SIGKILL');
  await remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a package, and answers where its archive lies. */
const makePackage = (): string => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/package/main.ts'], {
    cwd: root,
    stdio: 'pipe',
  });
  const dist = join(root, 'dist');
  const [archive = ''] = readdirSync(dist).filter((name) => name.endsWith('.tar.gz'));
  return join(dist, archive);
};

const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

it(
  'a package is the same twice, and runs by itself, from its settings to a site that answers',
  { timeout: 900_000 },
  async () => {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    const archive = makePackage();
    const sum = sumOf(archive);
    expect(sumOf(makePackage())).toBe(sum);

    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
    expect(bytesBelow(folder)).toBeLessThan(300_000_000);
    for (const stranger of ['storybook', 'vitest', 'prism', '@dispatch'])
      expect(existsSync(join(folder, 'node_modules', stranger))).toBe(false);
    const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string }[];
    };
    expect(bill.components.map(({ name }) => name)).toContain('express');
    const licences = readFileSync(join(folder, 'LICENCES.txt'), 'utf8');
    for (const one of [
      /^express 5\.[\d.]+ \(MIT\)$/m,
      /^ipaddr\.js 2\.[\d.]+ \(MIT\)$/m,
      /^node-linux-\w+ 24/m,
    ])
      expect(licences).toMatch(one);

    const database = await startThrowaway();
    ({ remove } = database);
    const port = await freePort();
    const own = 'http://127.0.0.1';
    const settings = {
      PATH: process.env['PATH'],
      PUBLIC_URL: `${own}:${port}`,
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'News <no-reply@news.example>',
      EDITORIAL_MAILBOX: 'desk@news.example',
      OIDC_ISSUER: `${own}:1/oauth2`,
      OIDC_CLIENT_ID: 'dispatch',
      OIDC_CLIENT_SECRET: 'f3Jq8uT0pZx6LwB1cV9nYd2K',
      OKTA_API_URL: `${own}:1`,
      OKTA_API_TOKEN: '00Wm4vR7sQ1xTzN8bK3yHc6LpD',
      FORGOT_PASSWORD_URL: `${own}:1/forgot`,
      STRIPE_SECRET_KEY: 'sk_live_51Hx8uT0pZx6LwB1cV9nYd2K',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_9Jq8uT0pZx6LwB1cV9nYd2K',
    };
    const file = join(folder, 'dispatch.env');
    const admin = (...args: string[]) =>
      execFileSync(join(folder, 'bin', 'dispatch-admin'), args, {
        cwd: tmpdir(),
        env: settings,
        encoding: 'utf8',
      });
    expect(admin('init', file)).toContain('is written, for its owner alone');
    expect(admin('--env', file, 'migrate')).toMatch(/^Migrated: 0001-/);
    expect(admin('--env', file, 'jobs')).toBe('Nothing waits, and nothing has failed.\n');
    api = spawn(join(folder, 'bin', 'dispatch-api'), {
      cwd: tmpdir(),
      env: { ...parseEnv(readFileSync(file, 'utf8')), PATH: settings.PATH, PORT: String(port) },
      stdio: 'ignore',
    });
    const read = (path: string): Promise<string> =>
      fetch(`${own}:${port}${path}`).then(
        (answer) => answer.text(),
        () => '',
      );
    await expect.poll(() => read('/api/health/ready'), { timeout: 60_000 }).toContain('"ready":true');
    // Nobody is administrator yet.
    expect(await read('/')).toContain('Code from the log');
    expect(await read('/register')).toContain('<div id="root">');
    expect(await read('/news')).toContain('Latest press releases');
  },
);

it(
  'the image of the Containerfile migrates and answers, as nobody who has a name, and its health check says so',
  { timeout: 600_000 },
  async () => {
    const buildah = installedProgram('buildah', 'apt-get install buildah');
    const work = mkdtempSync(join(tmpdir(), 'dispatch-image-'));
    const places = [
      '--root',
      join(work, 'images'),
      '--runroot',
      join(work, 'run'),
      '--storage-driver',
      'vfs',
    ];
    const build = (...args: string[]): string =>
      execFileSync(buildah, [...places, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
    onTestFinished(() => {
      build('rm', '--all');
      rmSync(work, { recursive: true, force: true });
    });
    // Debian without a registry: a tree of its own packages.
    const tree = join(work, 'debian.tar');
    execFileSync(
      installedProgram('mmdebstrap', 'apt-get install mmdebstrap'),
      ['--variant=minbase', 'bookworm', tree],
      {
        stdio: 'pipe',
      },
    );
    const base = build('from', 'scratch');
    build('add', base, tree, '/');
    build('commit', base, 'localhost/debian');
    const containerfile = join(folder, 'docs/operations/containers/Containerfile');
    build(
      'bud',
      '--format',
      'docker',
      '--build-arg',
      'BASE=localhost/debian',
      '-f',
      containerfile,
      '-t',
      'dispatch',
      '.',
    );
    const container = build('from', 'localhost/dispatch');
    const { Docker: image } = JSON.parse(build('inspect', container)) as {
      Docker: {
        config: { User: string; Entrypoint: string[]; Cmd: string[]; Healthcheck: { Test: string[] } };
      };
    };
    const { User: user, Entrypoint: node, Cmd: started, Healthcheck: health } = image.config;
    expect(user).toBe('10001:10001');

    const port = await freePort();
    const env = Object.entries({
      ...parseEnv(readFileSync(join(folder, 'dispatch.env'), 'utf8')),
      PORT: String(port),
    });
    const run = (...command: string[]): ChildProcess =>
      spawn(
        buildah,
        [
          ...places,
          'run',
          '--isolation',
          'chroot',
          ...env.flatMap(([name, value]) => ['--env', `${name}=${value}`]),
          container,
          '--',
          ...command,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
    const ended = async (child: ChildProcess): Promise<number> =>
      ((await once(child, 'exit')) as [number])[0];
    expect(await ended(run(...node, '/opt/dispatch/api/dist/migrate.js'))).toBe(0);
    const serving = run(...node, ...started);
    onTestFinished(async () => {
      serving.kill('SIGTERM');
      await ended(serving);
    });
    const [, ...check] = health.Test;
    await expect.poll(() => ended(run(...check)), { timeout: 60_000, interval: 1_000 }).toBe(0);
    expect(
      await ended(run('/opt/dispatch/bin/node', '-e', 'process.exit(process.getuid() === 10001 ? 0 : 1)')),
    ).toBe(0);
  },
);
