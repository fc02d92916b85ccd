// The product as `npm start` starts it, of several processes behind nginx that come and go: three API, three workers, two
// identity services. `npm run rolling` calls it.
import { join } from 'node:path';
import { buildsOf } from '../product/builds';
import { commandsOf, programsOf, tsx } from '../product/programs';
import { runProduct } from '../product/runProduct';
import type { ChildSpec } from '../process/child';
import type { Fleet } from './fleet';

const inFleet = (spec: ChildSpec, fleet: Omit<Fleet, 'command'>): ChildSpec => ({
  ...spec,
  command: [
    ...tsx(spec.cwd),
    join(spec.cwd, 'scripts', 'rolling', 'fleet.ts'),
    JSON.stringify({ ...fleet, command: spec.command } satisfies Fleet),
  ],
});

await runProduct({
  buildsOf,
  commandsOf,
  programsOf: (settings, ports, secrets, databaseUrl) => {
    const programs = programsOf(settings, ports, secrets, databaseUrl);
    // The eight of the product are followed by these.
    const following = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => settings.port + from + at);
    const logOf = (name: string) => join(settings.dataDir, 'logs', `nginx-${name}.log`);
    return {
      ...programs,
      api: inFleet(programs.api, {
        portVariable: 'PORT',
        port: ports.api,
        ports: following(8, 3),
        health: '/api/health/ready',
        accessLog: logOf('api'),
        pause: 5_000,
      }),
      worker: inFleet(programs.worker, {
        portVariable: 'WORKER_HEALTH_PORT',
        port: ports.worker,
        ports: following(11, 3),
        health: '/health/ready',
        accessLog: logOf('worker'),
        pause: 15_000,
      }),
      identity: inFleet(programs.identity, {
        portVariable: 'IDENTITY_PORT',
        port: ports.identity,
        ports: following(14, 2),
        health: '/health/ready',
        accessLog: logOf('identity'),
        pause: 15_000,
      }),
    };
  },
});
