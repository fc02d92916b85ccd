import * as client from 'openid-client';
import type { Config } from '../../settings/config';
import { inTime, patience } from '../patience';
import { CodeRefused, IdentityUnavailable, type IdentityPort, type SignedIn } from './identityPort';

const isLoopback = (issuer: URL): boolean =>
  issuer.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);

const usualAddresses = (issuer: string) => ({
  authorizeUrl: `${issuer}/v1/authorize`,
  endSessionUrl: `${issuer}/v1/logout`,
});

/** What the provider says of the code is a refusal; everything else is a provider that does not work. */
const refusalOf = (error: unknown): Error => {
  const refused =
    (error instanceof client.ResponseBodyError && error.status < 500 && error.error === 'invalid_grant') ||
    (error instanceof client.ClientError &&
      ['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'].includes(error.code ?? ''));
  return refused
    ? new CodeRefused('The provider refused the code.', { cause: error })
    : new IdentityUnavailable('The provider does not answer as it should.', { cause: error });
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Code flow with PKCE, as a confidential client. Plain HTTP is taken from a provider on this machine only. */
export const oidcSignIn = ({
  oidc,
}: Pick<Config, 'oidc'>): Pick<IdentityPort, 'addresses' | 'exchangeCode'> => {
  const issuer = new URL(oidc.issuer);
  let discovered: Promise<client.Configuration> | null = null;

  const provider = (): Promise<client.Configuration> => {
    discovered ??= client
      .discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, {
        timeout: patience / 1000,
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to stand out; this is loopback only
        ...(isLoopback(issuer) ? { execute: [client.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        discovered = null;
        throw new IdentityUnavailable('The provider cannot be discovered.', { cause: error });
      });
    return discovered;
  };

  /** The claims of the ID token, and of the user's profile when the token does not carry the address. */
  const claimsOf = async (
    configuration: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ): Promise<Record<string, unknown> & { iss: string; sub: string }> => {
    const claims = tokens.claims();
    if (claims === undefined) throw new IdentityUnavailable('The provider sent no ID token.');
    if (claims['email'] !== undefined) return claims;
    const profile = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...claims, email: profile.email, email_verified: profile.email_verified };
  };

  const exchange = async ({
    code,
    codeVerifier,
    nonce,
    redirectUri,
  }: Parameters<IdentityPort['exchangeCode']>[0]): Promise<SignedIn> => {
    const configuration = await provider();
    const returned = new URL(redirectUri);
    returned.searchParams.set('code', code);
    // The browser has checked state and where the code came from; there is one provider only.
    if (configuration.serverMetadata().authorization_response_iss_parameter_supported === true) {
      returned.searchParams.set('iss', configuration.serverMetadata().issuer);
    }
    const tokens = await client.authorizationCodeGrant(configuration, returned, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = await claimsOf(configuration, tokens);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: text(claims['email']),
      emailVerified: claims['email_verified'] === true,
      idToken: tokens.id_token ?? '',
    };
  };

  return {
    addresses: async () => {
      const usual = usualAddresses(oidc.issuer);
      try {
        const metadata = (await provider()).serverMetadata();
        return {
          authorizeUrl: metadata.authorization_endpoint ?? usual.authorizeUrl,
          endSessionUrl: metadata.end_session_endpoint ?? usual.endSessionUrl,
        };
      } catch {
        return usual;
      }
    },
    exchangeCode: async (input) => {
      try {
        return await inTime(exchange(input));
      } catch (error) {
        if (error instanceof IdentityUnavailable) throw error;
        throw refusalOf(error);
      }
    },
  };
};
