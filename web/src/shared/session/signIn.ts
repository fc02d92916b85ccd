import { runtimeConfig } from '../config/runtimeConfig';
import { authorizeAddress, newPendingSignIn, type PendingSignIn } from './pkce';
import { storagePrefix } from './session';

const storageKey = `${storagePrefix}signIn`;

export const redirectUri = (): string => `${runtimeConfig().frontEndUrl}/authorizationcode`;

export async function startSignIn(): Promise<void> {
  const { identityProviderAuthorizeUrl, identityProviderClientId } = runtimeConfig();
  const pending = newPendingSignIn();
  const address = await authorizeAddress(pending, {
    authorizeUrl: identityProviderAuthorizeUrl,
    clientId: identityProviderClientId,
    redirectUri: redirectUri(),
  });
  sessionStorage.setItem(storageKey, JSON.stringify(pending));
  window.location.assign(address);
}

export function takePendingSignIn(state: string | null): PendingSignIn | null {
  const stored = sessionStorage.getItem(storageKey);
  if (stored === null || state === null) return null;
  const pending = JSON.parse(stored) as PendingSignIn;
  if (pending.state !== state) return null;
  sessionStorage.removeItem(storageKey);
  return pending;
}

/** The provider's logout, which comes back to this site's `/`; just `/` when the provider has none. */
export function providerLogoutAddress(idToken: string): string {
  const { identityProviderLogoutUrl, frontEndUrl } = runtimeConfig();
  if (!identityProviderLogoutUrl) return '/';
  const url = new URL(identityProviderLogoutUrl);
  url.searchParams.set('id_token_hint', idToken);
  url.searchParams.set('post_logout_redirect_uri', `${frontEndUrl}/`);
  return url.href;
}
