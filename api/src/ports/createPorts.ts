import type { Config } from '../config';
import { altchaCaptcha } from './captcha/altchaCaptcha';
import { oidcSignIn } from './identity/oidcSignIn';
import { oktaUsers } from './identity/oktaUsers';
import { smtpMail } from './mail/smtpMail';
import { stripePayments } from './payments/stripePayments';
import type { Ports } from './ports';

/** The outside services as the configuration names them. */
export const createPorts = (config: Config): Ports => ({
  identity: { ...oidcSignIn(config), ...oktaUsers(config) },
  mail: smtpMail(config),
  captcha: altchaCaptcha(config),
  payments: stripePayments(config),
});
