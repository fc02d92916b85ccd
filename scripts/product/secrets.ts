import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from '../process/jsonFile';

export interface Secrets {
  oidcClientSecret: string;
  oktaApiToken: string;
  eventHookSecret: string;
  stripeSecretKey: string;
  stripePublishableKey: string;
  stripeWebhookSecret: string;
  captchaSecret: string;
  unsubscribeSecret: string;
  paypalClientSecret: string;
  gatewayTransactionKey: string;
  gatewaySignatureKey: string;
  socialClientSecret: string;
  /** 32 bytes, in hexadecimal. */
  tokenKey: string;
  wireSecret: string;
  /** 32 bytes, in hexadecimal. */
  signingKey: string;
}

export function developmentSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const known = (readJson(file) ?? {}) as Partial<Secrets>;
  const made = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`;
  const secrets: Secrets = {
    oidcClientSecret: made(''),
    oktaApiToken: made('00'),
    eventHookSecret: made(''),
    stripeSecretKey: made('sk_test_'),
    stripePublishableKey: made('pk_test_'),
    stripeWebhookSecret: made('whsec_'),
    captchaSecret: made(''),
    unsubscribeSecret: made(''),
    paypalClientSecret: made(''),
    gatewayTransactionKey: made(''),
    gatewaySignatureKey: made(''),
    socialClientSecret: made(''),
    tokenKey: randomBytes(32).toString('hex'),
    wireSecret: made(''),
    signingKey: randomBytes(32).toString('hex'),
    ...known,
  };
  if (Object.keys(known).length < Object.keys(secrets).length) writeJson(file, secrets);
  return secrets;
}
