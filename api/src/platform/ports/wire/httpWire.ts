import { createHmac } from 'node:crypto';
import { addressRule } from '../links/addressRule';
import { guardedRequest, isForbidden } from '../links/guardedRequest';
import { NotTaken, type WirePort } from './wirePort';

/** Characters of an answer that are read. */
const mostRead = 20_000;

/** Answers to which every other story would get the same: who sends it, or the moment, is not right. */
const isAboutAll = (status: number): boolean => status >= 500 || [401, 403, 408, 425, 429].includes(status);

/** Throws NotTaken. */
const post = async (url: URL, sent: Omit<Parameters<typeof guardedRequest>[1], 'mostRead' | 'method'>) => {
  try {
    return await guardedRequest(url, {
      method: 'POST',
      ...sent,
      mostRead,
    });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new NotTaken('unavailable', message, { cause });
  }
};

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
    const { status, text, isCut } = await post(url, { headers, body, rule, patience });
    if (isCut) throw new NotTaken('refused', 'The receiver answers more than a receipt.');
    if (status >= 200 && status < 300) return text;
    const said = `The receiver answers ${status}. ${text.slice(0, 300)}`.trim();
    throw new NotTaken(isAboutAll(status) ? 'unavailable' : 'refused', said);
  },
});
