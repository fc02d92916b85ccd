import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { WireRequest } from '../generate/requests';

export type WireAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Milliseconds in which every request has its answer. */
const longest = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

let sentOverHttp = 0;

/** How many requests this process has sent. */
export const requestsSent = (): number => sentOverHttp;

export const overHttp = (
  address: string,
  { method, target, headers, body }: WireRequest,
): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    sentOverHttp += 1;
    const { hostname, port } = new URL(address);
    const sent = request({
      agent,
      hostname,
      port,
      method,
      path: target,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
      },
    });
    sent.setTimeout(longest, () => sent.destroy(new Error(`No answer in ${longest / 1000} s.`)));
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.end(body);
  });

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Longer bodies are cut in what people read. */
const readable = 30_000;

const shortened = (body: string): string =>
  body.length <= readable ? body : `${body.slice(0, readable)}… and ${body.length - readable} more`;

/** A request as a line for a shell. */
export const curlLine = (address: string, { method, target, headers, body }: WireRequest): string =>
  [
    'curl -i --path-as-is',
    `-X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(shortened(body))}`]),
    quoted(`${address}${target}`),
  ].join(' ');
