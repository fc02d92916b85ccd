export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Bytes as base64url without padding. */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const randomText = (byteCount = 32): string => base64Url(crypto.getRandomValues(new Uint8Array(byteCount)));

/** The S256 challenge of a verifier (RFC 7636, 4.2). Needs HTTPS or localhost. */
export const challengeOf = async (codeVerifier: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))));

export const newPendingSignIn = (): PendingSignIn => ({
  state: randomText(),
  nonce: randomText(),
  codeVerifier: randomText(),
});

export interface AuthorizeOptions {
  authorizeUrl: string;
  clientId: string;
  redirectUri: string;
}

/** The provider's address for signing in: code flow, PKCE, scopes openid profile email. */
export async function authorizeAddress(pending: PendingSignIn, options: AuthorizeOptions): Promise<string> {
  const url = new URL(options.authorizeUrl);
  const query = {
    client_id: options.clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: options.redirectUri,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await challengeOf(pending.codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
