import { createHmac, randomBytes } from 'node:crypto';
import { now } from '../../settings/clock';
import type { OperatorSettings } from '../../settings/socialEnvironment';
import { askNetwork } from './networkCalls';
import type { SocialPort } from './socialPort';
import { type AskX, postOnX } from './xPosts';

/** RFC 3986, as OAuth 1 wants it. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );

/** The header of OAuth 1.0a (HMAC-SHA1): method, address and query are signed, a body of JSON is not. */
const signed = (
  { consumerKey, consumerSecret, token, tokenSecret }: OperatorSettings,
  method: string,
  url: string,
  query: Record<string, string>,
): string => {
  const own = {
    oauth_consumer_key: consumerKey,
    oauth_nonce: randomBytes(16).toString('hex'),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(now().getTime() / 1000)),
    oauth_token: token,
    oauth_version: '1.0',
  };
  const parameters = Object.entries({ ...query, ...own })
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const signature = createHmac('sha1', `${encode(consumerSecret)}&${encode(tokenSecret)}`)
    .update([method, encode(url), encode(parameters)].join('&'))
    .digest('base64');
  const header = Object.entries({ ...own, oauth_signature: signature });
  return `OAuth ${header.map(([name, value]) => `${name}="${encode(value)}"`).join(', ')}`;
};

/**
 * The account of the operator on X. Its tokens are those of OAuth 1.0a, which X shows to the owner of an application:
 * they do not end, so nothing has to be kept of them but the configuration.
 */
export const xOperator = (settings: OperatorSettings): Pick<SocialPort, 'post'> => {
  const ask: AskX = (path, query, json) => {
    const url = `${settings.apiUrl}${path}`;
    const search = new URLSearchParams(query).toString();
    const authorization = signed(settings, json === undefined ? 'GET' : 'POST', url, query);
    return askNetwork(`${url}${search && `?${search}`}`, {
      ...(json === undefined ? {} : { json }),
      headers: { Authorization: authorization },
    });
  };
  // X begins its tokens with the id of the account.
  const accountId = settings.token.split('-')[0] ?? '';
  return {
    post: (_tokens, content, { triedAt }) => postOnX(ask, content, { accountId, triedAt }),
  };
};
