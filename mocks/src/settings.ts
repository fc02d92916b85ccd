import { resolve } from 'node:path';

export interface Settings {
  readonly stripePort: number;
  readonly inboxPort: number;
  readonly smtpPort: number;
  /** Where the stand-in of reCAPTCHA listens; null leaves it out, for the product has a captcha of its own. */
  readonly recaptchaPort: number | null;
  /** The object storage and the virus scanner run when they have a port: the product uses a folder and none. */
  readonly s3Port: number | null;
  readonly clamdPort: number | null;
  readonly s3Bucket: string;
  readonly s3AccessKeyId: string;
  readonly s3SecretAccessKey: string;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly captchaSiteKey: string;
  readonly captchaSiteSecret: string;
  readonly stripeSecretKey: string;
  readonly stripePublishableKey: string;
  readonly stripeWebhookSecret: string;
  readonly stripeWebhookUrl: string;
  readonly paypal: { clientId: string; clientSecret: string; webhookId: string; webhookUrl: string };
  /** Our applications at the social networks, and the account of the operator on X. */
  readonly social: Readonly<
    Record<'x' | 'linkedin' | 'facebook', { clientId: string; clientSecret: string }>
  > & {
    readonly operator: { consumerSecret: string; token: string; tokenSecret: string };
  };
  /** Signs what goes to the downstream system. */
  readonly wireSecret: string;
  /** The card gateway of the manual card form. */
  readonly gateway: { loginId: string; transactionKey: string; signatureKey: string; webhookUrl: string };
}

/** Reads the environment. Throws one error that names everything that is missing or wrong. */
export function readSettings(environment: Readonly<NodeJS.ProcessEnv>): Settings {
  const errors: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = environment[name] ?? fallback ?? '';
    if (value === '') errors.push(`${name} is missing`);
    return value;
  };
  const port = (name: string): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < 0 || value > 65_535) errors.push(`${name} is not a port number`);
    return value;
  };
  const portIfAny = (name: string): number | null => (environment[name] ? port(name) : null);
  const s3Port = portIfAny('S3_PORT');
  const ifS3 = (name: string): string => (s3Port === null ? '' : text(name));
  const publicUrl = text('PUBLIC_URL').replace(/\/+$/, '');
  const recaptchaPort = portIfAny('RECAPTCHA_PORT');
  const ifCaptcha = (name: string): string => (recaptchaPort === null ? '' : text(name));
  const application = (prefix: string) => ({
    clientId: text(`${prefix}_CLIENT_ID`, 'for-tests-only'),
    clientSecret: text(`${prefix}_CLIENT_SECRET`, 'for-tests-only'),
  });
  const settings: Settings = {
    stripePort: port('STRIPE_PORT'),
    inboxPort: port('INBOX_PORT'),
    smtpPort: port('SMTP_PORT'),
    recaptchaPort,
    s3Port,
    clamdPort: portIfAny('CLAMD_PORT'),
    s3Bucket: ifS3('S3_BUCKET'),
    s3AccessKeyId: ifS3('S3_ACCESS_KEY_ID'),
    s3SecretAccessKey: ifS3('S3_SECRET_ACCESS_KEY'),
    dataDir: resolve(text('DATA_DIR'), 'standins'),
    publicUrl,
    captchaSiteKey: ifCaptcha('CAPTCHA_SITE_KEY'),
    captchaSiteSecret: ifCaptcha('CAPTCHA_SITE_SECRET'),
    stripeSecretKey: text('STRIPE_SECRET_KEY'),
    stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY'),
    stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    stripeWebhookUrl: text('STRIPE_WEBHOOK_URL', `${publicUrl}/api/webhooks/stripe`),
    paypal: {
      clientId: text('PAYPAL_CLIENT_ID', 'for-tests-only'),
      clientSecret: text('PAYPAL_CLIENT_SECRET', 'for-tests-only'),
      webhookId: text('PAYPAL_WEBHOOK_ID', 'for-tests-only'),
      webhookUrl: text('PAYPAL_WEBHOOK_URL', `${publicUrl}/api/webhooks/paypal`),
    },
    social: {
      x: application('X'),
      linkedin: application('LINKEDIN'),
      facebook: application('FACEBOOK'),
      operator: {
        consumerSecret: text('X_OPERATOR_CONSUMER_SECRET', 'for-tests-only'),
        token: text('X_OPERATOR_TOKEN', '1-for-tests-only'),
        tokenSecret: text('X_OPERATOR_TOKEN_SECRET', 'for-tests-only'),
      },
    },
    wireSecret: text('WIRE_SECRET', 'for-tests-only'),
    gateway: {
      loginId: text('AUTHORIZENET_LOGIN_ID', 'for-tests-only'),
      transactionKey: text('AUTHORIZENET_TRANSACTION_KEY', 'for-tests-only'),
      signatureKey: text('AUTHORIZENET_SIGNATURE_KEY', 'for-tests-only'),
      webhookUrl: text('AUTHORIZENET_WEBHOOK_URL', `${publicUrl}/api/webhooks/authorizenet`),
    },
  };
  if (publicUrl !== '' && !URL.canParse(publicUrl)) errors.push('PUBLIC_URL is not an address');
  if (errors.length > 0) throw new Error(`The stand-ins cannot start: ${[...new Set(errors)].join('; ')}.`);
  return settings;
}
