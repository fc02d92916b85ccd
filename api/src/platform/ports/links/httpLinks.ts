import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressRule, portOf } from './addressRule';
import { type LinkPort, LinksUnavailable } from './linkPort';

const mostRedirects = 3;
const mostHeaderBytes = 16 * 1024;

/** All addresses of a name. Rejects with the code of node:dns. */
type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;

/** By the name servers alone, not by what this machine knows of its own network. */
const askNameServers: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  signal.addEventListener('abort', () => resolver.cancel());
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const [failure] = found.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  if (addresses.length === 0) throw failure ?? new Error('The name has no address.');
  return addresses;
};

const codesOf = (error: unknown): unknown[] =>
  error instanceof AggregateError
    ? error.errors.flatMap(codesOf)
    : [error instanceof Error && 'code' in error ? error.code : undefined];

/** Name servers that refuse to be asked, and a machine without a way out. */
const isOurs = (error: unknown): boolean => {
  const isOfNames = error instanceof Error && 'syscall' in error && String(error.syscall).startsWith('query');
  const ours = isOfNames ? 'ECONNREFUSED' : 'ENETUNREACH';
  return codesOf(error).every((code) => code === ours);
};

type Head = { status: number; location?: string };

/** Of an answer its head alone is read. Only `addresses` are connected to: the name is not resolved again. */
const readHead = (
  method: 'HEAD' | 'GET',
  url: URL,
  addresses: readonly string[],
  { agent, signal }: { agent: string; signal: AbortSignal },
): Promise<Head> =>
  new Promise((resolve, reject) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const lookup: LookupFunction = (_name, { all }, done) =>
      all === true ? done(null, known) : done(null, known[0]?.address ?? '', known[0]?.family);
    const { request } = url.protocol === 'https:' ? https : http;
    const asked = request(url, {
      method,
      lookup,
      signal,
      agent: false,
      maxHeaderSize: mostHeaderBytes,
      // Nothing is told and nothing believed; browsers know more authorities than Node does.
      rejectUnauthorized: false,
      headers: { 'User-Agent': agent, Accept: '*/*', ...(method === 'GET' ? { Range: 'bytes=0-1023' } : {}) },
    });
    asked.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, location: headers.location });
      response.destroy();
    });
    asked.on('error', reject);
    asked.on('close', () => reject(new Error('The line was cut.')));
    asked.end();
  });

/** Whoever refuses a stranger is there. */
const isAnswer = (status: number | null): boolean =>
  status !== null && ![404, 410].includes(status) && status < 500;
/** What a server says of a HEAD that it does not know how to answer may be anything. */
const isFinal = (status: number | null): boolean =>
  status !== null && (status < 400 || [401, 403, 429].includes(status));

type Options = {
  /** Who asks, as the servers are told. */
  agent: string;
  /** Addresses that may be asked though they are not public, each with its port. */
  exceptions: readonly string[];
  resolve?: Resolve;
  /** Milliseconds for an answer, its redirects included. */
  patience?: number;
};

/**
 * Asks by HEAD, then, unless that is clear, by GET. Each name is resolved once for each question, all its addresses
 * have to be allowed, and one of these is connected to: also for each redirect.
 */
export const httpLinks = ({
  agent,
  exceptions,
  resolve = askNameServers,
  patience = 5_000,
}: Options): LinkPort => {
  const { mayAsk, mayConnect } = addressRule(exceptions);

  const addressesOf = async (url: URL, signal: AbortSignal): Promise<string[]> => {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(name) === 0 ? await resolve(name, signal) : [name];
    if (addresses.length > 0 && addresses.every((one) => mayConnect(one, portOf(url)))) return addresses;
    throw new Error('It does not lead to a public address.');
  };

  const follow = async (method: 'HEAD' | 'GET', address: string): Promise<number | null> => {
    const signal = AbortSignal.timeout(patience);
    try {
      for (let url = new URL(address), redirects = 0; ; redirects += 1) {
        const addresses = await addressesOf(url, signal);
        const { status, location = '' } = await readHead(method, url, addresses, { agent, signal });
        const isMoved = status >= 300 && status < 400 && location !== '' && URL.canParse(location, url.href);
        const next = isMoved ? new URL(location, url) : url;
        if (next === url || redirects === mostRedirects || !mayAsk(next)) return status;
        url = next;
      }
    } catch (cause) {
      if (isOurs(cause)) throw new LinksUnavailable('No link can be asked from here.', { cause });
      return null;
    }
  };

  return {
    ask: async (address) => {
      if (!URL.canParse(address) || !mayAsk(new URL(address))) return { answered: null, status: null };
      const first = await follow('HEAD', address);
      const status = isFinal(first) ? first : await follow('GET', address);
      return { answered: isAnswer(status), status };
    },
  };
};
