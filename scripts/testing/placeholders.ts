import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildSpec } from '../process/child';
import { type Assembly } from '../product/product';
import { type Settings } from '../product/settings';

/** @param how 'stubborn' never ends by itself; 'broken' ends at once */
function placeholder(name: string, ports: number[], diary: string, how?: 'stubborn' | 'broken'): ChildSpec {
  const code = `
    const [name, diary, how, ...ports] = process.argv.slice(1);
    const { appendFileSync } = require('node:fs');
    if (how === 'broken') { console.error('the reason why'); process.exit(3); }
    process.on('SIGTERM', () => { appendFileSync(diary, name + '\\n'); if (how !== 'stubborn') process.exit(0); });
    for (const port of ports) require('node:http').createServer((_, answer) => answer.end('ok')).listen(+port, '127.0.0.1');
    setInterval(() => {}, 1000);
    console.log('listens to signals');`;
  const folder = join(diary, '..');
  return {
    title: name,
    command: [process.execPath, '-e', code, name, diary, how ?? '', ...ports.map(String)],
    cwd: folder,
    env: process.env,
    log: join(folder, `${name}.log`),
  };
}

export function placeholderAssembly(
  diary: string,
  how: Partial<Record<string, 'stubborn' | 'broken'>> = {},
): Assembly {
  const nothing = { command: [process.execPath, '-e', ''], cwd: '/', env: process.env };
  return {
    buildsOf: () => [],
    programsOf: (_settings, { identity, stripe, inbox, worker, api }) => ({
      standIns: placeholder('standIns', [stripe, inbox], diary, how['standIns']),
      identity: placeholder('identity', [identity], diary, how['identity']),
      api: placeholder('api', [api], diary, how['api']),
      worker: placeholder('worker', [worker], diary, how['worker']),
    }),
    commandsOf: () => ({
      migrate: nothing,
      seed: nothing,
      demoData: nothing,
      demoSignIns: nothing,
      plantPeople: nothing,
    }),
  };
}

export async function temporarySettings(): Promise<Settings> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dispatch-product-')));
  mkdirSync(join(root, 'data'));
  return {
    root,
    port: await freeBase(),
    dataDir: join(root, 'data'),
    databaseUrl: null,
    dev: false,
    readyJson: false,
  };
}

/** A port that is free with the seven after it, below those that operating systems give to outgoing connections. */
async function freeBase(): Promise<number> {
  for (;;) {
    const base = 20_000 + Math.floor(Math.random() * 1_500) * 8;
    const free = await Promise.all(Array.from({ length: 8 }, (_, index) => isFree(base + index)));
    if (free.every(Boolean)) return base;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
