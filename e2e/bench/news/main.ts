import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../harness/database';
import { deleteData, newDataFolder } from '../../harness/dataFolder';
import { freePorts } from '../../harness/freePorts';
import { placeOf } from '../../harness/place';
import { startProduct } from '../../harness/product';
import { load } from '../peer/load';
import { seedNews } from './seedNews';

// `npm run bench:news`: what readers do in a newsroom of a million releases, as an installation runs it. The goals of the
// lists and searches are milliseconds; that of a page is a ratio to a server that does nothing but send its bytes, both
// from this run.
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Read as long as nothing is published, and again by the first reader after something was. */
const lists: readonly [string, string, number][] = [
  ['latest', '/news', 10],
  ['topic', '/news/topics/01000000', 10],
  ['company', '/news/companies/company-7', 10],
  ['place', '/news/places/town-7', 10],
  ['latest feed', '/news/feed.atom', 10],
];
const justChanged = 'just changed: ';

/** What is asked for, how often of a million rows it is found, and within how many milliseconds at the 95th percentile. */
const asked: readonly (readonly [string, string, number])[] = [
  ['search: no match', '/news/search?q=nobodysaysthis', 50],
  ['search: one match', '/news/search?q=onlyone', 50],
  ['search: 10,000 matches', '/news/search?q=tenthousand', 50],
  ['search: 200,000 matches', '/news/search?q=twohundredthousand', 50],
  ['search: 200,000, in a place', '/news/search?q=twohundredthousand&place=town-7', 50],
  ...lists,
  ...lists.map(([name, path, goal]) => [justChanged + name, path, goal] as const),
];

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? NaN;

const median = (values: readonly number[]): number => percentile(values, 0.5);

const product = await startProduct(await freePorts(4100), newDataFolder(), { NODE_ENV: 'production' });
const place = placeOf(product.ready);
const database = openDatabase(place.databaseUrl);
let isKept = true;

/** Every process forgets its lists, as when a release is published: it has heard of it once it has asked the database after it. */
const changeNews = async (): Promise<void> => {
  await database.rows(`select pg_notify('news_changed', '0 ')`);
  for (let time = 0; time < 2; time += 1) await (await fetch(`${place.product}/api/health/ready`)).text();
};

try {
  await seedNews(place.databaseUrl, Number(options.rows), (rows) => say(`  ${rows} releases`));
  say('\n  what                             status   median ms   p95 ms   goal');
  for (const [name, path, goal] of asked) {
    const times: number[] = [];
    let status = 0;
    for (let time = 0; time < Number(options.times) + 5; time += 1) {
      // Nobody searches as often as this from one address.
      if (time % 50 === 0) await database.rows('delete from rate_limits');
      if (name.startsWith(justChanged)) await changeNews();
      const begun = performance.now();
      const answer = await fetch(place.product + path);
      await answer.arrayBuffer();
      // The first few read from the disk what all others find in memory.
      if (time >= 5) times.push(performance.now() - begun);
      ({ status } = answer);
    }
    const p95 = percentile(times, 0.95);
    const isGood = p95 <= goal && status === 200;
    isKept &&= isGood;
    say(
      `${isGood ? ' ' : '!'} ${name.padEnd(32)} ${String(status).padStart(6)} ${median(times).toFixed(1).padStart(11)} ${p95.toFixed(1).padStart(8)} ${String(goal).padStart(6)}`,
    );
  }

  const { path } = await database.row<{ path: string }>(
    `select '/news/' || slug || '-' || number as path from news_items where number < 1000000 order by seq limit 1`,
  );
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
  // Asked twice: compressed and kept after the first time.
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(place.product + path, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
  }
  const { body, headers } = await new Promise<{ body: Buffer; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      void import('node:http').then(({ get }) =>
        get(place.product + path, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ body: Buffer.concat(parts), headers: answer.headers }));
        }).on('error', reject),
      );
    },
  );
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...same } = headers;
  const bare = spawn(process.execPath, [fileURLToPath(new URL('bareServer.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    bare.stdin.end(JSON.stringify({ headers: same, body: body.toString('base64') }));
    const [said] = (await once(bare.stdout, 'data')) as [Buffer];
    const ratios: number[] = [];
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const perSecond: number[] = [];
      for (const port of [product.ready.ports.product, Number(String(said))]) {
        const milliseconds = Number(options.seconds) * 1000;
        const { answers, refused } = await load(port, () => request, { connections: 32, milliseconds });
        if (refused > 0) throw new Error(`${refused} of ${answers} answers were no success.`);
        perSecond.push((answers * 1000) / milliseconds);
      }
      const [ours = NaN, theirs = NaN] = perSecond;
      if (round > 0) ratios.push(ours / theirs);
      if (round > 0)
        say(`  a page: ${ours.toFixed(0)} / ${theirs.toFixed(0)} a second (${body.length} bytes)`);
    }
    const ratio = median(ratios);
    isKept &&= ratio >= 0.8;
    say(
      `${ratio >= 0.8 ? ' ' : '!'} a page, to a server of node:http that sends its bytes: ${ratio.toFixed(2)}   goal 0.80`,
    );
  } finally {
    bare.kill();
  }
} finally {
  await database.close();
  await product.stop();
  deleteData(product.ready);
}
process.exitCode = isKept ? 0 : 1;
