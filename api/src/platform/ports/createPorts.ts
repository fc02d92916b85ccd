import type { Config } from '../settings/config';
import { altchaCaptcha } from './captcha/altchaCaptcha';
import { recaptcha } from './captcha/recaptcha';
import { dnsDomains } from './domains/dnsDomains';
import { httpHub } from './hub/httpHub';
import { httpSite } from './site/httpSite';
import { oidcSignIn } from './identity/oidcSignIn';
import { oktaUsers } from './identity/oktaUsers';
import { httpLinks } from './links/httpLinks';
import { smtpMail } from './mail/smtpMail';
import { authorizeNetPayments } from './payments/authorizeNetPayments';
import { paypalPayments } from './payments/paypalPayments';
import { stripePayments } from './payments/stripePayments';
import { connectPatiently } from './patience';
import type { Ports } from './ports';
import { clamdScan } from './scan/clamdScan';
import { noScan } from './scan/noScan';
import { socialPorts } from './social/socialPorts';
import { storageOf } from './storage/storageOf';
import { httpWebhooks } from './webhooks/httpWebhooks';
import { httpWire } from './wire/httpWire';

export const createPorts = (config: Config): Ports => {
  connectPatiently();

  return {
    identity: { ...oidcSignIn(config), ...oktaUsers(config) },
    mail: smtpMail(config),
    captcha: config.recaptcha.siteKey === '' ? altchaCaptcha(config) : recaptcha(config),
    payments: {
      stripe: stripePayments(config),
      paypal: config.paypal && paypalPayments(config.paypal, config),
      authorizenet: config.authorizenet && authorizeNetPayments(config.authorizenet),
    },
    storage: storageOf(config.storage),
    scan: config.clamdUrl === null ? noScan : clamdScan(config.clamdUrl),
    social: socialPorts(config),
    links: httpLinks({
      agent: `Mozilla/5.0 (compatible; Dispatch link check; +${config.publicUrl})`,
      exceptions: config.linkChecks.exceptions,
    }),
    wire: httpWire(config.linkChecks.exceptions),
    webhooks: httpWebhooks({
      agent: `Dispatch webhooks (+${config.publicUrl})`,
      exceptions: config.linkChecks.exceptions,
    }),
    site: httpSite(config.publicUrl),
    domains: dnsDomains({
      agent: `Dispatch website check (+${config.publicUrl})`,
      exceptions: config.linkChecks.exceptions,
    }),
    hub: config.websubHub === null ? null : httpHub(config.websubHub),
  };
};
