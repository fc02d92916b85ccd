import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type addressRule, portOf } from './addressRule';

type Rule = ReturnType<typeof addressRule>;

/** Connects to no address that the rule forbids, whatever a name stands for in this moment. */
const lookupWithin =
  (rule: Rule, port: number): LookupFunction =>
  (name, options, done) =>
    lookUp(name, { ...options, all: true }, (error, found) => {
      const allowed = (error === null ? found : []).filter(({ address }) => rule.mayConnect(address, port));
      const [first] = allowed;
      if (error !== null) done(error, []);
      else if (first === undefined) done(new Error('It does not lead to a public address.'), []);
      else if (options.all === true) done(null, allowed);
      else done(null, first.address, first.family);
    });

/** Whether a rule forbids an address, as far as it can be told without asking who it is. */
export const isForbidden = (rule: Rule, url: URL): boolean => {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return !rule.mayAsk(url) || (isIP(name) !== 0 && !rule.mayConnect(name, portOf(url)));
};

type Sent = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** What a POST sends. */
  body: string;
  /** Null for an address that may be anywhere. */
  rule: Rule | null;
  /** Milliseconds for the whole answer. */
  patience: number;
  /** Characters of the answer that are read. */
  mostRead: number;
};

/** `isCut` when there was more to read. */
type Answered = { status: number; text: string; isCut: boolean };

/** Asks an address that somebody has typed. Redirects are not followed. Throws when nothing was answered, saying why. */
export const guardedRequest = (
  url: URL,
  { method, headers, body, rule, patience, mostRead }: Sent,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(patience);
    const asked = request(url, {
      method,
      signal,
      agent: false,
      ...(rule === null ? {} : { lookup: lookupWithin(rule, portOf(url)) }),
      headers: method === 'GET' ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    });
    const fail = (cause: Error): void => {
      const why = signal.aborted ? 'does not answer in time' : 'cannot be reached';
      reject(new Error(`The receiver ${why}.`, { cause }));
    };
    asked.on('error', fail);
    asked.on('response', (response) => {
      const status = response.statusCode ?? 0;
      let text = '';
      response.setEncoding('utf8');
      response.on('error', fail);
      response.on('data', (part: string) => {
        text += part;
        if (text.length <= mostRead) return;
        resolve({ status, text: text.slice(0, mostRead), isCut: true });
        response.destroy();
      });
      response.on('end', () => resolve({ status, text, isCut: false }));
    });
    if (method === 'GET') asked.end();
    else asked.end(body);
  });
