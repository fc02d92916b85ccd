import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../harness/database';
import { deleteData, newDataFolder } from '../../harness/dataFolder';
import { freePorts } from '../../harness/freePorts';
import { demo } from '../../harness/people';
import { placeOf } from '../../harness/place';
import { startProduct } from '../../harness/product';
import { signInByCalls } from '../../harness/signInByCalls';
import { seedReleases } from './seedReleases';
import { load } from './load';
import { operations } from './operations';

// `npm run bench:peer`: the API as an installation runs it beside a Fastify service over the same database. Both share
// the machine with the load and the database: read the ratios and the processor time, not the requests a second.
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '32' },
    calls: { type: 'string', default: Object.keys(operations).join(',') },
  },
});
const connections = Number(options.connections);
type Server = { name: string; port: number; pid: number };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const modules = fileURLToPath(new URL('../../../.cache/bench-peer', import.meta.url));

/** Fastify stands in a folder of its own: nothing of the product needs it. */
const installFastify = (): void => {
  if (existsSync(`${modules}/node_modules/fastify`)) return;
  mkdirSync(modules, { recursive: true });
  writeFileSync(`${modules}/package.json`, '{ "private": true }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', 'fastify@5'], { cwd: modules, stdio: 'ignore' });
};

/** Milliseconds of processor time that a process has used so far, with its children that have ended. */
const processorTime = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const times = fields.split(' ').slice(11, 15).map(Number);
  return times.reduce((sum, ticks) => sum + ticks, 0) * 10;
};

/** The same of the database: its server and what it has begun for each connection. */
const databaseTime = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + processorTime(Number(child)), processorTime(pid));

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

type Round = { perSecond: number; wait: number; processor: number; database: number; refused: number };

const measure = async ({ port, pid }: Server, next: () => string, seconds: number): Promise<Round> => {
  const { postgres } = product.ready.pids;
  const before = [processorTime(pid), databaseTime(postgres)] as const;
  const { answers, refused, times } = await load(port, next, { connections, milliseconds: seconds * 1000 });
  return {
    perSecond: answers / seconds,
    wait: median(times),
    processor: ((processorTime(pid) - before[0]) * 1000) / answers,
    database: ((databaseTime(postgres) - before[1]) * 1000) / answers,
    refused,
  };
};

installFastify();
const product = await startProduct(await freePorts(4100), newDataFolder(), { NODE_ENV: 'production' });
const place = placeOf(product.ready);
const peer = spawn(process.execPath, [fileURLToPath(new URL('peer.mjs', import.meta.url))], {
  env: { ...process.env, NODE_ENV: 'production', PEER_MODULES: modules, DATABASE_URL: place.databaseUrl },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const database = openDatabase(place.databaseUrl);
try {
  const [address] = (await once(peer.stdout, 'data')) as [Buffer];
  const api = { name: 'API', port: product.ready.ports.product, pid: product.ready.pids.api };
  const servers: Server[] = [
    api,
    { name: 'peer', port: Number(new URL(String(address)).port), pid: peer.pid ?? 0 },
  ];
  const person = demo('customer');
  const { user_id: owner } = await database.row<{ user_id: number }>(
    'select user_id from users where email = $1',
    person.email,
  );
  const tokens = {
    customer: await signInByCalls(place, person),
    editor: await signInByCalls(place, demo('editor')),
  };
  await seedReleases(place.databaseUrl, owner, Number(options.rows), () => undefined);
  say(
    'call     API/peer   goal   median ms: API / peer   processor µs a call: API / peer   of the database for them   refused',
  );
  for (const [name, { goal, caller, requests }] of Object.entries(operations)) {
    if (!options.calls.split(',').includes(name)) continue;
    const rounds: Round[][] = [];
    // The first round warms both up: it is long enough to read each release once.
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const pair: Round[] = [];
      await database.rows('vacuum releases');
      for (const server of servers) {
        // Nobody saves as often as this: its limit is put out of reach, and still counted.
        await database.rows(
          "update rate_limits set points = -100000000, expire = expire + 3600000 where key like 'save-by-account%'",
        );
        const next = await requests({ database, owner, token: tokens[caller] });
        pair.push(await measure(server, next, Number(options.seconds) * (round === 0 ? 3 : 1)));
      }
      if (round > 0) rounds.push(pair);
    }
    const of = (at: number, what: keyof Round) => median(rounds.map((pair) => pair[at]?.[what] ?? NaN));
    const both = (what: keyof Round) => `${of(0, what).toFixed(0)} / ${of(1, what).toFixed(0)}`;
    const ratio = median(rounds.map(([one, other]) => (one?.perSecond ?? NaN) / (other?.perSecond ?? NaN)));
    say(
      `${name.padEnd(8)} ${ratio.toFixed(2).padStart(8)} ${goal.toFixed(1).padStart(6)} ${both('wait').padStart(24)} ${both('processor').padStart(34)} ${both('database').padStart(26)} ${both('refused').padStart(9)}`,
    );
  }
} finally {
  await database.close();
  peer.kill();
  await product.stop();
  deleteData(product.ready);
}
