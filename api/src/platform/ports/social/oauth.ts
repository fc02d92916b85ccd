import * as client from 'openid-client';
import { now } from '../../settings/clock';
import type { NetworkSettings } from '../../settings/socialEnvironment';
import { patience } from '../patience';
import {
  type Grant,
  type SocialPort,
  SocialRefused,
  type SocialTokens,
  SocialUnavailable,
} from './socialPort';

type Network = {
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl?: string;
  scope: string;
  /** How our application names itself: in the body, or by a header. */
  authentication: 'body' | 'header';
  hasPkce: boolean;
};

/** Some networks name no type of their tokens, and send ID tokens of an issuer that is not the one they name. */
const onlyTokens: client.CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit);
  if (!answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  if (body === null) return new Response(null, { status: 502 });
  const { id_token: _idToken, ...tokens } = body;
  return Response.json({ ...tokens, token_type: 'bearer' }, { status: answer.status });
};

/** The id and the secret as they are: X does not take them encoded. */
const plainHeader =
  (secret: string): client.ClientAuth =>
  (_server, { client_id: id }, _body, headers) => {
    headers.set('authorization', `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`);
  };

const isLoopback = (url: string): boolean => new URL(url).protocol === 'http:';

const seconds = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);
const inSeconds = (value: number | null): Date | null =>
  value === null ? null : new Date(now().getTime() + value * 1000);

/** A refresh token that the network does not replace goes on; what can be renewed ends when its refresh token does. */
const grantOf = (answer: client.TokenEndpointResponse, before?: string | null): Grant => {
  const accessEnds = inSeconds(seconds(answer.expires_in));
  const refresh = answer.refresh_token ?? before ?? null;
  return {
    tokens: { access: answer.access_token, accessEnds: accessEnds?.toISOString() ?? null, refresh },
    ends: refresh === null ? accessEnds : inSeconds(seconds(answer['refresh_token_expires_in'])),
  };
};

const refusalOf = (error: unknown): Error =>
  error instanceof client.ResponseBodyError && error.status < 500 && error.status !== 429
    ? new SocialRefused('authorization', `The network refuses: ${error.error}.`, { cause: error })
    : new SocialUnavailable('The network does not answer as it should.', { cause: error });

const asked = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw refusalOf(error);
  }
};

type OAuth = Pick<SocialPort, 'authorizationUrl' | 'exchangeCode' | 'renew' | 'revoke'> & {
  /** A grant of the network's own making. */
  grant: (type: string, parameters: Record<string, string>) => Promise<Grant>;
};

/** OAuth 2, code flow, as a confidential client of a network that tells its addresses in its documentation alone. */
export const oauth = ({ clientId, clientSecret }: NetworkSettings, network: Network): OAuth => {
  const { issuer, authorizeUrl, tokenUrl, revokeUrl, scope, authentication, hasPkce } = network;
  const configuration = new client.Configuration(
    {
      issuer,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
      ...(revokeUrl === undefined ? {} : { revocation_endpoint: revokeUrl }),
    },
    clientId,
    undefined,
    authentication === 'body' ? client.ClientSecretPost(clientSecret) : plainHeader(clientSecret),
  );
  configuration.timeout = patience / 1000;
  configuration[client.customFetch] = onlyTokens;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to stand out; this is loopback only
  if (isLoopback(tokenUrl)) client.allowInsecureRequests(configuration);
  return {
    authorizationUrl: async ({ callbackUrl, state, verifier }) => {
      const challenge: Record<string, string> = hasPkce
        ? { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
        : {};
      const parameters = { redirect_uri: callbackUrl, scope, state, ...challenge };
      return client.buildAuthorizationUrl(configuration, parameters).href;
    },
    exchangeCode: async ({ callbackUrl, code, verifier }) => {
      const returned = new URL(callbackUrl);
      returned.searchParams.set('code', code);
      const checks = hasPkce ? { pkceCodeVerifier: verifier } : {};
      return grantOf(await asked(client.authorizationCodeGrant(configuration, returned, checks)));
    },
    renew: async ({ refresh }: SocialTokens) =>
      refresh === null
        ? null
        : grantOf(await asked(client.refreshTokenGrant(configuration, refresh)), refresh),
    grant: async (type, parameters) =>
      grantOf(await asked(client.genericGrantRequest(configuration, type, parameters))),
    revoke: async ({ access, refresh }) => {
      if (revokeUrl !== undefined) await asked(client.tokenRevocation(configuration, refresh ?? access));
    },
  };
};
