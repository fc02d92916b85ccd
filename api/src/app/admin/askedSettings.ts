import { randomBytes } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { whyNotSetting } from '../../platform/settings/config';

type Setting = { name: string; what: string; isSecret?: boolean };

const secret = (): string => randomBytes(32).toString('base64url');

/** What nobody but the operator knows, with an example where it has a form. */
const siteSettings: readonly Setting[] = [
  { name: 'PUBLIC_URL', what: 'The address that people use, such as https://news.example.org' },
  {
    name: 'DATABASE_URL',
    what: 'PostgreSQL 16 or newer: postgresql://user:password@host:5432/database (in a password write # as %23, @ as %40)',
  },
  { name: 'SMTP_URL', what: 'The mail server: smtps://user:password@host:465 or smtp://host:587' },
  { name: 'MAIL_FROM', what: 'The sender of mails: Name <no-reply@example.org>' },
  { name: 'EDITORIAL_MAILBOX', what: 'The mailbox of the editorial desk' },
];

/** Of another identity provider than the service that comes with Dispatch. */
const providerSettings: readonly Setting[] = [
  { name: 'OIDC_ISSUER', what: 'The identity provider, as its discovery document calls it' },
  { name: 'OIDC_CLIENT_ID', what: 'The client id that it has given to this installation' },
  { name: 'OIDC_CLIENT_SECRET', what: 'The secret of that client', isSecret: true },
  { name: 'OKTA_API_URL', what: "The address of the provider's Users API" },
  { name: 'OKTA_API_TOKEN', what: 'The token for that API', isSecret: true },
  { name: 'FORGOT_PASSWORD_URL', what: 'Where people choose a new password at the provider' },
];

const identityPort = '3100';

/** What the identity service that comes with Dispatch needs, by the address that people use for it. */
const ownIdentity: readonly (Setting & { of: (address: string) => string })[] = [
  { name: 'IDENTITY_PORT', what: 'Where the identity service listens, on 127.0.0.1', of: () => identityPort },
  {
    name: 'IDENTITY_BEHIND_PROXY',
    what: 'A proxy in front of it says who asks, and encrypts',
    of: () => 'true',
  },
  {
    name: 'OIDC_ISSUER',
    what: 'The identity service, as product and service call it',
    of: (address) => `${address}/oauth2/default`,
  },
  { name: 'OIDC_CLIENT_ID', what: 'The product, as the identity service knows it', of: () => 'dispatch' },
  { name: 'OIDC_CLIENT_SECRET', what: 'By which the identity service knows the product', of: secret },
  {
    name: 'OKTA_API_URL',
    what: 'Where the product asks about people: past the proxy, which lets nobody else do so',
    of: () => `http://127.0.0.1:${identityPort}`,
  },
  { name: 'OKTA_API_TOKEN', what: 'By which the identity service takes these calls', of: secret },
  {
    name: 'FORGOT_PASSWORD_URL',
    what: 'Where people choose a new password',
    of: (address) => `${address}/signin/forgot-password`,
  },
];

const cardSettings: readonly Setting[] = [
  { name: 'STRIPE_SECRET_KEY', what: "Stripe's secret key", isSecret: true },
  { name: 'STRIPE_PUBLISHABLE_KEY', what: "Stripe's publishable key" },
  { name: 'STRIPE_WEBHOOK_SECRET', what: 'The signing secret of the webhook at Stripe', isSecret: true },
];

/** What is made here, and what each is for. */
const madeSettings: readonly (Setting & { make: () => string })[] = [
  { name: 'NODE_ENV', what: 'Weak secrets and unencrypted services are refused', make: () => 'production' },
  {
    name: 'STORAGE_FOLDER',
    what: 'Where uploaded files are kept',
    make: () => '/var/lib/dispatch/files',
  },
  {
    name: 'UNSUBSCRIBE_SECRET',
    what: 'Signs the links by which readers leave. Keep it: links that were mailed are good as long as it stays',
    make: secret,
  },
  { name: 'CAPTCHA_SECRET', what: 'Signs the captchas of the product', make: secret },
  {
    name: 'OKTA_EVENT_HOOK_SECRET',
    what: 'What the identity provider sends as X-Event-Hook-Secret with its events',
    make: secret,
  },
  {
    name: 'TOKEN_KEYS',
    what: 'Encrypts what social networks give. Keep it: without it every account has to be connected anew',
    make: () => `1:${randomBytes(32).toString('base64')}`,
  },
  {
    name: 'SIGNING_KEYS',
    what: 'Signs what is published, so that anybody can verify it. Keep it; whoever has it can sign in your name',
    make: () => `1:${randomBytes(32).toString('base64')}`,
  },
];

/** What no quotes make readable alike for systemd and for Node. */
const isUnwritable = (value: string): boolean => value.includes("'") && /["\\]/.test(value);

/** In the form that systemd and Node read alike; Docker too, where nothing has to be quoted. */
const lineOf = (name: string, value: string): string => {
  if (/^[\w.,:;/?&=%+~@<>()! -]+$/.test(value)) return `${name}=${value}`;
  const quote = value.includes("'") ? '"' : "'";
  return `${name}=${quote}${value}${quote}`;
};

/** Asks for one setting, of which a secret is not shown while it is typed; null at the end of the input. */
type Ask = (question: string, isSecret?: boolean) => Promise<string | null>;

const identityQuestion =
  'The address of the identity service that comes with Dispatch, such as https://id.example.org; nothing for another provider\n  IDENTITY_URL: ';

/** The settings of the own identity service; null for another provider. Undefined at the end of the input. */
const askForIdentity = async (
  given: Readonly<Record<string, string | undefined>>,
  ask: Ask,
  complain: (why: string) => void,
): Promise<Record<string, string> | null | undefined> => {
  let address = given['IDENTITY_URL'] ?? (given['OIDC_ISSUER'] ? '' : null);
  for (;;) {
    address ??= await ask(identityQuestion);
    if (address === null) return undefined;
    const url = address.trim().replace(/\/+$/, '');
    if (url === '') return null;
    const settings = Object.fromEntries(ownIdentity.map(({ name, of }) => [name, given[name] || of(url)]));
    const why = whyNotSetting('OIDC_ISSUER', { NODE_ENV: 'production', ...settings });
    if (why === null) return settings;
    complain(why);
    address = null;
  }
};

/**
 * Asks for every setting that is not given, until each may stand there, and answers all of them.
 * @param given an environment: what it has is not asked for
 * @returns null when the input ends before all is answered
 */
export const askForSettings = async (
  given: Readonly<Record<string, string | undefined>>,
  ask: Ask,
  complain: (why: string) => void,
): Promise<Record<string, string> | null> => {
  const settings: Record<string, string> = Object.fromEntries(
    madeSettings.map(({ name, make }) => [name, given[name] || make()]),
  );
  const identity = await askForIdentity(given, ask, complain);
  if (identity === undefined) return null;
  Object.assign(settings, identity);
  const asked = [...siteSettings, ...(identity === null ? providerSettings : []), ...cardSettings];
  for (const { name, what, isSecret } of asked) {
    let value: string | null = given[name]?.trim() || null;
    for (;;) {
      if (value !== null) {
        const why = isUnwritable(value)
          ? `${name} has signs that a file of settings cannot hold: set ${name}_FILE to a file with it instead`
          : whyNotSetting(name, { ...settings, [name]: value });
        if (why === null) break;
        complain(why);
      }
      value = await ask(`${what}\n  ${name}: `, isSecret);
      if (value === null) return null;
      value = value.trim();
    }
    settings[name] = value;
  }
  return settings;
};

/**
 * Writes settings as a file that its owner alone may read (mode 600). Throws where there is one already: its secrets
 * would be lost.
 */
export const writeSettings = async (
  path: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> => {
  const all = [...madeSettings, ...siteSettings, ...ownIdentity, ...providerSettings, ...cardSettings];
  const unlike = all.filter(({ name }, place) => all.findIndex((other) => other.name === name) === place);
  const described = unlike.flatMap(({ name, what }) => {
    const value = settings[name];
    return value === undefined ? [] : [`# ${what}`, lineOf(name, value), ''];
  });
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(described.join('\n'));
  } finally {
    await file.close();
  }
};
