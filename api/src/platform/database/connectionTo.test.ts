import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startRunner, stopRunner } from '../http/runner';
import { enqueue } from '../jobs/queue';
import { createLogger } from '../logging/logger';
import { User } from '../../people/users/User';
import { createTestDatabase, emptyPool, type TestDatabase } from '../../testing/testDatabase';
import { ChannelListener } from './channelListener';
import { connectDatabase, execute } from './database';
import { migrate } from './migrate';

// A server that looks at the first packet of each connection, takes TLS where it is asked for, and hangs up when it
// has seen whether a name and password would now come in clear text.

const sslRequest = 80_877_103;
const folder = mkdtempSync(join(tmpdir(), 'dispatch-tls-'));
const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const seen: ('clear' | 'encrypted')[] = [];
let database: TestDatabase;
let server: Server;
let port: number;

const look = async (socket: Socket): Promise<void> => {
  socket.on('error', () => undefined);
  const [first] = (await once(socket, 'data')) as [Buffer];
  if (first.readInt32BE(4) !== sslRequest) {
    seen.push('clear');
    socket.destroy();
    return;
  }
  socket.write('S');
  const secure = new TLSSocket(socket, {
    isServer: true,
    key: readFileSync(keyFile),
    cert: readFileSync(certificate),
  });
  secure.on('error', () => undefined);
  // The names of user and database: who does not trust the certificate never sends them.
  await once(secure, 'data');
  seen.push('encrypted');
  secure.destroy();
};

beforeAll(async () => {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certificate, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
  database = await createTestDatabase();
  server = createServer((socket) => void look(socket).catch(() => undefined)).listen(0, 'localhost');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  connectDatabase(database.url);
  await emptyPool();
  await database.drop();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  seen.length = 0;
});

/** Every way in which this product opens a connection. All of them fail: there is nobody to talk to. */
const connect = async (parameters: string): Promise<void> => {
  const url = `postgres://somebody:secret@localhost:${port}/dispatch${parameters}`;
  connectDatabase(url);
  await emptyPool();
  const log = createLogger('silent', 'test');
  const listener = new ChannelListener({ databaseUrl: url, channel: 'test', log, onNews: () => undefined });
  const ways = [
    () => execute('select 1'),
    () => User.count(),
    () => enqueue('clean-up', {}),
    () => startRunner(url),
    () => migrate(url, [], () => Promise.resolve()),
    () => listener.start(),
  ];
  for (const way of ways) await way().catch(() => undefined);
  await listener.stop();
  await stopRunner();
};

/** Of six ways, of which one may try more than once, each did it like this. */
const expectAll = (how: 'clear' | 'encrypted'): void => {
  expect(new Set(seen)).toEqual(new Set([how]));
  expect(seen.length).toBeGreaterThanOrEqual(6);
};

test.each([
  ['', 'clear'],
  ['?sslmode=disable', 'clear'],
  ['?sslmode=require', 'encrypted'],
] as const)('every connection does what the address says: %j', async (parameters, how) => {
  await connect(parameters);
  expectAll(how);
});

test('a certificate that nobody vouches for is told nothing', async () => {
  await connect('?sslmode=verify-full');
  expect(seen).toEqual([]);
});

test('a certificate that the address names is trusted', async () => {
  const trusting = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(certificate)}`;
  await connect(trusting);
  expectAll('encrypted');
});
