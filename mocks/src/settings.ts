import { resolve } from 'node:path';

/** Where the stand-ins listen, keep their data, and what they share with the product. */
export interface Settings {
  readonly identityPort: number;
  readonly stripePort: number;
  readonly inboxPort: number;
  readonly smtpPort: number;
  /** Where the stand-in of reCAPTCHA listens; null leaves it out, for the product has a captcha of its own. */
  readonly recaptchaPort: number | null;
  /** Folder of the stand-ins' own data; made when missing. */
  readonly dataDir: string;
  /** The product as the browser sees it, without a slash at the end. */
  readonly publicUrl: string;
  readonly captchaSiteKey: string;
  readonly captchaSiteSecret: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly oktaApiToken: string;
  readonly stripeSecretKey: string;
  readonly stripePublishableKey: string;
  readonly stripeWebhookSecret: string;
  readonly stripeWebhookUrl: string;
}

/** Reads the environment. Throws one error that names everything that is missing or wrong. */
export function readSettings(environment: Readonly<NodeJS.ProcessEnv>): Settings {
  const faults: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = environment[name] ?? fallback ?? '';
    if (value === '') faults.push(`${name} is missing`);
    return value;
  };
  const port = (name: string): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < 0 || value > 65_535) faults.push(`${name} is not a port number`);
    return value;
  };
  const publicUrl = text('PUBLIC_URL').replace(/\/+$/, '');
  const asked = environment['RECAPTCHA_PORT'] ?? '';
  const settings: Settings = {
    identityPort: port('IDENTITY_PORT'),
    stripePort: port('STRIPE_PORT'),
    inboxPort: port('INBOX_PORT'),
    smtpPort: port('SMTP_PORT'),
    recaptchaPort: asked === '' ? null : port('RECAPTCHA_PORT'),
    dataDir: resolve(text('DATA_DIR'), 'standins'),
    publicUrl,
    captchaSiteKey: asked === '' ? '' : text('CAPTCHA_SITE_KEY'),
    captchaSiteSecret: asked === '' ? '' : text('CAPTCHA_SITE_SECRET'),
    clientId: text('OIDC_CLIENT_ID'),
    clientSecret: text('OIDC_CLIENT_SECRET'),
    oktaApiToken: text('OKTA_API_TOKEN'),
    stripeSecretKey: text('STRIPE_SECRET_KEY'),
    stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY'),
    stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    stripeWebhookUrl: text('STRIPE_WEBHOOK_URL', `${publicUrl}/api/webhooks/stripe`),
  };
  if (publicUrl !== '' && !URL.canParse(publicUrl)) faults.push('PUBLIC_URL is not an address');
  if (faults.length > 0) throw new Error(`The stand-ins cannot start: ${[...new Set(faults)].join('; ')}.`);
  return settings;
}
