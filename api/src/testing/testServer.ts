import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, createClient } from '@dispatch/contract';
import { createApp } from '../app/app';
import { SetUp } from '../app/setUp/setUp';
import { connectPatiently } from '../platform/ports/patience';
import { now, setClock } from '../platform/settings/clock';
import type { Config } from '../platform/settings/config';
import { createLogger } from '../platform/logging/logger';
import type { User } from '../people/users/User';
import { makeSession } from './factories';
import { fakePorts } from './fakePorts';
import { testConfig } from './testConfig';
import { createTestDatabase } from './testDatabase';

export type TestServer = {
  url: string;
  config: Config;
  ports: ReturnType<typeof fakePorts>;
  /** As it is where nobody has announced it: closed. */
  setUp: SetUp;
  client: Client;
  as: (user: User) => Promise<Client>;
  withToken: (token: string) => Client;
  send: (path: string, init?: RequestInit) => Promise<Response>;
  writeCounts: () => Promise<void>;
  stop: () => Promise<void>;
};

export const startTestServer = async (
  differences: Partial<Config> = {},
  how: 'warm' | 'cold' = 'cold',
  log?: NodeJS.WritableStream,
): Promise<TestServer> => {
  connectPatiently();
  const database = await createTestDatabase();
  const config = testConfig(database.url, differences);
  const ports = fakePorts();
  const logger = createLogger(config.logLevel, 'test', log);
  const setUp = new SetUp(config, ports.identity, logger, now);
  const app = createApp({ config, ports, logger, setUp });
  await app.start(how);
  const server = createServer(app.messages, app.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const withToken = (token: string) => createClient({ baseUrl: `${url}/api`, token: () => token });
  return {
    url,
    config,
    ports,
    setUp,
    client: createClient({ baseUrl: `${url}/api` }),
    as: async (user) => withToken(await makeSession(user)),
    withToken,
    send: (path, init) => fetch(`${url}${path}`, init),
    writeCounts: app.writeCounts,
    stop: async () => {
      setClock(null);
      server.closeAllConnections();
      server.close();
      await app.stop();
      await database.drop();
    },
  };
};
