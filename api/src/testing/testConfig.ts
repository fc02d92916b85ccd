import { fileURLToPath } from 'node:url';
import { parseConfig, type Config } from '../platform/settings/config';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const eventHookSecret = 'for-tests-only-4';

export const testEnvironment = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'silent',
  WEB_ROOT: at('api/src/testing/web'),
  CONTRACT_FILE: at('openapi.yaml'),
  OIDC_ISSUER: 'http://localhost:1/oauth2/default',
  OIDC_CLIENT_ID: 'dispatch',
  OIDC_CLIENT_SECRET: 'for-tests-only-1',
  OKTA_API_URL: 'http://localhost:1',
  OKTA_API_TOKEN: 'for-tests-only-2',
  OKTA_EVENT_HOOK_SECRET: eventHookSecret,
  STRIPE_SECRET_KEY: 'sk_test_for-tests-only',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_for-tests-only',
  STRIPE_WEBHOOK_SECRET: 'whsec_for-tests-only',
  STRIPE_API_URL: 'http://localhost:1',
  STRIPE_JS_URL: 'http://localhost:1/clover/stripe.js',
  TOKEN_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  SIGNING_KEYS: `test:${Buffer.alloc(32, 9).toString('base64')}`,
  X_OPERATOR_CONSUMER_KEY: 'for-tests-only',
  X_OPERATOR_CONSUMER_SECRET: 'for-tests-only',
  X_OPERATOR_TOKEN: '1-for-tests-only',
  X_OPERATOR_TOKEN_SECRET: 'for-tests-only',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'Dispatch <no-reply@dispatch.example>',
  UNSUBSCRIBE_SECRET: 'for-tests-only-5',
  CAPTCHA_SECRET: 'for-tests-only-3',
  EDITORIAL_MAILBOX: 'editorial@dispatch.example',
  FORGOT_PASSWORD_URL: 'http://localhost:1/forgot',
});

export const testConfig = (databaseUrl: string, differences: Partial<Config> = {}): Config => ({
  ...parseConfig(testEnvironment(databaseUrl)),
  ...differences,
});
