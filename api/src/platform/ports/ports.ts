import type { CaptchaPort } from './captcha/captchaPort';
import type { DomainPort } from './domains/domainPort';
import type { HubPort } from './hub/hubPort';
import type { IdentityPort } from './identity/identityPort';
import type { LinkPort } from './links/linkPort';
import type { MailPort } from './mail/mailPort';
import type { PaymentProviders } from './payments/providers';
import type { ScanPort } from './scan/scanPort';
import type { SitePort } from './site/sitePort';
import type { SocialPorts } from './social/socialPort';
import type { StoragePort } from './storage/storagePort';
import type { WebhookPort } from './webhooks/webhookPort';
import type { WirePort } from './wire/wirePort';

export type Ports = {
  identity: IdentityPort;
  mail: MailPort;
  captcha: CaptchaPort;
  payments: PaymentProviders;
  storage: StoragePort;
  scan: ScanPort;
  links: LinkPort;
  social: SocialPorts;
  wire: WirePort;
  webhooks: WebhookPort;
  site: SitePort;
  domains: DomainPort;
  /** Null where the operator names none. */
  hub: HubPort | null;
};
