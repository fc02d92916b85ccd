import Provider, { type Configuration } from 'oidc-provider';
import type { Journal } from '../store/journal';
import type { Account, Accounts } from './account';
import { providerKeys } from './keys';
import { sendErrorPage, sendSignedOutPage, sendSigningOutPage } from './providerPages';
import { tokenStore } from './tokenStore';

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly publicUrl: string;
}

const hour = 3600;

function claimsOf(account: Account): { sub: string; [claim: string]: string | boolean } {
  const { login, email, firstName, lastName } = account.profile;
  return {
    sub: account.id,
    email,
    email_verified: account.status === 'ACTIVE' || account.status === 'RECOVERY',
    name: `${firstName} ${lastName}`.trim(),
    given_name: firstName,
    family_name: lastName,
    preferred_username: login,
  };
}

/** The OpenID provider: code flow with PKCE, one confidential client, addresses laid out as Okta's. */
export function createProvider(options: ProviderOptions, accounts: Accounts, journal: Journal): Provider {
  const keys = providerKeys(journal);
  const configuration: Configuration = {
    adapter: tokenStore(journal),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookie],
      names: { session: 'idp.session', interaction: 'idp.signin', resume: 'idp.resume' },
    },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${options.publicUrl}/authorizationcode`],
        post_logout_redirect_uris: [
          options.publicUrl,
          `${options.publicUrl}/`,
          `${options.publicUrl}/welcome`,
        ],
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
    findAccount: (_context, id) => {
      const account = accounts.byId(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
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
        logoutSource: (context, form) => sendSigningOutPage(context, form, options.publicUrl),
        postLogoutSuccessSource: (context) => sendSignedOutPage(context, options.publicUrl),
      },
    },
    renderError: (context, out) => sendErrorPage(context, out, options.publicUrl),
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
      Grant: 12 * hour,
      IdToken: hour,
      Interaction: hour,
      Session: 12 * hour,
    },
  };
  return new Provider(options.issuer, configuration);
}
