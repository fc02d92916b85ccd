import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@dispatch/contract';
import { vi } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { type Config, parseConfig } from '../../platform/settings/config';
import { execute } from '../../platform/database/database';
import type { JobHandler } from '../../platform/jobs/job';
import type { JobName } from '../../platform/jobs/jobs';
import type { User } from '../../people/users/User';
import { createPorts } from '../../platform/ports/createPorts';
import { doJob } from '../doJob';
import { makeSession, makeUser } from '../factories';
import { fakePorts } from '../fakePorts';
import { type GatewayStandIn, gatewayStandInAt } from '../gatewayStandIn';
import { type PayPalStandIn, payPalStandInAt } from '../payPalStandIn';
import type { ProviderStandIn } from '../standInControl';
import { startStripeStandIn, type StripeStandIn } from '../stripeStandIn';
import { testEnvironment } from '../testConfig';
import { createTestDatabase } from '../testDatabase';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

type Providers = {
  stripe: StripeStandIn;
  paypal: Omit<PayPalStandIn, 'stop'>;
  authorizenet: Omit<GatewayStandIn, 'stop'>;
};

/** An API in a process of its own that can be killed, the stand-ins of all providers, and their database. */
export type Place = {
  providers: Providers;
  config: Config;
  as: (user: User) => Promise<Client>;
  /** Kills the API in the middle of whatever it does; it runs again when this is over. */
  killApi: () => Promise<void>;
  /** Until this provider holds a call, or the work is over without having reached it. */
  untilHeld: (provider: ProviderStandIn, work: Promise<unknown>) => Promise<void>;
  /** Begins a job in a process of its own; `kill` ends it wherever it is. */
  startJob: (name: JobName, payload: object) => { kill: () => Promise<void>; done: Promise<unknown> };
  doJob: <Payload>(handler: JobHandler<Payload>, payload: Payload) => Promise<void>;
  /** Cuts every connection of the API to the database. */
  cutDatabase: () => Promise<void>;
  stop: () => Promise<void>;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const program = (file: string, environment: Record<string, string>, rest: string[] = []): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', file, ...rest], {
    cwd: root,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...environment },
  });

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Asks until the answer is yes. */
const until = (isSo: () => Promise<boolean>): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error('not yet');
    },
    { timeout: 180_000, interval: 20 },
  );

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

const startApi = async (url: string, environment: Record<string, string>): Promise<ChildProcess> => {
  const child = program('api/src/app/main.ts', environment);
  await until(() => isReady(url));
  return child;
};

export const startPlace = async (): Promise<Place> => {
  const database = await createTestDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shared = { ...testEnvironment(database.url), HOST: '127.0.0.1', PORT: String(port) };
  const stripe = await startStripeStandIn(parseConfig(shared).stripe, `${url}/api/webhooks/stripe`);
  const providers: Providers = {
    stripe,
    paypal: payPalStandInAt(stripe.apiUrl),
    authorizenet: gatewayStandInAt(stripe.apiUrl),
  };
  const [{ settings: paypal }, { settings: gateway }] = [providers.paypal, providers.authorizenet];
  const environment = {
    ...shared,
    STRIPE_API_URL: stripe.apiUrl,
    PAYPAL_API_URL: paypal.apiUrl,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    AUTHORIZENET_API_URL: gateway.apiUrl,
    AUTHORIZENET_LOGIN_ID: gateway.loginId,
    AUTHORIZENET_TRANSACTION_KEY: gateway.transactionKey,
    AUTHORIZENET_SIGNATURE_KEY: gateway.signatureKey,
  };
  const config = parseConfig(environment);
  // What goes wrong with money is tried with amounts above the limit, too.
  const { userId } = await makeUser();
  await execute(`insert into settings values ('approvalAmount', '99999999', now(), $1)`, [userId]);
  let api = await startApi(url, environment);
  const worker = { config, ports: { ...fakePorts(), payments: createPorts(config).payments } };
  return {
    providers,
    config,
    as: async (user) => {
      const token = await makeSession(user);
      return createClient({ baseUrl: `${url}/api`, token: () => token });
    },
    killApi: async () => {
      await kill(api);
      for (const provider of Object.values(providers)) await provider.release(true);
      api = await startApi(url, environment);
    },
    untilHeld: (provider, work) => {
      const isOver = work.then(
        () => true,
        () => true,
      );
      return until(async () => (await provider.isHeld()) || Promise.race([isOver, Promise.resolve(false)]));
    },
    startJob: (name, payload) => {
      const child = program('api/src/testing/faults/oneJob.ts', environment, [name, JSON.stringify(payload)]);
      return { kill: () => kill(child), done: once(child, 'exit') };
    },
    doJob: (handler, payload) => doJob(worker as Parameters<typeof doJob>[0], handler, payload),
    cutDatabase: async () => {
      await execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
    stop: async () => {
      setClock(null);
      await kill(api);
      await stripe.stop();
      await database.drop();
    },
  };
};
