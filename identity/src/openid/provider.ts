import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { accountById, type Account } from '../accounts/accounts';
import { sendErrorPage, sendSignedOutPage, sendSigningOutPage } from '../pages/providerPages';
import type { IdentitySettings } from '../settings/identitySettings';
import { openIdRows } from './openIdRows';
import type { ProviderKeys } from './signingKeys';
import { noteBrowser } from './signIns';

const hour = 3600;

/** How long somebody stays signed in here, in seconds: without coming by, and in all, as the product's own sessions at most. */
const lifetime = { idle: 2 * hour, most: 12 * hour } as const;

const claimsOf = ({ id, status, profile }: Account): { sub: string; [claim: string]: string | boolean } => ({
  sub: id,
  email: profile.email,
  email_verified: status === 'ACTIVE' || status === 'RECOVERY',
  name: `${profile.firstName} ${profile.lastName}`.trim(),
  given_name: profile.firstName,
  family_name: profile.lastName,
  preferred_username: profile.login,
});

/** The OpenID provider: code flow with PKCE, one confidential client, addresses laid out as Okta's. */
export const createProvider = (
  { issuer, clientId, clientSecret, publicUrl, siteName, behindProxy }: IdentitySettings,
  keys: ProviderKeys,
  clock: () => Date,
): Provider => {
  const site = { siteName, publicUrl };
  const configuration: Configuration = {
    adapter: (model) => openIdRows(model, clock),
    jwks: { keys: [...keys.signing] },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'idp.session', interaction: 'idp.signin', resume: 'idp.resume' },
    },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/authorizationcode`],
        post_logout_redirect_uris: [publicUrl, `${publicUrl}/`, `${publicUrl}/welcome`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    scopes: ['openid', 'profile', 'email'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: async (_context, id) => {
      const account = await accountById(id);
      // Whoever was suspended or removed a moment ago gets nothing for a code or a session that is still there.
      return account?.status === 'ACTIVE' ? { accountId: id, claims: () => claimsOf(account) } : undefined;
    },
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const known = session.grantIdFor(client.clientId);
      const found = known === undefined ? undefined : await provider.Grant.find(known);
      if (found !== undefined) return found;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, interaction) => `/signin/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => sendSigningOutPage(context, form, site),
        postLogoutSuccessSource: (context) => sendSignedOutPage(context, site),
      },
    },
    renderError: (context, out) => sendErrorPage(context, out, site),
    routes: {
      authorization: '/v1/authorize',
      token: '/v1/token',
      jwks: '/v1/keys',
      userinfo: '/v1/userinfo',
      end_session: '/v1/logout',
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: lifetime.most,
      IdToken: hour,
      Interaction: hour,
      Session: (_context, { loginTs }) => {
        const now = Math.floor(clock().getTime() / 1000);
        return Math.max(1, Math.min(lifetime.idle, (loginTs ?? now) + lifetime.most - now));
      },
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.proxy = behindProxy;
  provider.use(async (context, next) => {
    await next();
    // Typed as always there; outside of its own routes it is not.
    const { oidc } = context as { oidc?: KoaContextWithOIDC['oidc'] };
    const session = oidc?.session;
    if (context.method !== 'GET' || session?.accountId === undefined) return;
    await noteBrowser(session.uid, session.accountId, context.get('user-agent'), clock());
  });
  return provider;
};
