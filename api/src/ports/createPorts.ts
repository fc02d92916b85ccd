import type { Config } from '../config';
import { altchaCaptcha } from './captcha/altchaCaptcha';
import { recaptcha } from './captcha/recaptcha';
import { oidcSignIn } from './identity/oidcSignIn';
import { oktaUsers } from './identity/oktaUsers';
import { smtpMail } from './mail/smtpMail';
import { stripePayments } from './payments/stripePayments';
import type { Ports } from './ports';
import { clamdScan } from './scan/clamdScan';
import { noScan } from './scan/noScan';
import { folderStorage } from './storage/folderStorage';
import { noStorage } from './storage/noStorage';
import { s3Storage } from './storage/s3Storage';
import type { StoragePort } from './storage/storagePort';

const storageOf = ({ storage }: Config): StoragePort => {
  if (storage.kind === 'none') return noStorage;
  return storage.kind === 's3' ? s3Storage(storage.s3) : folderStorage(storage.folder);
};

/** The outside services as the configuration names them. */
export const createPorts = (config: Config): Ports => ({
  identity: { ...oidcSignIn(config), ...oktaUsers(config) },
  mail: smtpMail(config),
  captcha: config.recaptcha.siteKey === '' ? altchaCaptcha(config) : recaptcha(config),
  payments: stripePayments(config),
  storage: storageOf(config),
  scan: config.clamdUrl === null ? noScan : clamdScan(config.clamdUrl),
});
