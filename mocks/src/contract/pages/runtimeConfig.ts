import { defaultMessageSettings } from '@dispatch/contract';
import type { RequestHandler } from 'express';
import packageJson from '../../../../package.json' with { type: 'json' };

/** GET /config.json: what the server would tell the browser, with the mock server's own pages for the provider's. */
export const runtimeConfig =
  (
    publicUrl: string,
    providerUrl: string,
    cards: { address: string; publishableKey: string },
  ): RequestHandler =>
  (_request, response) => {
    response.set('Cache-Control', 'no-cache').json({
      environment: 'development',
      apiUrl: '/api',
      frontEndUrl: publicUrl,
      identityProviderUrl: `${publicUrl}/_mock`,
      identityProviderAuthorizeUrl: `${publicUrl}/_mock/sign-in`,
      identityProviderLogoutUrl: `${publicUrl}/_mock/sign-out`,
      identityProviderClientId: 'dispatch',
      forgotPasswordUrl: `${providerUrl}/_mock/forgot-password`,
      analyticsId: '',
      captchaSiteKey: '',
      captchaScriptUrl: '',
      cardProviderPublishableKey: cards.publishableKey,
      providerPages: { card: null, paypal: null },
      cardProviderScriptUrl: `${cards.address}/clover/stripe.js`,
      hasPayPal: false,
      hasCardGateway: false,
      hasSharePost: true,
      siteName: 'Dispatch',
      logoPath: null,
      editorialMailbox: 'editorial@dispatch.example',
      version: packageJson.version,
      ...defaultMessageSettings,
      addresses: { termsUrl: '', privacyUrl: '', phone: '', postalAddress: '' },
    });
  };
