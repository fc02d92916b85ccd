import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { installedProgram, startProgram } from '@dispatch/api/testing/installedProgram';
import { expect, it, onTestFinished } from 'vitest';
import { load, loadAll } from 'js-yaml';
import { freePort } from '../process/freePort';
import { programs } from './layout';

// The samples of the guide, each by the program or the schemas that will read it. nginx's are run by test:install.

const operations = fileURLToPath(new URL('../../docs/operations', import.meta.url));
const textOf = (...path: string[]): string => readFileSync(join(operations, ...path), 'utf8');

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-samples-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

type Port = { name: string; containerPort: number };
type Probe = { httpGet: { port: string } };
type Container = {
  name: string;
  args?: string[];
  env?: { name: string; value: string }[];
  ports?: Port[];
  readinessProbe?: Probe;
  livenessProbe?: Probe;
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    template?: { metadata?: { labels: Record<string, string> }; spec: { containers: Container[] } };
    selector?: Record<string, string> & { matchLabels?: Record<string, string> };
    scaleTargetRef?: { kind: string; name: string };
    ports?: { name: string; targetPort: string }[];
    rules?: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
  };
};

it(
  'the manifests for Kubernetes are what its schemas say, and what one names is in another',
  { timeout: 120_000 },
  () => {
    const folder = newFolder();
    // Its schemas are thirty megabytes, which nobody else needs.
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', 'kubernetes-models@4.5.1'],
      {
        stdio: 'pipe',
      },
    );
    const models = createRequire(join(folder, 'node_modules/kubernetes-models/package.json'));
    const manifests = loadAll(textOf('kubernetes', 'dispatch.yaml')) as Manifest[];
    for (const manifest of manifests) {
      const { apiVersion, kind } = manifest;
      const { [kind]: Model } = models(`kubernetes-models/${apiVersion}/${kind}`) as Record<
        string,
        new (given: Manifest) => { validate: () => void }
      >;
      if (Model === undefined) throw new Error(`Kubernetes knows no ${kind} in ${apiVersion}.`);
      expect(() => new Model(manifest).validate(), `${kind} ${manifest.metadata.name}`).not.toThrow();
    }

    const named = (kind: string): string[] =>
      manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
    const templates = manifests.flatMap(({ spec }) => (spec.template === undefined ? [] : [spec.template]));
    const containers = templates.flatMap(({ spec }) => spec.containers);
    const files = Object.values(programs).map((file) => `/opt/dispatch/${file}`);
    for (const { name, args = [], env = [], ports = [], readinessProbe, livenessProbe } of containers) {
      for (const file of args) expect(files, name).toContain(file);
      for (const probe of [readinessProbe, livenessProbe])
        if (probe !== undefined)
          expect(
            ports.map((port) => port.name),
            name,
          ).toContain(probe.httpGet.port);
      for (const { name: setting, value } of env)
        if (setting.endsWith('PORT'))
          expect(
            ports.map((port) => String(port.containerPort)),
            `${name}: ${setting}`,
          ).toContain(value);
    }
    const portsOf = (labels: Record<string, string> | undefined): (string | undefined)[] =>
      templates
        .filter(({ metadata }) => metadata?.labels['app'] === labels?.['app'])
        .flatMap(({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)));
    for (const { kind, spec } of manifests) {
      const { selector, scaleTargetRef, ports = [], rules = [] } = spec;
      if (kind === 'Service')
        for (const { targetPort } of ports) expect(portsOf(selector)).toContain(targetPort);
      if (kind === 'PodDisruptionBudget') expect(portsOf(selector?.matchLabels)).not.toEqual([]);
      if (scaleTargetRef !== undefined) expect(named(scaleTargetRef.kind)).toContain(scaleTargetRef.name);
      for (const { backend } of rules.flatMap(({ http }) => http.paths)) {
        expect(named('Service')).toContain(backend.service.name);
        const [service] = manifests.filter((one) => one.kind === 'Service');
        expect(service?.spec.ports?.map(({ name }) => name)).toContain(backend.service.port.name);
      }
    }
  },
);

it('the units are what systemd reads, and start programs that a package has', () => {
  const analyze = installedProgram('systemd-analyze', 'apt-get install systemd');
  const folder = newFolder();
  mkdirSync(join(folder, 'bin'));
  for (const name of Object.keys(programs))
    writeFileSync(join(folder, 'bin', name), '#!/bin/sh\n', { mode: 0o755 });
  const units = readdirSync(join(operations, 'systemd'));
  for (const unit of units)
    writeFileSync(
      join(folder, unit),
      textOf('systemd', unit).replaceAll('/opt/dispatch/bin', join(folder, 'bin')),
    );
  const { stderr, status } = spawnSync(
    analyze,
    ['verify', '--man=no', ...units.map((unit) => join(folder, unit))],
    {
      encoding: 'utf8',
    },
  );
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});

it('what compose starts is what a package has, and each waits for what there is', () => {
  type Service = {
    command?: string[];
    depends_on?: Record<string, unknown>;
    network_mode?: string;
    env_file?: string;
  };
  const { services, volumes } = load(textOf('containers', 'compose.yaml')) as {
    services: Record<string, Service & { volumes?: string[] }>;
    volumes: Record<string, unknown>;
  };
  const names = Object.keys(services);
  const files = Object.values(programs).map((file) => `/opt/dispatch/${file}`);
  for (const {
    command = [],
    depends_on: needed = {},
    network_mode: network,
    volumes: used = [],
  } of Object.values(services)) {
    for (const file of command) expect(files).toContain(file);
    for (const name of [
      ...Object.keys(needed),
      ...(network === undefined ? [] : [network.replace('service:', '')]),
    ])
      expect(names).toContain(name);
    for (const volume of used) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  }
});

it(
  'Caddy leads to the product and its identity service, but never to the calls about people',
  { timeout: 60_000 },
  async () => {
    const caddy = installedProgram('caddy', 'apt-get install caddy');
    const folder = newFolder();
    execFileSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', join(operations, 'Caddyfile')], {
      stdio: 'pipe',
      env: { ...process.env, HOME: folder },
    });
    const serve = async (name: string): Promise<number> => {
      const server = createServer((asked, response) => {
        asked.resume().on('end', () => response.end(`${name} ${asked.url ?? ''}`));
      }).listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    };
    const [product, identity, port] = [await serve('product'), await serve('identity'), await freePort()];
    const config = textOf('Caddyfile')
      .replace('news.example.org', `http://news.localhost:${port}`)
      .replace('id.example.org', `http://id.localhost:${port}`)
      .replace(':3000', `:${product}`)
      .replace(':3100', `:${identity}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${config}`);
    const running = await startProgram(
      [caddy, 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
      {
        folder,
        port,
      },
    );
    onTestFinished(async () => void (await running.stop('SIGTERM')));
    // Not by fetch, which lets nobody name the host.
    const ask = async (host: string, path: string): Promise<string> => {
      const headers = { Host: `${host}.localhost:${port}` };
      const asked = request({ host: '127.0.0.1', port, path, headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return `${answer.statusCode ?? ''} ${await text(answer)}`;
    };
    expect(await ask('news', '/api/health/ready')).toBe('200 product /api/health/ready');
    expect(await ask('id', '/signin/x')).toBe('200 identity /signin/x');
    expect(await ask('id', '/api/v1/users')).toMatch(/^404 /);
  },
);
