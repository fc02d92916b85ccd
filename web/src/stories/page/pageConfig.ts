import type { RuntimeConfig } from '../../shared/config/runtimeConfig';

/** The installation in which the stories play: every field filled. */
export const pageConfig: RuntimeConfig = {
  environment: 'stories',
  apiUrl: '/api',
  frontEndUrl: 'https://dispatch.example',
  identityProviderUrl: 'https://id.example.com/oauth2/default',
  identityProviderAuthorizeUrl: 'https://id.example.com/oauth2/default/v1/authorize',
  identityProviderLogoutUrl: 'https://id.example.com/oauth2/default/v1/logout',
  identityProviderClientId: 'dispatch',
  forgotPasswordUrl: 'https://id.example.com/signin/forgot-password',
  analyticsId: '',
  captchaSiteKey: '',
  captchaScriptUrl: 'https://www.google.com/recaptcha/api.js',
  cardProviderPublishableKey: 'pk_test_stories',
  providerPages: {
    card: 'https://dashboard.stripe.com/payments/',
    paypal: 'https://www.paypal.com/activity/payment/',
  },
  cardProviderScriptUrl: 'https://js.stripe.com/clover/stripe.js',
  hasPayPal: false,
  hasCardGateway: false,
  hasSharePost: true,
  siteName: 'Dispatch',
  logoPath: null,
  editorialMailbox: 'editorial@dispatch.example',
  version: '0.1.0',
  brand: { product: 'PRWeb', company: 'Cision', availability: 'C3', identity: 'Okta' },
  reach: { sites: '1200+', journalists: '30,000', subscribers: '250,000' },
  addresses: {
    termsUrl: 'https://dispatch.example/terms',
    privacyUrl: 'https://dispatch.example/privacy',
    phone: '+1 212 555 0100',
    postalAddress: '12 Wire Street, New York, NY 10001',
  },
};
