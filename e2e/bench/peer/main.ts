import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../harness/database';
import { deleteData, newDataFolder } from '../../harness/dataFolder';
import { freePorts } from '../../harness/freePorts';
import { demo } from '../../harness/people';
import { placeOf } from '../../harness/place';
import { startProduct } from '../../harness/product';
import { signInByCalls } from '../../harness/signInByCalls';
import { seedReleases } from '../releaseList/seedReleases';
import { load } from './load';

// `npm run bench:peer`: the API as an installation runs it beside a Fastify service over the same database. Both share
// the machine with the load and the database: read the ratios and the processor time, not the requests a second.
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '32' },
  },
});
const connections = Number(options.connections);
/** The requests a second of the API, as a multiple of the peer's, that are aimed at. */
const goals = { list: 1.5, detail: 0.8, save: 0.8 };
type Call = keyof typeof goals;
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

/** Milliseconds of processor time that a process has used so far. */
const processorTime = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
};

type Draft = { id: number; version: number };

/** The bytes of the requests of one call, one after the other. */
const requestsOf = async (call: Call, database: Database, owner: number, token: string) => {
  const head = `Host: localhost\r\nAuthorization: Bearer ${token}\r\n`;
  const drafts = await database.rows<Draft>(
    `select distribution_id as id, distribution_version as version from releases
      where user_id = $1 and state = 1 order by distribution_id`,
    owner,
  );
  let count = 0;
  const text = `<p>${'Harbor Robotics today opened an assembly plant at Sparrows Point. '.repeat(50)}</p>`;
  return (): string => {
    count += 1;
    if (call === 'list') return `GET /api/distribution?limit=50 HTTP/1.1\r\n${head}\r\n`;
    const draft = drafts[count % drafts.length];
    if (draft === undefined) throw new Error('There is no draft.');
    if (call === 'detail') return `GET /api/distribution/item/${draft.id} HTTP/1.1\r\n${head}\r\n`;
    const body = JSON.stringify({
      distributionId: draft.id,
      distributionVersion: draft.version,
      package: '200',
      headline: `Harbor Robotics opens Baltimore plant and adds 400 jobs, save ${count}`,
      summary: 'State credits and a retooled shipyard bring robots to Sparrows Point.',
      cityState: 'BALTIMORE',
      body: text,
    });
    draft.version += 1;
    return `POST /api/distribution/item/saveDraft HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

type Round = { perSecond: number; processor: number; refused: number };

const measure = async ({ port, pid }: Server, next: () => string, seconds: number): Promise<Round> => {
  const before = processorTime(pid);
  const { answers, refused } = await load(port, next, { connections, milliseconds: seconds * 1000 });
  const processor = ((processorTime(pid) - before) * 1000) / answers;
  return { perSecond: answers / seconds, processor, refused };
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
  const token = await signInByCalls(place, person);
  const { user_id: owner } = await database.row<{ user_id: number }>(
    'select user_id from users where email = $1',
    person.email,
  );
  await seedReleases(place.databaseUrl, owner, Number(options.rows), () => undefined);
  say('call     API/peer   goal   processor µs a call, API / peer   refused, API / peer');
  for (const call of Object.keys(goals) as Call[]) {
    const rounds: Round[][] = [];
    // The first round warms both up.
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const pair: Round[] = [];
      for (const server of servers) {
        // Nobody saves as often as this: its limit is put out of reach, and still counted.
        await database.rows(
          "update rate_limits set points = -100000000, expire = expire + 3600000 where key like 'save-by-account%'",
        );
        const next = await requestsOf(call, database, owner, token);
        pair.push(await measure(server, next, round === 0 ? 2 : Number(options.seconds)));
      }
      if (round > 0) rounds.push(pair);
    }
    const of = (at: number, what: keyof Round) => median(rounds.map((pair) => pair[at]?.[what] ?? NaN));
    const ratio = median(rounds.map(([one, other]) => (one?.perSecond ?? NaN) / (other?.perSecond ?? NaN)));
    say(
      `${call.padEnd(8)} ${ratio.toFixed(2).padStart(8)} ${goals[call].toFixed(1).padStart(6)} ${of(0, 'processor').toFixed(0).padStart(12)} / ${of(1, 'processor').toFixed(0)} ${String(of(0, 'refused')).padStart(24)} / ${of(1, 'refused')}`,
    );
  }
} finally {
  await database.close();
  peer.kill();
  await product.stop();
  deleteData(product.ready);
}
