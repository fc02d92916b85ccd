import { resolve } from 'node:path';
import { startingLimits } from '@dispatch/contract';
import { ValidationError, object, string, type InferType } from 'yup';
import { databaseFrom, databaseVariables } from './databaseEnvironment';
import {
  count,
  missing,
  neededWith,
  outsideAddress,
  port,
  proxies,
  span,
  secret,
  secretWith,
  webAddress,
  withProtocol,
} from './environmentRules';
import { operatorFrom, operatorVariables } from './operatorEnvironment';
import { SecretFileError, withSecretFiles } from './secretFiles';
import { keyList, keysFrom, socialFrom, socialVariables } from './socialEnvironment';
import { startingFeatures } from './startingFeatures';

const environment = object({
  NODE_ENV: string().oneOf(['production', 'development', 'test']).default('production'),
  PORT: port().default(3000),
  HOST: string().trim().default('127.0.0.1'),
  ...operatorVariables,
  PUBLIC_URL: webAddress().when('NODE_ENV', { is: 'production', then: (text) => text.required(missing) }),
  ...databaseVariables,
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WEB_ROOT: string().default('web/dist'),
  CONTRACT_FILE: string().default('openapi.yaml'),
  OIDC_ISSUER: outsideAddress().required(missing),
  OIDC_CLIENT_ID: string().required(missing),
  OIDC_CLIENT_SECRET: secret(),
  OKTA_API_URL: outsideAddress().required(missing),
  OKTA_API_TOKEN: secret(),
  OKTA_EVENT_HOOK_SECRET: secret(),
  STRIPE_SECRET_KEY: secret(),
  STRIPE_PUBLISHABLE_KEY: string().required(missing),
  STRIPE_WEBHOOK_SECRET: secret(),
  STRIPE_API_URL: outsideAddress().default('https://api.stripe.com'),
  STRIPE_JS_URL: outsideAddress().default('https://js.stripe.com/endive/stripe.js'),
  PAYPAL_CLIENT_ID: string().trim().default(''),
  PAYPAL_CLIENT_SECRET: neededWith('PAYPAL_CLIENT_ID'),
  PAYPAL_WEBHOOK_ID: neededWith('PAYPAL_CLIENT_ID'),
  PAYPAL_API_URL: outsideAddress().default('https://api-m.paypal.com'),
  AUTHORIZENET_LOGIN_ID: string().trim().default(''),
  AUTHORIZENET_TRANSACTION_KEY: neededWith('AUTHORIZENET_LOGIN_ID'),
  AUTHORIZENET_SIGNATURE_KEY: neededWith('AUTHORIZENET_LOGIN_ID'),
  AUTHORIZENET_API_URL: outsideAddress().default('https://api.authorize.net/xml/v1/request.api'),
  ...socialVariables,
  SIGNING_KEYS: keyList(),
  SMTP_URL: withProtocol(['smtp:', 'smtps:'], 'a mail server address').required(missing),
  MAIL_FROM: string().trim().required(missing),
  JOURNALIST_MAILS_PER_MINUTE: count().default(600),
  JOURNALIST_MAILS_PER_BATCH: count().default(50),
  UNSUBSCRIBE_SECRET: secret(),
  CAPTCHA_SECRET: secret(),
  CAPTCHA_SITE_KEY: string().trim().default(''),
  CAPTCHA_SITE_SECRET: neededWith('CAPTCHA_SITE_KEY'),
  CAPTCHA_SCRIPT_URL: outsideAddress().default('https://www.google.com/recaptcha/api.js'),
  CAPTCHA_VERIFY_URL: outsideAddress().default('https://www.google.com/recaptcha/api/siteverify'),
  ANALYTICS_ID: string().trim().default(''),
  STORAGE: string().oneOf(['folder', 's3', 'none']).default('folder'),
  STORAGE_FOLDER: string().trim().default('data/files'),
  S3_BUCKET: string()
    .trim()
    .default('')
    .when('STORAGE', { is: 's3', then: (text) => text.required(missing) }),
  S3_REGION: string().trim().default('us-east-1'),
  S3_ENDPOINT: outsideAddress(),
  S3_ACCESS_KEY_ID: string().trim().default(''),
  S3_SECRET_ACCESS_KEY: string().trim().default(''),
  WIRE_URL: outsideAddress(),
  WIRE_FORMAT: string().oneOf(['json', 'newsml-g2']).default('json'),
  WIRE_SECRET: secretWith('WIRE_URL'),
  WEBSUB_HUB: outsideAddress(),
  CLAMD_URL: withProtocol(['tcp:', 'unix:'], 'an address of clamd'),
  LINK_CHECKS: string().oneOf(['on', 'off']).default('on'),
  LINK_CHECK_EXCEPTIONS: string()
    .trim()
    .default('')
    .when('NODE_ENV', {
      is: 'production',
      then: (text) => text.length(0, '${path} is for tests, not for production'),
    }),
  SESSION_IDLE_MINUTES: span(1, 24 * 60).default(60),
  SESSION_MAX_HOURS: span(0.1, 24 * 7).default(12),
  SHUTDOWN_DELAY_SECONDS: span(0, 600).default(5),
  SHUTDOWN_LIMIT_SECONDS: span(2, 3_600)
    .default(25)
    .when('SHUTDOWN_DELAY_SECONDS', ([delay]: number[], limit) =>
      limit.min((delay ?? 0) + 2, '${path} must leave two seconds after SHUTDOWN_DELAY_SECONDS'),
    ),
  SITE_NAME: string().trim().min(1).default('Dispatch'),
  EDITORIAL_MAILBOX: string().trim().email('${path} is not an e-mail address').required(missing),
  FORGOT_PASSWORD_URL: outsideAddress().required(missing),
  IDENTITY_SETTINGS_URL: outsideAddress(),
  TRUST_PROXY: string()
    .trim()
    .matches(proxies, '${path} is neither a number of proxies nor a list of their addresses')
    .default(''),
  // The operator's words, figures and addresses. A figure that is set to nothing is not shown.
  BRAND_PRODUCT: string().trim().default('PRWeb'),
  BRAND_COMPANY: string().trim().default('Cision'),
  BRAND_AVAILABILITY: string().trim().default('C3'),
  BRAND_IDENTITY: string().trim().default('Okta'),
  REACH_SITES: string().trim().default('1200+'),
  REACH_JOURNALISTS: string().trim().default('30,000'),
  REACH_SUBSCRIBERS: string().trim().default('250,000'),
  TERMS_URL: string().trim().default(''),
  PRIVACY_URL: string().trim().default(''),
  CONTACT_PHONE: string().trim().default(''),
  POSTAL_ADDRESS: string().trim().default(''),
});

type Environment = InferType<typeof environment>;

const storageEnvironment = environment.pick([
  'NODE_ENV',
  'STORAGE',
  'STORAGE_FOLDER',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

type StorageEnvironment = InferType<typeof storageEnvironment>;

export type Config = ReturnType<typeof fromEnvironment>;

/** The configuration is not usable. The message names every error. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A number of proxies, or their addresses. `true` is not taken: anybody could then invent an address. */
const trustProxy = (text: string): number | string[] | false => {
  if (text === '' || text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
};

const storageFrom = (env: StorageEnvironment) => ({
  kind: env.STORAGE,
  folder: resolve(env.STORAGE_FOLDER),
  s3: {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  },
});

const fromEnvironment = (env: Environment) => ({
  environment: env.NODE_ENV,
  port: env.PORT,
  host: env.HOST,
  ...operatorFrom(env),
  /** From where on a second person confirms what staff gives: an administrator can set others. */
  approvals: { ...startingLimits } as { approvalAmount: number; approvalPercent: number },
  publicUrl: env.PUBLIC_URL ?? 'http://localhost:3000',
  ...databaseFrom(env),
  logLevel: env.LOG_LEVEL,
  webRoot: resolve(env.WEB_ROOT),
  contractFile: resolve(env.CONTRACT_FILE),
  oidc: { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET },
  okta: { url: env.OKTA_API_URL, token: env.OKTA_API_TOKEN },
  eventHookSecret: env.OKTA_EVENT_HOOK_SECRET,
  stripe: {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL,
    scriptUrl: env.STRIPE_JS_URL,
  },
  // Other ways to pay; null where the operator has none.
  paypal:
    env.PAYPAL_CLIENT_ID === ''
      ? null
      : {
          clientId: env.PAYPAL_CLIENT_ID,
          clientSecret: env.PAYPAL_CLIENT_SECRET,
          webhookId: env.PAYPAL_WEBHOOK_ID,
          apiUrl: env.PAYPAL_API_URL,
        },
  authorizenet:
    env.AUTHORIZENET_LOGIN_ID === ''
      ? null
      : {
          loginId: env.AUTHORIZENET_LOGIN_ID,
          transactionKey: env.AUTHORIZENET_TRANSACTION_KEY,
          signatureKey: env.AUTHORIZENET_SIGNATURE_KEY,
          apiUrl: env.AUTHORIZENET_API_URL,
        },
  social: socialFrom(env),
  // What publications are signed with, the first key; without one they are not.
  signingKeys: keysFrom(env.SIGNING_KEYS),
  mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
  journalistMails: { perMinute: env.JOURNALIST_MAILS_PER_MINUTE, perBatch: env.JOURNALIST_MAILS_PER_BATCH },
  unsubscribeSecret: env.UNSUBSCRIBE_SECRET,
  captchaSecret: env.CAPTCHA_SECRET,
  recaptcha: {
    siteKey: env.CAPTCHA_SITE_KEY,
    secret: env.CAPTCHA_SITE_SECRET,
    scriptUrl: env.CAPTCHA_SCRIPT_URL,
    verifyUrl: env.CAPTCHA_VERIFY_URL,
  },
  analyticsId: env.ANALYTICS_ID,
  storage: storageFrom(env),
  // The downstream system; null where the operator has none.
  wire:
    env.WIRE_URL === undefined
      ? null
      : { url: env.WIRE_URL, format: env.WIRE_FORMAT, secret: env.WIRE_SECRET ?? '' },
  // Who is told that feeds have changed; null where nobody is.
  websubHub: env.WEBSUB_HUB ?? null,
  clamdUrl: env.CLAMD_URL ?? null,
  linkChecks: {
    isOn: env.LINK_CHECKS === 'on',
    exceptions: env.LINK_CHECK_EXCEPTIONS.split(',').map((one) => one.trim()),
  },
  session: { idleMinutes: env.SESSION_IDLE_MINUTES, maxHours: env.SESSION_MAX_HOURS },
  // In milliseconds.
  shutdown: { delay: env.SHUTDOWN_DELAY_SECONDS * 1000, limit: env.SHUTDOWN_LIMIT_SECONDS * 1000 },
  siteName: env.SITE_NAME,
  editorialMailbox: env.EDITORIAL_MAILBOX,
  forgotPasswordUrl: env.FORGOT_PASSWORD_URL,
  // Okta's own page, unless another provider has another one.
  identitySettingsUrl: env.IDENTITY_SETTINGS_URL ?? `${new URL(env.OIDC_ISSUER).origin}/enduser/settings`,
  trustProxy: trustProxy(env.TRUST_PROXY),
  brand: {
    product: env.BRAND_PRODUCT,
    company: env.BRAND_COMPANY,
    availability: env.BRAND_AVAILABILITY,
    identity: env.BRAND_IDENTITY,
  },
  reach: { sites: env.REACH_SITES, journalists: env.REACH_JOURNALISTS, subscribers: env.REACH_SUBSCRIBERS },
  addresses: {
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    phone: env.CONTACT_PHONE,
    postalAddress: env.POSTAL_ADDRESS,
  },
  // What administrators alone set (settings/liveConfig.ts), as it is before they have.
  logoPath: null as string | null,
  // What an operator switches by a command.
  isInMaintenance: false,
  features: startingFeatures,
});

type Variables = Readonly<Record<string, string | undefined>>;

const unusable = (errors: readonly string[]): ConfigurationError => {
  const listed = errors.map((error) => `  - ${error}`).join('\n');
  return new ConfigurationError(`The configuration is not usable:\n${listed}`);
};

/**
 * An environment with what its files hold. What is set to nothing is not set; but for figures of reach, which are then not
 * shown. Throws a ConfigurationError for files that cannot be read.
 */
export const settingsGiven = (variables: Variables): Record<string, string | undefined> => {
  try {
    const all = withSecretFiles(variables, Object.keys(environment.fields));
    return Object.fromEntries(
      Object.entries(all).filter(([name, value]) => value !== '' || name.startsWith('REACH_')),
    );
  } catch (error) {
    throw error instanceof SecretFileError ? unusable(error.errors) : error;
  }
};

/** What is wrong with a value of a variable, beside the others; null for one that may stand there. */
export const whyNotSetting = (name: string, variables: Variables): string | null => {
  try {
    environment.validateSyncAt(name, variables);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.message;
  }
};

/** Checks an environment. Throws one ConfigurationError that lists everything that is missing or wrong. */
export const parseConfig = (variables: Variables): Config => {
  const given = settingsGiven(variables);
  try {
    return fromEnvironment(environment.validateSync(given, { abortEarly: false, stripUnknown: true }));
  } catch (error) {
    throw error instanceof ValidationError ? unusable(error.errors) : error;
  }
};

/** Only where files are kept. Throws a ValidationError when it is not usable. */
export const parseStorageConfig = (variables: Variables): Config['storage'] =>
  storageFrom(storageEnvironment.validateSync(settingsGiven(variables), { stripUnknown: true }));
