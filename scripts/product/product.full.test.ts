import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive } from '../process/identity';
import { until } from '../process/waiting';
import { placeholderAssembly, temporarySettings } from '../testing/placeholders';
import { Product, type Summary } from './product';
import { resetData, whatResetDeletes } from './reset';
import { type Settings } from './settings';

const root = fileURLToPath(new URL('../..', import.meta.url));

let settings: Settings;
let diary: string;
let products: Product[];
let processes: ChildProcess[];

beforeEach(async () => {
  settings = await temporarySettings();
  diary = join(settings.root, 'diary');
  products = [];
  processes = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const child of processes) child.kill('SIGKILL');
  for (const product of products) await product.stop();
  await resetData(settings.dataDir);
  rmSync(settings.root, { recursive: true, force: true });
});

function productOf(how?: Parameters<typeof placeholderAssembly>[1]): Product {
  const product = new Product(settings, () => undefined, placeholderAssembly(diary, how));
  products.push(product);
  return product;
}

/** Starts a product in another process, so that it can be killed. */
async function productElsewhere() {
  const program = join(root, 'scripts', 'testing', 'placeholderProduct.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(settings), diary], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const said = { text: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
  expect(await until(() => said.text.includes('READY '), 20_000)).toBe(true);
  const line = said.text.split('\n').find((text) => text.startsWith('READY ')) ?? '';
  return { child, ...(JSON.parse(line.slice(6)) as Summary) };
}

/** Kills a process and waits until it is gone: under load its memory is given back a good while after the signal. */
async function kill(pid: number | null | undefined): Promise<void> {
  expect(pid).toBeGreaterThan(0);
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await until(() => !isAlive(pid ?? 0), 10_000)).toBe(true);
}

async function withDatabase<T>(url: string | null, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url ?? '' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it('starts everything, and stops worker, API, identity service, stand-ins and database in this order', async () => {
  const product = productOf();
  await product.start();
  const { pids, ports } = product.summary();
  expect((await fetch(`http://127.0.0.1:${ports.product}/`)).ok).toBe(true);
  await product.stop();
  expect(readFileSync(diary, 'utf8').trim().split('\n')).toEqual(['worker', 'api', 'identity', 'standIns']);
  for (const [name, pid] of Object.entries(pids)) expect(isAlive(pid ?? 0), name).toBe(name === 'supervisor');
  expect(existsSync(join(settings.dataDir, 'run.json'))).toBe(false);
});

it('stops within five seconds even when nobody listens to it', async () => {
  const product = productOf({ worker: 'stubborn', api: 'stubborn', standIns: 'stubborn' });
  await product.start();
  const { pids } = product.summary();
  const begin = Date.now();
  await product.stop();
  expect(Date.now() - begin).toBeLessThan(5000);
  expect([pids.worker, pids.api, pids.standIns].some((pid) => isAlive(pid ?? 0))).toBe(false);
});

it('starts the API again when it is killed', async () => {
  const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const product = productOf();
  await product.start();
  const before = product.summary().pids.api ?? 0;
  process.kill(before, 'SIGKILL');
  expect(await until(() => !isAlive(before), 10_000)).toBe(true);
  const isUp = () =>
    fetch(`http://127.0.0.1:${settings.port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await until(isUp, 20_000)).toBe(true);
  expect(product.summary().pids.api).not.toBe(before);
  expect(String(complaints.mock.calls[0]?.[0])).toContain(
    'Api ended by itself (signal SIGKILL) and is started again.',
  );
});

it('says why a program does not start, with the end of its log', async () => {
  const product = productOf({ api: 'broken' });
  await expect(product.start()).rejects.toThrow(/Api did not start \(exit code 3\)[^]*the reason why/);
});

it('after a kill -9 the next start ends what was left and goes on with the same PostgreSQL', async () => {
  const first = await productElsewhere();
  await withDatabase(first.databaseUrl, (client) => client.query('create table kept as select 1 as one'));
  await kill(first.pids.supervisor);
  expect(isAlive(first.pids.api ?? 0)).toBe(true);

  const second = productOf();
  await second.start();
  const now = second.summary();
  for (const name of ['api', 'worker', 'standIns'] as const)
    expect(isAlive(first.pids[name] ?? 0), name).toBe(false);
  expect(now.pids.postgres).toBe(first.pids.postgres);
  const { rows } = await withDatabase(now.databaseUrl, (client) => client.query('select one from kept'));
  expect(rows).toEqual([{ one: 1 }]);
});

it('recovers what was committed when PostgreSQL was killed as well', async () => {
  const first = await productElsewhere();
  await withDatabase(first.databaseUrl, (client) => client.query('create table kept as select 1 as one'));
  await kill(first.pids.supervisor);
  await kill(first.pids.postgres);

  const second = productOf();
  await second.start();
  const { rows } = await withDatabase(second.summary().databaseUrl, (client) =>
    client.query('select one from kept'),
  );
  expect(rows).toEqual([{ one: 1 }]);
});

it('starts PostgreSQL again when it ends by itself', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const product = productOf();
  await product.start();
  const before = product.summary().pids.postgres ?? 0;
  process.kill(before, 'SIGKILL');
  expect(await until(() => product.summary().pids.postgres !== before, 10_000)).toBe(true);
  const { rows } = await withDatabase(product.summary().databaseUrl, (client) =>
    client.query('select 1 as one'),
  );
  expect(rows).toEqual([{ one: 1 }]);
});

it('refuses a second start on the same data, and a reset while it runs', async () => {
  await productOf().start();
  await expect(productOf().start()).rejects.toThrow(
    `Dispatch runs on ${settings.dataDir} already, at http://localhost:${settings.port} (process ${process.pid})`,
  );
  expect(() => whatResetDeletes(settings.dataDir)).toThrow(/stop it first, then reset/);
});

it('a reset deletes what the product made, and only that', async () => {
  const product = productOf();
  await product.start();
  await product.stop();
  const foreign = join(settings.dataDir, 'my-notes.txt');
  writeFileSync(foreign, 'mine');
  await resetData(settings.dataDir);
  expect(whatResetDeletes(settings.dataDir)).toEqual([]);
  expect(readFileSync(foreign, 'utf8')).toBe('mine');
  expect(existsSync(join(dirname(foreign), 'secrets.json'))).toBe(false);
});
