import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { now } from '@dispatch/api/clock';
import { execute } from '@dispatch/api/database';
import type { Mail } from '@dispatch/api/mailPort';
import { createTestDatabase, type TestDatabase } from '@dispatch/api/testing/testDatabase';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { addAccount } from '../accounts/accounts';
import { hashPassword } from '../accounts/passwords';
import { startIdentity } from '../server';
import { type IdentitySettings, readIdentitySettings } from '../settings/identitySettings';
import { answerProblem } from './ownContract';

export const maya = {
  email: 'maya.lindqvist@harborline.example',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  password: 'sparrows-point-42',
};
export const ruth = {
  email: 'ruth.adeyemi@dispatch.example',
  firstName: 'Ruth',
  lastName: 'Adeyemi',
  password: 'second-read-08',
};

export type TestIdentity = {
  /** `http://localhost:4000` */
  address: string;
  settings: IdentitySettings;
  /** What was mailed, the oldest first. */
  mails: Mail[];
  mailIsDown: boolean;
  /** Every line of the log. */
  said: string[];
  /** Ends the service and begins it anew on the same database and address. */
  restart: () => Promise<void>;
};

const addressOf = (port: number): string => `http://localhost:${port}`;

const settingsOf = (databaseUrl: string, port: number, hookUrl: string): IdentitySettings =>
  readIdentitySettings({
    IDENTITY_PORT: String(port),
    OIDC_ISSUER: `${addressOf(port)}/oauth2/default`,
    OIDC_CLIENT_ID: 'dispatch-test',
    OIDC_CLIENT_SECRET: 'a-secret-for-tests-only',
    OKTA_API_TOKEN: 'an-api-token-for-tests',
    OKTA_EVENT_HOOK_SECRET: 'a-hook-secret-for-tests',
    OKTA_EVENT_HOOK_URL: hookUrl,
    PUBLIC_URL: 'http://localhost:39999',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'Dispatch sign-in <no-reply@identity.example>',
    TOKEN_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  });

const tables = ['accounts', 'openid_rows', 'hook_events'].map((name) => `identity.${name}`);

const plant = async (): Promise<void> => {
  await execute(`truncate ${tables.join(', ')} cascade`);
  await execute('delete from rate_limits');
  for (const { password, ...person } of [maya, ruth])
    await addAccount({ login: person.email, ...person }, 'ACTIVE', await hashPassword(password), now());
};

/**
 * An identity service for each test of a file, with two people who can sign in.
 * @param hookUrl where the product listens; nobody does unless told
 */
export const useIdentity = (hookUrl: () => string = () => 'http://localhost:1/hook'): TestIdentity => {
  const identity = { mails: [], said: [], mailIsDown: false } as unknown as TestIdentity;
  let database: TestDatabase;
  let stop: () => Promise<void>;

  const start = async (port: number): Promise<void> => {
    // The issuer has the port in it: it is taken before the service is made.
    const server = createServer((request, response) => void service.listener(request, response));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const taken = (server.address() as AddressInfo).port;
    const settings = settingsOf(database.url, taken, hookUrl());
    const log = pino({ level: 'info' }, { write: (line: string) => void identity.said.push(line) });
    const service = await startIdentity({
      settings,
      log,
      clock: now,
      look: '/nowhere',
      mail: {
        send: (mail) => {
          if (identity.mailIsDown) return Promise.reject(new Error('Nobody answers.'));
          identity.mails.push(mail);
          return Promise.resolve();
        },
        reach: () => Promise.resolve(),
      },
    });
    Object.assign(identity, { address: addressOf(taken), settings });
    stop = async () => {
      server.closeAllConnections();
      server.close();
      await service.stop();
    };
  };
  identity.restart = async () => {
    await stop();
    await start(Number(new URL(identity.address).port));
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    identity.mails.length = 0;
    identity.said.length = 0;
    identity.mailIsDown = false;
    await plant();
    await start(0);
  });
  afterEach(() => stop());
  afterAll(() => database.drop());
  return identity;
};

/** A call to the Users API with its token, whose answer has to be one that its contract has. */
export const callUsers = async (
  { address, settings }: TestIdentity,
  method: string,
  path: string,
  { body, token = settings.apiToken }: { body?: unknown; token?: string } = {},
): Promise<{ status: number; body: Readonly<Record<string, unknown>> }> => {
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { authorization: `SSWS ${token}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
  const problem = answerProblem(method, path, answer);
  if (problem !== null) throw new Error(problem);
  return answer;
};
