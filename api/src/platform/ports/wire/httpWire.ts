import { createHmac } from 'node:crypto';
import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressRule, portOf } from '../links/addressRule';
import { NotTaken, type WirePort } from './wirePort';

/** Characters of an answer that are read. */
const mostRead = 20_000;

/** Answers to which every other story would get the same: who sends it, or the moment, is not right. */
const isAboutAll = (status: number): boolean => status >= 500 || [401, 403, 408, 425, 429].includes(status);

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

const isForbidden = (rule: Rule, url: URL): boolean => {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return !rule.mayAsk(url) || (isIP(name) !== 0 && !rule.mayConnect(name, portOf(url)));
};

type Sent = { headers: Record<string, string>; body: string; rule: Rule | null; patience: number };

/** Redirects are not followed. */
const post = (url: URL, { headers, body, rule, patience }: Sent): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(patience);
    const asked = request(url, {
      method: 'POST',
      signal,
      agent: false,
      ...(rule === null ? {} : { lookup: lookupWithin(rule, portOf(url)) }),
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    });
    const fail = (error: Error): void => {
      const why = signal.aborted ? 'does not answer in time' : 'cannot be reached';
      reject(new NotTaken('unavailable', `The receiver ${why}.`, { cause: error }));
    };
    asked.on('error', fail);
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', fail);
      response.on('data', (part: string) => {
        text += part;
        if (text.length <= mostRead) return;
        reject(new NotTaken('refused', 'The receiver answers more than a receipt.'));
        response.destroy();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.end(body);
  });

/**
 * Posts stories, each signed with the secret of its receiver.
 * @param exceptions addresses that are not public and yet may be sent to, each with its port
 * @param patience milliseconds for the whole answer
 */
export const httpWire = (exceptions: readonly string[], patience = 30_000): WirePort => ({
  send: async ({ deliveryId, type, body }, { url: address, secret, isTrusted }) => {
    if (!URL.canParse(address)) throw new NotTaken('unavailable', 'The receiver has no usable address.');
    const url = new URL(address);
    const rule = isTrusted ? null : addressRule(exceptions);
    if (rule !== null && isForbidden(rule, url))
      throw new NotTaken('unavailable', 'The receiver has no public address.');
    const headers = {
      'Content-Type': `${type}; charset=utf-8`,
      Accept: 'application/json',
      'Idempotency-Key': deliveryId,
      'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    };
    const { status, text } = await post(url, { headers, body, rule, patience });
    if (status >= 200 && status < 300) return text;
    const said = `The receiver answers ${status}. ${text.slice(0, 300)}`.trim();
    throw new NotTaken(isAboutAll(status) ? 'unavailable' : 'refused', said);
  },
});
