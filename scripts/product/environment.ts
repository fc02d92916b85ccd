import { join } from 'node:path';
import { type Secrets } from './secrets';
import { type Ports, type Settings } from './settings';

/** @param given decides wherever the product does not depend on a value of ours */
export function apiEnvironment(
  given: NodeJS.ProcessEnv,
  { root, dev, dataDir }: Pick<Settings, 'root' | 'dev' | 'dataDir'>,
  ports: Ports,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const { identity, stripe, inbox, smtp } = ports;
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    MAIL_FROM: 'Dispatch <no-reply@dispatch.example>',
    EDITORIAL_MAILBOX: 'editorial@dispatch.example',
    STORAGE_FOLDER: join(dataDir, 'files'),
    // No balancer has to hear of the end; Ctrl-C is quick.
    SHUTDOWN_DELAY_SECONDS: '0',
    // Nothing of one machine asks the internet.
    LINK_CHECKS: 'off',
    // What stands in for a subscriber is on this machine; as an installation runs it, it takes nothing.
    ...(given['NODE_ENV'] === 'production'
      ? {}
      : { LINK_CHECK_EXCEPTIONS: `127.0.0.1:${inbox},::1:${inbox}` }),
    ...given,
    PORT: String(ports.api),
    HOST: '127.0.0.1',
    PUBLIC_URL: at(ports.product),
    DATABASE_URL: databaseUrl,
    ...(dev ? {} : { WEB_ROOT: join(root, 'web', 'dist') }),
    CONTRACT_FILE: join(root, 'openapi.yaml'),
    ...shared(ports, secrets),
    ...signInElsewhere(given),
    OKTA_API_URL: at(identity),
    STRIPE_API_URL: at(stripe),
    STRIPE_JS_URL: `${at(stripe)}/clover/stripe.js`,
    PAYPAL_API_URL: `${at(stripe)}/paypal`,
    AUTHORIZENET_API_URL: `${at(stripe)}/authorizenet/xml/v1/request.api`,
    ...socialAddresses(`${at(stripe)}/social`),
    WIRE_URL: `${at(inbox)}/wire/stories`,
    SMTP_URL: `smtp://localhost:${smtp}`,
    CAPTCHA_SECRET: secrets.captchaSecret,
    UNSUBSCRIBE_SECRET: secrets.unsubscribeSecret,
    FORGOT_PASSWORD_URL: `${at(identity)}/signin/forgot-password`,
  };
}

/** Of the identity service, which is on the database of the product. */
export function identityEnvironment(
  given: NodeJS.ProcessEnv,
  ports: Ports,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    MAIL_FROM: 'Dispatch sign-in <no-reply@identity.dispatch.example>',
    ...given,
    IDENTITY_PORT: String(ports.identity),
    IDENTITY_HOST: '127.0.0.1',
    PUBLIC_URL: at(ports.product),
    DATABASE_URL: databaseUrl,
    ...shared(ports, secrets),
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
  };
}

export function standInEnvironment(
  given: NodeJS.ProcessEnv,
  { dataDir }: Pick<Settings, 'dataDir'>,
  ports: Ports,
  secrets: Secrets,
): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'development',
    ...given,
    STRIPE_PORT: String(ports.stripe),
    INBOX_PORT: String(ports.inbox),
    SMTP_PORT: String(ports.smtp),
    DATA_DIR: dataDir,
    PUBLIC_URL: at(ports.product),
    ...shared(ports, secrets),
    STRIPE_WEBHOOK_URL: `${at(ports.product)}/api/webhooks/stripe`,
  };
  // A database of the person's own is the product's business alone.
  delete environment['DATABASE_URL'];
  return environment;
}

/** For trying another provider of sign-in; its people are still those of our identity service. */
function signInElsewhere({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: NodeJS.ProcessEnv) {
  return OIDC_ISSUER === undefined ? {} : { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
}

function shared(ports: Ports, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    OIDC_ISSUER: `${at(ports.identity)}/oauth2/default`,
    OIDC_CLIENT_ID: 'dispatch',
    OIDC_CLIENT_SECRET: secrets.oidcClientSecret,
    OKTA_API_TOKEN: secrets.oktaApiToken,
    OKTA_EVENT_HOOK_SECRET: secrets.eventHookSecret,
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    PAYPAL_CLIENT_ID: 'dispatch',
    PAYPAL_CLIENT_SECRET: secrets.paypalClientSecret,
    PAYPAL_WEBHOOK_ID: 'dispatch',
    WIRE_SECRET: secrets.wireSecret,
    SIGNING_KEYS: keyFrom(secrets.signingKey),
    AUTHORIZENET_LOGIN_ID: 'dispatch',
    AUTHORIZENET_TRANSACTION_KEY: secrets.gatewayTransactionKey,
    AUTHORIZENET_SIGNATURE_KEY: secrets.gatewaySignatureKey,
    ...socialKeys(secrets),
  };
}

/** As a list of keys with one in it. */
const keyFrom = (hex: string): string => `local:${Buffer.from(hex, 'hex').toString('base64')}`;

function socialKeys({ socialClientSecret, tokenKey }: Secrets): NodeJS.ProcessEnv {
  const applications = ['X', 'LINKEDIN', 'FACEBOOK'].flatMap((network) => [
    [`${network}_CLIENT_ID`, 'dispatch'],
    [`${network}_CLIENT_SECRET`, socialClientSecret],
  ]);
  return {
    ...Object.fromEntries(applications as [string, string][]),
    X_OPERATOR_CONSUMER_KEY: 'dispatch',
    X_OPERATOR_CONSUMER_SECRET: socialClientSecret,
    X_OPERATOR_TOKEN: `1-${socialClientSecret}`,
    X_OPERATOR_TOKEN_SECRET: socialClientSecret,
    TOKEN_KEYS: keyFrom(tokenKey),
  };
}

function socialAddresses(standIn: string): NodeJS.ProcessEnv {
  const networks = ['x', 'linkedin', 'facebook'].flatMap((network) =>
    ['URL', 'API_URL'].map((kind) => [`${network.toUpperCase()}_${kind}`, `${standIn}/${network}`]),
  );
  return Object.fromEntries(networks as [string, string][]);
}

function at(port: number): string {
  return `http://localhost:${port}`;
}
