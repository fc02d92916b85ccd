import type { Config } from '../../settings/config';
import { inTime, OutOfTime, patience } from '../patience';
import { PaymentRefused, PaymentsUnavailable } from './paymentsPort';

export type PayPalSettings = NonNullable<Config['paypal']>;

type Asked = { method: 'GET' | 'POST'; path: string; body?: object | string; key?: string };

/** Asks PayPal and answers its JSON; null for what it does not know. */
export type AskPayPal = <Answer>(asked: Asked) => Promise<Answer | null>;

type Refusal = { name?: string; message?: string; details?: { issue?: string; description?: string }[] };

/** What the person who pays can do something about. */
const forPeople = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
]);

/** Our keys are wrong, PayPal is busy with the same order, asks us to slow down, or fails: nothing was judged. */
const passing = (status: number): boolean =>
  status === 401 || status === 403 || status === 409 || status === 429 || status >= 500;

const json = async (answer: Response): Promise<unknown> => answer.json().catch(() => ({}));

/** A connection that breaks is tried once more, with the same key. */
const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    return fetch(url, init);
  }
};

type Token = { until: number; answer: Promise<string> };

/** A token is kept until a minute before it ends, and fetched once for all who wait for it. */
const tokens = ({ apiUrl, clientId, clientSecret }: PayPalSettings) => {
  let kept: Token | null = null;
  const load = async (token: Token): Promise<string> => {
    const answer = await send(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new PaymentsUnavailable(`PayPal gives no token (${answer.status}).`);
    const { access_token, expires_in } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    token.until = performance.now() + (expires_in - 60) * 1000;
    return access_token;
  };
  const forget = (): void => {
    kept = null;
  };
  return {
    forget,
    token: (): Promise<string> => {
      if (kept !== null && performance.now() < kept.until) return kept.answer;
      const token: Token = { until: Infinity, answer: Promise.resolve('') };
      token.answer = load(token);
      token.answer.catch(forget);
      kept = token;
      return token.answer;
    },
  };
};

/**
 * Calls of PayPal's REST API; a `key` makes a step happen once. Throws PaymentsUnavailable when the whole answer takes
 * longer than a caller waits, and PaymentRefused for what PayPal has understood.
 */
export const paypalCalls = (settings: PayPalSettings): AskPayPal => {
  const access = tokens(settings);
  const ask = async ({ method, path, body, key }: Asked, signal: AbortSignal): Promise<Response> =>
    send(`${settings.apiUrl}${path}`, {
      method,
      signal,
      headers: {
        Authorization: `Bearer ${await access.token()}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(key === undefined ? {} : { 'PayPal-Request-Id': key }),
      },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
    });
  const answered = async (asked: Asked, signal: AbortSignal): Promise<unknown> => {
    let answer = await ask(asked, signal);
    if (answer.status === 401) {
      access.forget();
      answer = await ask(asked, signal);
    }
    if (answer.status === 404) return null;
    if (passing(answer.status)) throw new PaymentsUnavailable(`PayPal answers ${answer.status}.`);
    const content = await json(answer);
    if (answer.ok) return content;
    const { name, message, details } = content as Refusal;
    const [{ issue = name, description = message } = {}] = details ?? [];
    throw new PaymentRefused(
      description ?? `PayPal answers ${answer.status}.`,
      issue !== undefined && forPeople.has(issue),
    );
  };
  return async <Answer>(asked: Asked) => {
    const stop = new AbortController();
    try {
      return (await inTime(answered(asked, stop.signal))) as Answer | null;
    } catch (error) {
      if (error instanceof PaymentRefused || error instanceof PaymentsUnavailable) throw error;
      const why = error instanceof OutOfTime ? 'does not answer in time' : 'cannot be reached';
      throw new PaymentsUnavailable(`PayPal ${why}.`, { cause: error });
    } finally {
      stop.abort();
    }
  };
};
