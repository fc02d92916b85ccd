import { Webhook } from 'standardwebhooks';
import { addressRule, portOf } from '../links/addressRule';
import { guardedRequest, isForbidden } from '../links/guardedRequest';
import type { WebhookAnswer, WebhookPort } from './webhookPort';

/** Characters of an answer that are kept. */
const mostRead = 1_000;

/**
 * Sends messages by the Standard Webhooks specification, to public addresses by https alone.
 * @param agent as which it sends
 * @param exceptions addresses that are not public and yet may be sent to, each with its port, also without https
 * @param patience milliseconds for the whole answer
 */
export const httpWebhooks = (
  { agent, exceptions }: { agent: string; exceptions: readonly string[] },
  patience = 10_000,
): WebhookPort => {
  const rule = addressRule(exceptions);
  const isExcepted = (url: URL): boolean => exceptions.some((one) => one.endsWith(`:${portOf(url)}`));
  const accepts = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return (url.protocol === 'https:' || isExcepted(url)) && !isForbidden(rule, url);
  };
  return {
    accepts,
    send: async ({ id, at, body, secrets }, address) => {
      const begun = performance.now();
      const answered = (rest: Omit<WebhookAnswer, 'milliseconds'>): WebhookAnswer => ({
        ...rest,
        milliseconds: Math.round(performance.now() - begun),
      });
      if (!accepts(address))
        return answered({ status: null, answer: null, problem: 'The receiver has no public address.' });
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': agent,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
      };
      try {
        const { status, text } = await guardedRequest(new URL(address), {
          method: 'POST',
          headers,
          body,
          rule,
          patience,
          mostRead,
        });
        const isTaken = status >= 200 && status < 300;
        const answer = text.replaceAll('\u0000', '');
        return answered({ status, answer, problem: isTaken ? null : `The receiver answers ${status}.` });
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return answered({ status: null, answer: null, problem });
      }
    },
  };
};
