import type { RequestHandler } from 'express';
import type { Config } from '../settings/config';
import type { IdentityPort } from '../ports/identity/identityPort';
import packageJson from '../../../../package.json' with { type: 'json' };

export const browserConfig = async (config: Config, identity: IdentityPort) => {
  const { authorizeUrl, endSessionUrl } = await identity.addresses();
  return {
    environment: config.environment,
    apiUrl: '/api',
    frontEndUrl: config.publicUrl,
    identityProviderUrl: config.oidc.issuer,
    identityProviderAuthorizeUrl: authorizeUrl,
    identityProviderLogoutUrl: endSessionUrl,
    identityProviderClientId: config.oidc.clientId,
    forgotPasswordUrl: config.forgotPasswordUrl,
    analyticsId: config.analyticsId,
    captchaSiteKey: config.recaptcha.siteKey,
    captchaScriptUrl: config.recaptcha.scriptUrl,
    cardProviderPublishableKey: config.stripe.publishableKey,
    cardProviderScriptUrl: config.stripe.scriptUrl,
    hasPayPal: config.paypal !== null,
    hasCardGateway: config.authorizenet !== null,
    hasSharePost: config.social.operator !== null,
    siteName: config.siteName,
    logoPath: config.logoPath,
    editorialMailbox: config.editorialMailbox,
    version: packageJson.version,
    brand: config.brand,
    reach: config.reach,
    addresses: config.addresses,
  };
};

export type BrowserConfig = Awaited<ReturnType<typeof browserConfig>>;

/** GET /config.json: the same for pages that come without it, as in development. */
export const runtimeConfig =
  (config: Config, identity: IdentityPort): RequestHandler =>
  async (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(await browserConfig(config, identity));
  };
