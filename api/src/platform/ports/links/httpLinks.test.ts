import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { httpLinks } from './httpLinks';
import { LinksUnavailable } from './linkPort';

/** The one stand-in on this machine; what it answers is in the path: `/405/200` to HEAD and to GET. */
const server = createServer((request, response) => answer(request, response));
let standIn = '';
let port = 0;
const asked: string[] = [];
/** How many connections were begun, to wherever. */
let connections = 0;
const count = (): void => {
  connections += 1;
};

const answer = ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void => {
  asked.push(`${method ?? ''} ${headers.host ?? ''}${url}`);
  const [, toHead = '', toGet = toHead] = /^\/(\w+)(?:\/(\d+))?$/.exec(url) ?? [];
  const location = url === '/round' ? url : new URLSearchParams(url.split('?')[1]).get('to');
  const status = location === null ? Number(method === 'HEAD' ? toHead : toGet) : 302;
  if (url === '/endless') response.setHeader('x-long', 'a'.repeat(20_000)).writeHead(200).end();
  if (Number.isNaN(status)) return;
  if (status === 0) response.socket?.destroy();
  else response.writeHead(status, location === null ? {} : { location }).end();
};

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
  standIn = `127.0.0.1:${port}`;
  subscribe('net.client.socket', count);
});
afterAll(() => {
  unsubscribe('net.client.socket', count);
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  connections = 0;
});

/** Name servers that say these one after the other, each for the questions of both methods. */
const naming = (...answers: string[][]) => {
  const names: string[] = [];
  const resolve = async (name: string): Promise<string[]> => {
    names.push(name);
    return answers[Math.min(names.length, answers.length) - 1] ?? [];
  };
  return { names, resolve };
};
const checker = (resolve = naming(['127.0.0.1']).resolve, exceptions = [standIn]) =>
  httpLinks({ agent: 'a test', exceptions, resolve });

const refused = { answered: false, status: null };

describe('what is not public is never connected to', () => {
  const hosts = [
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '017700000001',
      '0.0.0.0',
      '10.0.0.1',
      '172.16.0.1',
    ],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '100.100.100.200', '192.0.0.192', '198.18.0.1'],
    ...['168.63.129.16', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '203.0.113.1'],
    ...[
      '[::1]',
      '[::]',
      '[::127.0.0.1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:0:127.0.0.1]',
      '[fe80::1]',
      '[fec0::1]',
    ],
    ...[
      '[fd00:ec2::254]',
      '[ff02::1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b:1::a00:1]',
      '[2002:7f00:1::]',
      '[100::1]',
    ],
    ...['[2001:0:4136:e378::1]', '[2001:db8::1]', '[4000::1]'],
  ];

  it.each(hosts)('as an address: %s', async (host) => {
    expect(await checker().ask(`http://${host}/`)).toEqual(refused);
    expect(connections).toBe(0);
  });

  it.each(hosts)('as what a name stands for, even beside a public one: %s', async (host) => {
    const address = new URL(`http://${host}`).hostname.replace(/[[\]]/g, '');
    for (const addresses of [[address], ['93.184.215.14', address]]) {
      expect(await checker(naming(addresses).resolve).ask('https://press.example/')).toEqual(refused);
    }
    expect(connections).toBe(0);
  });

  it.each(hosts)('as where a redirect leads: %s', async (host) => {
    const to = encodeURIComponent(`http://${host}/`);
    expect(await checker().ask(`http://${standIn}/?to=${to}`)).toEqual(refused);
    // Both methods have reached the stand-in, and nothing else.
    expect([connections, asked.length]).toEqual([2, 2]);
  });

  it('as what a name stands for a moment later', async () => {
    const { names, resolve } = naming(['127.0.0.1'], ['169.254.169.254']);
    const first = `http://press.example:${port}/200`;
    expect(await checker(resolve).ask(first)).toEqual({ answered: true, status: 200 });
    expect([names.length, connections, asked]).toEqual([1, 1, [`HEAD press.example:${port}/200`]]);
    expect(await checker(resolve).ask(first)).toEqual(refused);
    expect(connections).toBe(1);
    // The redirect to its own name resolves it anew.
    const again = checker(naming(['127.0.0.1'], ['10.0.0.1']).resolve);
    expect(await again.ask(`http://press.example:${port}/?to=/200`)).toEqual(refused);
    expect(asked.slice(1)).toEqual([`HEAD press.example:${port}/?to=/200`]);
  });

  it('by name without an address', async () => {
    expect(await checker(naming([]).resolve).ask('http://nowhere.example/')).toEqual(refused);
    expect(connections).toBe(0);
  });

  it('without an exception, and beside its port', async () => {
    expect((await checker(undefined, []).ask(`http://${standIn}/200`)).answered).toBeNull();
    expect(await checker().ask('http://127.0.0.1/')).toEqual(refused);
    expect(connections).toBe(0);
  });
});

it.each([
  'https://user:password@press.example/',
  'https://user@press.example/',
  'http://press.example:22/',
  'https://press.example:8443/',
  'ftp://press.example/',
  'file:///etc/passwd',
  'gopher://press.example:80/',
  'javascript:alert(1)',
  'http://',
  'nothing at all',
])('neither resolves nor asks %s, and says nothing of it', async (address) => {
  const { names, resolve } = naming(['93.184.215.14']);
  expect(await checker(resolve).ask(address)).toEqual({ answered: null, status: null });
  expect([names, connections]).toEqual([[], 0]);
});

it.each<[string, boolean, number | null, number]>([
  ['200', true, 200, 1],
  ['401', true, 401, 1],
  ['403', true, 403, 1],
  ['429', true, 429, 1],
  ['405/200', true, 200, 2],
  ['405', true, 405, 2],
  ['404/200', true, 200, 2],
  ['404', false, 404, 2],
  ['410', false, 410, 2],
  ['503/200', true, 200, 2],
  ['500', false, 500, 2],
  ['0', false, null, 2],
])('takes %s for what it says', async (path, answered, status, questions) => {
  expect(await checker().ask(`http://${standIn}/${path}`)).toEqual({ answered, status });
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['HEAD', 'GET'].slice(0, questions));
});

it('follows three redirects and no more, nor one to where it may not ask', async () => {
  const moved = { answered: true, status: 302 };
  expect(await checker().ask(`http://${standIn}/round`)).toEqual(moved);
  expect(asked).toHaveLength(4);
  const to = encodeURIComponent('http://127.0.0.1:22/');
  expect(await checker().ask(`http://${standIn}/?to=${to}`)).toEqual(moved);
  expect(connections).toBe(5);
});

it.each(['silent', 'endless'])('gives up a server that is %s', async (path) => {
  const impatient = httpLinks({ agent: 'a test', exceptions: [standIn], patience: 50 });
  expect(await impatient.ask(`http://${standIn}/${path}`)).toEqual(refused);
});

test('an encrypted server is asked for by its name', async () => {
  const names: string[] = [];
  const encrypted = createTlsServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(new Error('It has no certificate.'));
    },
  });
  await once(encrypted.listen(0, '127.0.0.1'), 'listening');
  const at = (encrypted.address() as AddressInfo).port;
  const resolve = async () => ['127.0.0.1'];
  await checker(resolve, [`127.0.0.1:${at}`]).ask(`https://press.example:${at}/`);
  expect(names).toEqual(['press.example', 'press.example']);
  encrypted.close();
});

test('without name servers nothing is known about a link', async () => {
  const silent = async (): Promise<never> => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'queryA' });
  };
  await expect(checker(silent).ask('https://press.example/')).rejects.toThrow(LinksUnavailable);
  const unknown = async (): Promise<never> => {
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND', syscall: 'queryA' });
  };
  expect(await checker(unknown).ask('https://press.example/')).toEqual(refused);
});
