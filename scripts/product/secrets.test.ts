import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { developmentSecrets } from './secrets';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dispatch-secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes secrets once, for nobody else to read', () => {
  const first = developmentSecrets(folder);
  expect(developmentSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
});

it('completes the secrets of an earlier version and keeps what they had', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ oktaApiToken: 'kept' }));
  const secrets = developmentSecrets(folder);
  expect(secrets.oktaApiToken).toBe('kept');
  expect(secrets.stripeSecretKey).toMatch(/^sk_test_\w{48}$/);
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets);
});
