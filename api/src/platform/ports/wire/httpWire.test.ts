import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wireStory } from '../../../testing/wireStory';
import { httpWire } from './httpWire';
import { NotTaken } from './wirePort';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    answer(response);
  });
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stories`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
});

const secret = 'for-tests-only';
const receipt = { StoryDate: '2001-11-20T14:00:02+01:00', StoryNumber: '20011120PR1', EraId: 'ERA-7' };
const answers = (status: number, body: string | object, headers = {}) => {
  answer = (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const send = (format: 'json' | 'newsml-g2' = 'json', patience?: number, story = wireStory()) =>
  httpWire({ url, format, secret }, 'Dispatch', patience).send(story, new Date());

test.each([
  ['json', 'application/json; charset=utf-8'],
  ['newsml-g2', 'application/vnd.iptc.g2.newsmessage+xml; charset=utf-8'],
] as const)('a story goes as %s, signed and with its delivery id, for a receipt', async (format, type) => {
  answers(201, { ...receipt, EraId: 5_530_871 });
  const story = wireStory({ headline: 'Zażółć 😀' });
  expect(await send(format, undefined, story)).toEqual({
    storyDate: receipt.StoryDate,
    storyNumber: receipt.StoryNumber,
    eraId: '5530871',
  });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers).toMatchObject({
    'content-type': type,
    'idempotency-key': story.deliveryId,
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  });
  expect(body).toContain(story.deliveryId);
  expect(body).toContain('Zażółć 😀');
});

test.each([
  [503, 'Back soon', {}, 'The downstream system answers 503. Back soon'],
  [400, '', {}, 'The downstream system answers 400.'],
  [302, '', { location: '/elsewhere' }, 'The downstream system answers 302.'],
  [200, 'OK', {}, 'answers no receipt'],
  [200, {}, {}, 'answers no receipt'],
  [200, { ...receipt, EraId: '../etc' }, {}, 'answers no receipt'],
  [200, { ...receipt, StoryDate: 'yesterday' }, {}, 'answers no receipt'],
  [200, { ...receipt, StoryNumber: 'x'.repeat(61) }, {}, 'answers no receipt'],
  [200, ' '.repeat(1_000_000), {}, 'answers more than a receipt'],
])('answer %#, a %i, is no receipt', async (status, body, headers, why) => {
  answers(status, body, headers);
  await expect(send()).rejects.toThrow(why);
  await expect(send()).rejects.toBeInstanceOf(NotTaken);
  expect(received).toHaveLength(2);
});

test('who answers too late, or stops in the middle, has not taken it', async () => {
  answer = () => undefined;
  await expect(send('json', 50)).rejects.toThrow('The downstream system does not answer in time.');
  answer = (response) => response.writeHead(200).write('{');
  await expect(send('json', 50)).rejects.toThrow('The downstream system does not answer in time.');
  answer = (response) => response.destroy();
  await expect(send()).rejects.toThrow('The downstream system cannot be reached.');
});
