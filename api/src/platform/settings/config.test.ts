import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, parseConfig } from './config';
import { testEnvironment } from '../../testing/testConfig';

const environment = (differences: Record<string, string | undefined> = {}) => ({
  ...testEnvironment('postgres://somebody:secret@db.example/dispatch'),
  ...differences,
});
const production = (differences: Record<string, string | undefined> = {}) =>
  environment({
    NODE_ENV: 'production',
    OIDC_CLIENT_SECRET: 'f3Jq8uT0pZx6LwB1cV9nYd2K',
    OKTA_API_TOKEN: '00Wm4vR7sQ1xTzN8bK3yHc6LpD',
    OKTA_EVENT_HOOK_SECRET: 'x2Lq8uT0pZx6LwB1cV9nYd2KfE',
    STRIPE_SECRET_KEY: 'sk_live_51Hx8uT0pZx6LwB1cV9nYd2K',
    STRIPE_WEBHOOK_SECRET: 'whsec_9Jq8uT0pZx6LwB1cV9nYd2K',
    UNSUBSCRIBE_SECRET: 'u4Gq8uT0pZx6LwB1cV9nYd2KxA',
    CAPTCHA_SECRET: 'b7Gq8uT0pZx6LwB1cV9nYd2KxZ',
    ...differences,
  });
const errorsOf = (variables: Record<string, string | undefined>): string => {
  try {
    parseConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
};

describe('the configuration', () => {
  test('has the defaults of the house', () => {
    expect(parseConfig(environment())).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      session: { idleMinutes: 60, maxHours: 12 },
      siteName: 'Dispatch',
      shutdown: { delay: 5_000, limit: 25_000 },
      trustProxy: false,
      brand: { product: 'PRWeb', company: 'Cision', availability: 'C3', identity: 'Okta' },
      reach: { sites: '1200+', journalists: '30,000', subscribers: '250,000' },
    });
  });

  test('names every error in one message', () => {
    const errors = errorsOf(
      environment({
        DATABASE_URL: '',
        PORT: '70000',
        SMTP_URL: 'http://mail',
        EDITORIAL_MAILBOX: 'editorial',
        OIDC_ISSUER: 'okta',
      }),
    );
    for (const error of [
      'DATABASE_URL is missing',
      'PORT must be less than or equal to 65535',
      'SMTP_URL is not a mail server address',
      'EDITORIAL_MAILBOX is not an e-mail address',
      'OIDC_ISSUER is not an http address',
    ]) {
      expect(errors).toContain(`- ${error}`);
    }
  });

  test('never repeats a secret in its errors', () => {
    expect(errorsOf(production({ CAPTCHA_SECRET: 'shortsecret99' }))).not.toContain('shortsecret99');
  });

  test('takes strong secrets in production, from files too, and outside services on this machine', () => {
    expect(errorsOf(production())).toBe('');
    const local = { OIDC_ISSUER: 'http://127.0.0.1:3001', S3_ENDPOINT: 'http://[::1]:9000' };
    expect(errorsOf(production(local))).toBe('');
    const folder = mkdtempSync(join(tmpdir(), 'dispatch-secrets-'));
    const file = join(folder, 'captcha');
    writeFileSync(file, 'k7Gq8uT0pZx6LwB1cV9nYd2KxZ\n');
    const fromFile = production({ CAPTCHA_SECRET: '', CAPTCHA_SECRET_FILE: file });
    expect(parseConfig(fromFile).captchaSecret).toBe('k7Gq8uT0pZx6LwB1cV9nYd2KxZ');
    rmSync(folder, { recursive: true });
    expect(errorsOf(fromFile)).toContain(`CAPTCHA_SECRET_FILE names ${file}, which cannot be read (ENOENT)`);
    expect(errorsOf(production({ CAPTCHA_SECRET_FILE: file }))).toContain(
      'CAPTCHA_SECRET and CAPTCHA_SECRET_FILE are both set: leave one of them out',
    );
  });

  test.each([
    ['CAPTCHA_SECRET', '', 'CAPTCHA_SECRET is missing'],
    ['CAPTCHA_SECRET', 'b7Gq8uT0pZ', 'CAPTCHA_SECRET needs at least 24 characters'],
    ['OIDC_CLIENT_SECRET', 'a'.repeat(40), 'OIDC_CLIENT_SECRET is one of the words that everybody tries'],
    [
      'OKTA_API_TOKEN',
      'change-me-change-me-change-me',
      'OKTA_API_TOKEN is one of the words that everybody tries',
    ],
  ])('refuses a weak %s in production: %j', (name, value, error) => {
    expect(errorsOf(production({ [name]: value }))).toContain(error);
  });

  test.each([
    ['OIDC_ISSUER', 'http://id.example', 'OIDC_ISSUER must begin with https:// in production'],
    ['STRIPE_JS_URL', 'http://127.evil.example/x.js', 'STRIPE_JS_URL must begin with https:// in production'],
    ['S3_ENDPOINT', 'http://10.0.0.7:9000', 'S3_ENDPOINT must begin with https:// in production'],
    ['PUBLIC_URL', '', 'PUBLIC_URL is missing'],
    ['LINK_CHECK_EXCEPTIONS', '10.0.0.7:80', 'LINK_CHECK_EXCEPTIONS is for tests, not for production'],
  ])('refuses %s as %j in production, and only there', (name, value, error) => {
    expect(errorsOf(production({ [name]: value }))).toContain(error);
    expect(errorsOf(environment({ [name]: value }))).toBe('');
    const { NODE_ENV: _none, ...unsaid } = production({ [name]: value });
    expect(errorsOf(unsaid)).toContain(error);
  });

  test('a figure of reach that is set to nothing stays empty; other empty settings count as not set', () => {
    const config = parseConfig(environment({ REACH_SITES: '', SITE_NAME: '' }));
    expect(config.reach).toEqual({ sites: '', journalists: '30,000', subscribers: '250,000' });
    expect(config.siteName).toBe('Dispatch');
  });

  test.each([
    ['', false],
    ['1', 1],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ])('reads TRUST_PROXY %j', (text, trusted) => {
    expect(parseConfig(environment({ TRUST_PROXY: text })).trustProxy).toEqual(trusted);
  });

  test('keeps files in a folder and shows them to nobody, unless it is told otherwise', () => {
    expect(parseConfig(environment())).toMatchObject({ storage: { kind: 'folder' }, clamdUrl: null });
    expect(parseConfig(environment({ STORAGE_FOLDER: '/srv/files' })).storage.folder).toBe('/srv/files');
    expect(parseConfig(environment({ STORAGE: 'none' })).storage.kind).toBe('none');
    const s3 = parseConfig(
      environment({ STORAGE: 's3', S3_BUCKET: 'files', CLAMD_URL: 'unix:/run/clamd.ctl' }),
    );
    expect(s3).toMatchObject({
      storage: { kind: 's3', s3: { bucket: 'files', region: 'us-east-1', endpoint: null } },
      clamdUrl: 'unix:/run/clamd.ctl',
    });
  });

  test.each([
    [{ SHUTDOWN_DELAY_SECONDS: '-1' }, 'SHUTDOWN_DELAY_SECONDS must be greater than or equal to 0'],
    [
      { SHUTDOWN_DELAY_SECONDS: '60' },
      'SHUTDOWN_LIMIT_SECONDS must leave two seconds after SHUTDOWN_DELAY_SECONDS',
    ],
    // Anybody could then invent an address.
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is neither a number of proxies nor'],
    [{ STORAGE: 's3' }, 'S3_BUCKET is missing'],
    [{ STORAGE: 'ftp' }, 'STORAGE must be one of'],
    [{ CAPTCHA_SITE_KEY: 'site-key' }, 'CAPTCHA_SITE_SECRET is missing'],
    [{ IDENTITY_SETTINGS_URL: 'settings' }, 'IDENTITY_SETTINGS_URL is not an http address'],
    [{ CLAMD_URL: 'http://clamd:3310' }, 'CLAMD_URL is not an address of clamd'],
    [{ S3_ENDPOINT: 'minio' }, 'S3_ENDPOINT is not an http address'],
  ])('refuses %j', (differences, error) => {
    expect(errorsOf(environment(differences))).toContain(error);
  });

  test("leads to the settings of Okta, unless the provider's are elsewhere", () => {
    const { identitySettingsUrl } = parseConfig(environment({ OIDC_ISSUER: 'https://id.example/oauth2/x' }));
    expect(identitySettingsUrl).toBe('https://id.example/enduser/settings');
    const elsewhere = 'https://me.example/account';
    expect(parseConfig(environment({ IDENTITY_SETTINGS_URL: elsewhere })).identitySettingsUrl).toBe(
      elsewhere,
    );
    // Without a last slash.
    expect(parseConfig(environment({ PUBLIC_URL: 'https://news.example/' })).publicUrl).toBe(
      'https://news.example',
    );
  });
});
