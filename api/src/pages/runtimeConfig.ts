import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { IdentityPort } from '../ports/identity/identityPort';
import packageJson from '../../../package.json' with { type: 'json' };

/** GET /config.json: what the browser has to know before it starts. Nothing in it is secret. */
export const runtimeConfig =
  (config: Config, identity: IdentityPort): RequestHandler =>
  async (_request, response) => {
    const { authorizeUrl, endSessionUrl } = await identity.addresses();
    response.set('Cache-Control', 'no-cache').json({
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
      siteName: config.siteName,
      editorialMailbox: config.editorialMailbox,
      version: packageJson.version,
      brand: config.brand,
      reach: config.reach,
      addresses: config.addresses,
    });
  };
