import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dnsDomains } from './dnsDomains';

let answer: { status: number; text: string; to?: string } = { status: 200, text: '' };
const website = createServer((_request, response) => {
  response.writeHead(answer.status, answer.to === undefined ? {} : { Location: answer.to }).end(answer.text);
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(website.address() as AddressInfo).port}`;
});
afterAll(() => website.close());

const value = 'dispatch-company=news.example/7';
const ask = (found: string[][] | null, exceptions = [host]) =>
  dnsDomains({
    agent: 'Dispatch',
    exceptions,
    lookUp: async () => found ?? Promise.reject(new Error('ENOTFOUND')),
  }).problemWith({ record: '_dispatch.harbor.example', file: `http://${host}/company.txt`, value });

test('a TXT record or a file verifies a page, and nothing that only resembles it', async () => {
  expect(await ask([['v=spf1'], ['dispatch-company=', 'news.example/7']])).toBeNull();
  expect(await ask([[`${value}1`]])).toContain(
    'Neither the TXT record _dispatch.harbor.example nor the file',
  );
  answer = { status: 200, text: `# ours\n${value}\n` };
  expect(await ask(null)).toBeNull();
  // An address on this machine is asked only where the operator says so.
  expect(await ask(null, [])).not.toBeNull();
  for (answer of [
    { status: 404, text: value },
    { status: 302, text: value, to: `http://${host}/` },
    { status: 200, text: `${value}1` },
  ])
    expect(await ask(null), JSON.stringify(answer)).not.toBeNull();
});
