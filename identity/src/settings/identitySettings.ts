import { databaseFrom, databaseVariables } from '@dispatch/api/databaseEnvironment';
import { missing, port, secret, webAddress, withProtocol } from '@dispatch/api/environmentRules';
import { withSecretFiles } from '@dispatch/api/secretFiles';
import { keysFrom } from '@dispatch/api/socialEnvironment';
import { tracingFrom, tracingVariables } from '@dispatch/api/tracingEnvironment';
import { object, string, ValidationError } from 'yup';

/** Where Okta has it, so that the product finds one as the other. */
const issuerPath = '/oauth2/default';

const rules = object({
  NODE_ENV: string().default('development'),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  IDENTITY_PORT: port().required(missing),
  IDENTITY_HOST: string().trim().default('127.0.0.1'),
  IDENTITY_METRICS_PORT: port(),
  ...tracingVariables,
  IDENTITY_BEHIND_PROXY: string().oneOf(['true', 'false'], '${path} is true or false').default('false'),
  IDENTITY_SECOND_FACTOR: string()
    .oneOf(['offered', 'required'], '${path} is offered or required')
    .default('offered'),
  OIDC_ISSUER: webAddress()
    .required(missing)
    .matches(new RegExp(`${issuerPath}$`), `\${path} must end in ${issuerPath} for the identity service`),
  OIDC_CLIENT_ID: string().trim().required(missing),
  OIDC_CLIENT_SECRET: secret(),
  OKTA_API_TOKEN: secret(),
  OKTA_EVENT_HOOK_SECRET: secret(),
  OKTA_EVENT_HOOK_URL: webAddress(),
  PUBLIC_URL: webAddress().required(missing),
  SITE_NAME: string().trim().default('Dispatch'),
  ...databaseVariables,
  SMTP_URL: withProtocol(['smtp:', 'smtps:'], 'an SMTP address').required(missing),
  MAIL_FROM: string().trim().required(missing),
  TOKEN_KEYS: string()
    .trim()
    .required(missing)
    .test(
      'keys',
      '${path} is not a list of keys: each is a name, a colon, and 32 bytes in base64',
      (text) => keysFrom(text).length > 0,
    ),
});

/** What the environment asks of the service, each of which keeps it from starting. */
export class IdentitySettingsError extends Error {
  override readonly name = 'IdentitySettingsError';
}

/**
 * Reads an environment, `NAME_FILE` included.
 * @throws IdentitySettingsError naming everything that is missing or wrong
 */
export const readIdentitySettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(environment, Object.keys(rules.fields))).filter(
      ([, value]) => value !== '',
    ),
  );
  try {
    const read = rules.validateSync(given, { abortEarly: false, stripUnknown: true });
    const issuer = read.OIDC_ISSUER;
    return {
      environment: read.NODE_ENV,
      logLevel: read.LOG_LEVEL,
      port: read.IDENTITY_PORT,
      host: read.IDENTITY_HOST,
      /** Whether a proxy in front says who asks and whether the connection is encrypted. */
      behindProxy: read.IDENTITY_BEHIND_PROXY === 'true',
      /** Where figures are told; null where nobody asks. */
      metricsPort: read.IDENTITY_METRICS_PORT ?? null,
      tracing: tracingFrom(read),
      /** Whether a password alone lets nobody in: who has no authenticator app sets one up. */
      requiresFactor: read.IDENTITY_SECOND_FACTOR === 'required',
      issuer,
      /** The address of the service itself, where its pages and the Users API are. */
      base: issuer.slice(0, -issuerPath.length),
      clientId: read.OIDC_CLIENT_ID,
      clientSecret: read.OIDC_CLIENT_SECRET,
      apiToken: read.OKTA_API_TOKEN,
      hook: {
        url: read.OKTA_EVENT_HOOK_URL ?? `${read.PUBLIC_URL}/api/webhooks/identity`,
        secret: read.OKTA_EVENT_HOOK_SECRET,
      },
      publicUrl: read.PUBLIC_URL,
      siteName: read.SITE_NAME,
      ...databaseFrom(read),
      mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM },
      /** Seal the keys of authenticator apps and what signs: the first seals, all of them open. */
      tokenKeys: keysFrom(read.TOKEN_KEYS),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new IdentitySettingsError(`The identity service cannot start: ${error.errors.join('; ')}.`, {
      cause: error,
    });
  }
};

export type IdentitySettings = ReturnType<typeof readIdentitySettings>;
