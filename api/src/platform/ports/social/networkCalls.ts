import { patience } from '../patience';
import { SocialRefused, SocialUnavailable } from './socialPort';

export type NetworkAnswer = { status: number; headers: Headers; body: unknown };

type Asked = { token?: string; json?: object; method?: string; headers?: Record<string, string> };

/** Texts that a network sends with a refusal, for the log and for telling refusals apart. */
export const refusalText = (body: unknown): string => JSON.stringify(body ?? null).slice(0, 500);

/**
 * Asks a network and answers what it said, a refusal too. Throws SocialUnavailable when it fails, asks to slow down or
 * takes longer than a caller waits, and SocialRefused when it does not take the token.
 */
export const askNetwork = async (
  url: string,
  { token, json, method = json === undefined ? 'GET' : 'POST', headers = {} }: Asked,
): Promise<NetworkAnswer> => {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? null : JSON.stringify(json),
      signal: AbortSignal.timeout(patience),
    });
    text = await answer.text();
  } catch (error) {
    throw new SocialUnavailable('The network does not answer.', { cause: error });
  }
  const { status } = answer;
  if (status === 429 || status >= 500) throw new SocialUnavailable(`The network answers ${status}.`);
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // What has no JSON is told by its status alone.
  }
  if (status === 401) throw new SocialRefused('authorization', `401: ${refusalText(body)}`);
  return { status, headers: answer.headers, body };
};

/** The body of a success, which callers read as the network documents it. Throws SocialRefused for a refusal. */
export const accepted = ({ status, body }: NetworkAnswer): unknown => {
  if (status >= 400) throw new SocialRefused('content', `${status}: ${refusalText(body)}`);
  return body;
};
