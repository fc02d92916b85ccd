import type { Ports } from '../ports/ports';
import { observed } from './figures';

const orNull = <Port extends object>(service: string, port: Port | null): Port | null =>
  port === null ? null : observed(service, port);

/** The same ports, whose steps are counted. */
export const observedPorts = ({ payments, social, hub, ...ports }: Ports): Ports => ({
  identity: observed('identity', ports.identity),
  mail: observed('mail', ports.mail),
  captcha: observed('captcha', ports.captcha),
  payments: {
    stripe: observed('stripe', payments.stripe),
    paypal: orNull('paypal', payments.paypal),
    authorizenet: orNull('authorizenet', payments.authorizenet),
  },
  storage: observed('storage', ports.storage),
  scan: observed('scan', ports.scan),
  links: observed('links', ports.links),
  social: Object.fromEntries(
    Object.entries(social).map(([network, port]) => [network, orNull(`social-${network}`, port)]),
  ) as Ports['social'],
  wire: observed('wire', ports.wire),
  webhooks: observed('webhooks', ports.webhooks),
  site: observed('site', ports.site),
  domains: observed('domains', ports.domains),
  hub: orNull('websub', hub),
});
