import type { RequestHandler } from 'express';
import type { Config } from '../settings/config';
import type { IdentityPort } from '../ports/identity/identityPort';
import { productVersion } from '../settings/productVersion';

/** Where the providers show a payment by its id, by the addresses of their calls. A provider elsewhere shows none. */
const providerPages: Readonly<Record<string, string>> = {
  'https://api.stripe.com': 'https://dashboard.stripe.com/payments/',
  'https://api-m.paypal.com': 'https://www.paypal.com/activity/payment/',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com/activity/payment/',
};

const pageOfCards = ({ apiUrl, secretKey }: Config['stripe']): string | null => {
  const page = providerPages[apiUrl] ?? null;
  return secretKey.startsWith('sk_test_') ? (page?.replace('/payments/', '/test/payments/') ?? null) : page;
};

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
    providerPages: {
      card: pageOfCards(config.stripe),
      paypal: providerPages[config.paypal?.apiUrl ?? ''] ?? null,
    },
    hasPayPal: config.paypal !== null,
    hasCardGateway: config.authorizenet !== null,
    hasSharePost: config.social.operator !== null,
    siteName: config.siteName,
    logoPath: config.logoPath,
    editorialMailbox: config.editorialMailbox,
    version: productVersion,
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
