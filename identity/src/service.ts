import type { Logger } from 'pino';
import type Provider from 'oidc-provider';
import type { AccountMail } from './accounts/accountMail';
import type { IdentitySettings } from './settings/identitySettings';

/** What the pages and calls of the service share. */
export type Service = {
  readonly settings: IdentitySettings;
  readonly clock: () => Date;
  /** The OpenID provider with the keys of this moment: ask for it anew with each request. */
  readonly provider: () => Provider;
  readonly mail: AccountMail;
  readonly log: Logger;
  /** Has events and mails sent that were kept: after the commit of what has kept them. */
  readonly wake: () => void;
};
