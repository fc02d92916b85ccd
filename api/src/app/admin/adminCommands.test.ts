import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ApiError } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { parseConfig } from '../../platform/settings/config';
import type { EventAddress } from '../../platform/ports/payments/paymentsPort';
import { now } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';
import { askForSettings, writeSettings } from './askedSettings';
import {
  backup,
  backupState,
  type BaseTarget,
  makeBackupKey,
  restore,
  restoreBase,
  restoreFiles,
} from './backupCommands';
import { checkInstallation } from './checkInstallation';
import { appOwner, signingKeyOwner } from '../../platform/ports/sealOwners';
import { seal, unseal } from '../../platform/ports/sealing';
import { grantGroup } from './grantGroup';
import { rotateKeys } from './rotateKeys';
import { setMaintenance } from './setMaintenance';

const server = useTestServer();

test('the operator puts somebody who has registered into a group, once, and the audit log says so', async () => {
  const user = await makeUser();
  const before = await server.as(user);
  await before.call('getMe');
  const grant = (login: string, group: string) => grantGroup(login, group, now());
  expect(await grant('nobody@harbor.example', 'ADMIN')).toEqual({
    isDone: false,
    said: 'Nobody is registered as nobody@harbor.example. Register with this address on the site first, then grant.',
  });
  expect((await grant(user.oktaLogin, 'ADMINS')).said).toContain(
    'There is no group ADMINS. The groups are ADMIN,',
  );
  await before.call('getMe');
  expect((await grant(` ${user.oktaLogin.toUpperCase()}`, 'ADMIN')).isDone).toBe(true);
  await expect(before.call('getMe')).rejects.toBeInstanceOf(ApiError);
  expect((await grant(user.oktaLogin, 'ADMIN')).said).toBe(`${user.oktaLogin} is in ADMIN already.`);
  const admin = await server.as(await user.reload());
  const { data } = await admin.call('listAuditEntries', { query: { actor: 'operator' } });
  expect(data.map(({ action, subjectId, details }) => [action, subjectId, details])).toEqual([
    ['user.setGroup', String(user.userId), { from: 'USER', to: 'ADMIN' }],
  ]);
});

test('the check says of each part how it is, and of what does not work how to mend it', async () => {
  const config = { ...server.config, publicUrl: server.url };
  const wrong = async (how: object = config, hoursAhead = 0) => {
    // The clock of the tests may be days ahead of that of the database.
    const [clock] = await execute<{ at: Date }>('select clock_timestamp() as at');
    const now = () => new Date((clock?.at.getTime() ?? 0) + hoursAhead * 3_600_000);
    const said = new Map<string, string>();
    for await (const checked of checkInstallation({
      config: { ...config, ...how },
      ports: server.ports,
      now,
    }))
      if (checked.mend !== null) said.set(checked.name, checked.said);
    return said;
  };
  // Of the tests' own configuration these are invented.
  const invented = ['Worker', 'Sign-in'];
  const [first, ...others] = [...(await wrong())];
  expect(others.map(([name]) => name)).toEqual(['Sign-in']);
  expect(first).toEqual(['Worker', expect.stringContaining('No worker has given a sign of life')]);
  const { stripe } = server.ports.payments;
  const eventsOfStripe = async (...addresses: EventAddress[]) => {
    stripe.eventAddresses = addresses;
    return (await wrong()).get('Events of Stripe');
  };
  const url = `${server.url}/api/webhooks/stripe`;
  const [none, all] = [['payment_intent.succeeded'], ['*']];
  expect(await eventsOfStripe({ url: `${url}/`, isOn: true, types: all })).toBe(`None go to ${url}.`);
  expect(await eventsOfStripe({ url, isOn: false, types: all })).toContain('are switched off there.');
  expect(await eventsOfStripe({ url, isOn: true, types: none })).toContain(
    'without payment_intent.amount_capturable_updated.',
  );
  expect(
    await eventsOfStripe({ url, isOn: false, types: none }, { url, isOn: true, types: all }),
  ).toBeUndefined();
  server.ports.mail.down = true;
  server.ports.payments.stripe.down = true;
  await execute(`update migrations set name = '9999-of-a-newer-version' where name like '0082%'`);
  const second = await wrong({ publicUrl: 'http://127.0.0.1:1', webRoot: '/nowhere' }, 1);
  const parts = [
    'Clock',
    'Events of Stripe',
    'Mail',
    'Public address',
    'Schema',
    'Stripe',
    'Web application',
    ...invented,
  ];
  expect([...second.keys()].toSorted()).toEqual(parts.toSorted());
  expect(second.get('Clock')).toBe('It is 3600 seconds apart from that of the database.');
  expect(second.get('Schema')).toMatch(/^1 of \d+ steps of its schema are still to be done\.$/);
  expect(second.get('Mail')).toBe('The mail server is switched off.');
  expect(second.get('Public address')).toContain('fetch failed');
  await execute(`update migrations set name = '0082-page-checks' where name = '9999-of-a-newer-version'`);
});

test('settings are asked for until they may stand there, and written once, for their owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-init-'));
  const path = join(folder, 'etc', 'dispatch.env');
  const answers: Record<string, string[]> = {
    IDENTITY_URL: [''],
    PUBLIC_URL: ['ftp://news.example', 'https://news.example'],
    DATABASE_URL: ['postgresql://dispatch:a%23b@db.example/dispatch'],
    SMTP_URL: ['smtps://user:pass@mail.example:465'],
    MAIL_FROM: ['News #1 <no-reply@news.example>'],
    EDITORIAL_MAILBOX: ['desk', 'desk@news.example'],
    OIDC_CLIENT_ID: ['dispatch'],
    OIDC_CLIENT_SECRET: ['both \' and " in one', "f3Jq8uT0pZx6LwB1'V9nYd2K"],
    OKTA_API_TOKEN: ['password', '00Wm4vR7sQ1xTzN8bK3yHc6LpD'],
    STRIPE_SECRET_KEY: ['sk_live_51Hx8uT0pZx6LwB1cV9nYd2K'],
    STRIPE_PUBLISHABLE_KEY: ['pk_live_1'],
    STRIPE_WEBHOOK_SECRET: ['whsec_9Jq8uT0pZx6LwB1cV9nYd2K'],
  };
  const complaints: string[] = [];
  const ask = async (question: string) =>
    answers[/(\w+): $/.exec(question)?.[1] ?? '']?.shift() ?? 'https://other.example';
  const settings = await askForSettings({}, ask, (why) => complaints.push(why));
  expect(complaints).toEqual([
    'PUBLIC_URL is not an http address',
    'EDITORIAL_MAILBOX is not an e-mail address',
    'OIDC_CLIENT_SECRET has signs that a file of settings cannot hold: set OIDC_CLIENT_SECRET_FILE to a file with it instead',
    'OKTA_API_TOKEN needs at least 24 characters',
  ]);
  await writeSettings(path, settings ?? {});
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const read = parseEnv(readFileSync(path, 'utf8'));
  expect(read).toEqual(settings);
  expect(parseConfig(read)).toMatchObject({ environment: 'production', publicUrl: 'https://news.example' });
  const own = await askForSettings(
    { ...settings, OIDC_ISSUER: '', OIDC_CLIENT_SECRET: '', IDENTITY_URL: 'https://id.example/' },
    () => Promise.resolve(null),
    (why) => complaints.push(why),
  );
  expect(own).toMatchObject({
    IDENTITY_PORT: '3100',
    OIDC_ISSUER: 'https://id.example/oauth2/default',
    OIDC_CLIENT_SECRET: expect.stringMatching(/^[\w-]{43}$/) as string,
    TOKEN_KEYS: settings?.['TOKEN_KEYS'],
  });
  expect(own).not.toHaveProperty('IDENTITY_URL');
  await expect(writeSettings(path, {})).rejects.toThrow('EEXIST');
  expect(
    await askForSettings(
      {},
      () => Promise.resolve(null),
      () => undefined,
    ),
  ).toBeNull();
  rmSync(folder, { recursive: true });
  expect(existsSync(path)).toBe(false);
});

test('what is sealed by former keys is brought under the first one, and what signs is replaced', async () => {
  const [before, after] = [1, 2].map((number) => ({ name: String(number), key: Buffer.alloc(32, number) }));
  if (before === undefined || after === undefined) throw new Error('unreachable');
  const instant = now();
  await execute(`insert into identity.accounts
    (account_id, login, status, profile, created_at, status_changed_at, updated_at)
    values ('00u1', 'ada@wire.example', 'ACTIVE', '{}', now(), now(), now())`);
  const owners = { app: appOwner('00u1'), signing: signingKeyOwner('k1') };
  await execute('insert into identity.authenticator_apps values ($1, $2, $3, 0)', [
    '00u1',
    seal([before], owners.app, 'the key of an app'),
    instant,
  ]);
  await execute('insert into identity.signing_keys values ($1, $2, $3)', [
    'k1',
    seal([before], owners.signing, 'what signs'),
    instant,
  ]);
  expect(await rotateKeys([after], instant)).toEqual({
    isDone: false,
    said: expect.stringMatching(/^2 secrets are sealed by none of these keys/) as string,
  });
  expect((await rotateKeys([after, before], instant)).said).toContain('Leave 1 out of TOKEN_KEYS');
  expect((await rotateKeys([after], instant)).isDone).toBe(true);
  const [app] = await execute<{ sealed_key: string }>('select sealed_key from identity.authenticator_apps');
  expect(unseal([after], owners.app, app?.sealed_key ?? '')).toBe('the key of an app');
  const [key] = await execute<{ created_at: Date }>('select created_at from identity.signing_keys');
  expect(instant.getTime() - (key?.created_at.getTime() ?? 0)).toBe(90 * 86_400_000);
});

test('under maintenance what is there is read, and who changes something is told to come back', async () => {
  const user = await makeUser();
  const client = await server.as(user);
  const save = () =>
    client.call('setUserParameter', { body: { parameterName: 'WelcomeMessage', parameterValue: 'false' } });
  expect((await setMaintenance('maybe', now())).isDone).toBe(false);
  await setMaintenance('on', now());
  const refusal = (): Promise<unknown> => save().catch((error: unknown) => error);
  await expect.poll(refusal).toMatchObject({ status: 503 });
  expect(String(await refusal())).toContain('The site is being worked on');
  await client.call('getMe');
  await client.call('checkSession', { body: {} });
  const form = await server.send('/news/follow', {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@b.example' }),
  });
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '120']);
  expect((await server.send('/news')).status).toBe(200);
  expect((await setMaintenance('on', now())).isDone).toBe(true);
  await setMaintenance('off', now());
  await expect
    .poll(() =>
      save().then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBeLessThan(300);
  expect(
    await execute(`select details from audit_log where subject_id = 'maintenance' order by audit_id`),
  ).toEqual([
    { details: { isInMaintenance: { from: false, to: true } } },
    { details: { isInMaintenance: { from: true, to: false } } },
  ]);
});

test('a backup is made with a key that was made once, is told by check, and is restored into what is new alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-backup-'));
  const [keyFile, place] = [join(folder, 'key.txt'), join(folder, 'backups')];
  const files = { ...server.config.storage, kind: 'folder' as const, folder: join(folder, 'files') };
  const installation = { databaseUrl: server.config.databaseUrl, storage: files };
  const silent = () => undefined;
  const key = await makeBackupKey(keyFile);
  const [, recipient = ''] = /^BACKUP_RECIPIENT=(age1\S+)/.exec(key.said) ?? [];
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  expect((await makeBackupKey(keyFile)).said).toContain('nothing was written');
  const make = (where: string, by = recipient) =>
    backup(where, false, { ...installation, recipient: by }, now(), silent);
  expect((await make(place, '')).said).toContain('BACKUP_RECIPIENT is missing');
  for (const where of ['', 'backups', 'ftp://place', files.folder, join(files.folder, 'in', 'it')])
    expect((await make(where)).said).toContain('An absolute path of a folder, or s3://bucket');
  expect(await backupState(now())).toMatchObject({
    why: null,
    said: expect.stringMatching(/^None was made/) as string,
  });
  const made = await make(place);
  const [name = ''] = readdirSync(place);
  expect(made).toEqual({ isDone: true, said: expect.stringContaining(`${name} is in ${place}: `) as string });
  expect(await backupState(now())).toMatchObject({
    why: null,
    said: expect.stringContaining(name) as string,
  });
  expect((await backupState(new Date(now().getTime() + 49 * 3_600_000))).why).toContain(
    'The last was made at',
  );
  const back = (file: string, by = keyFile) => restore(join(place, file), by, installation, silent);
  expect(await back(name)).toEqual({
    isDone: false,
    said: 'There are people in this database already. A backup is restored into a new one. The database is as it was.',
  });
  expect((await back('dispatch-none.age')).said).toBe(`There is no ${join(place, 'dispatch-none.age')}.`);
  expect((await back(name, place)).said).toContain('is no file with a key');

  // A base backup is another kind: one is not taken for the other, and this server archives nothing.
  const base = await backup(place, true, { ...installation, recipient }, now(), silent);
  expect(base.said).toMatch(/archive_mode is off.+Nothing was written\.$/);
  const into = join(folder, 'data');
  const bring = (target: Partial<BaseTarget>) => {
    const whole = { into, wal: 'cp /archive/%f "%p"', toTime: '', ...target };
    return restoreBase(join(place, name), keyFile, whole, installation, silent);
  };
  expect((await bring({})).said).toBe(
    `It is no base backup, and goes into a new database: leave out --into and --to-time. Nothing is left in ${into}.`,
  );
  expect((await bring({ into: 'data' })).said).toContain('by its whole path');
  expect((await bring({ wal: 'cp' })).said).toContain('--wal says how');
  expect((await bring({ toTime: '2026-11-28T02:41:07' })).said).toContain('a moment with its zone');
  expect((await restoreFiles(join(place, name), keyFile, installation)).said).toBe(
    '0 files were put back, and 0 were there. The database is as it was.',
  );
  rmSync(folder, { recursive: true });
});
