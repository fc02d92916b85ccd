import { randomUUID } from 'node:crypto';
import { releaseStates, type ReleaseState } from '@dispatch/contract';
import { describe, expect, test } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import { keepFile } from '../../platform/files/fileUse';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { fullAccount } from '../../testing/fullAccount';
import { makeRelease } from '../../testing/makeRelease';
import { makePdf } from '../../testing/makeUpload';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { waitingFor } from '../../testing/waitingFor';

const server = useTestServer();

const remove = (token: string, oktaLogin: string) =>
  server.withToken(token).call('deleteAccount', { body: { oktaLogin } });
const knowAtProvider = ({ oktaLogin, email }: User, providerUserId: string): void => {
  server.ports.identity.people.set(oktaLogin, { providerUserId, status: 'ACTIVE', email });
};
const stays = async (user: User): Promise<void> => {
  const [row] = await execute('select okta_login, deleted_at from users where user_id = $1', [user.userId]);
  expect(row).toEqual({ okta_login: user.oktaLogin, deleted_at: null });
};

describe('deleting an account', () => {
  test('ends every session and leaves a row without the person', async () => {
    const user = await makeUser({ firstName: 'Olga', email: 'Olga@harbor.example' });
    const [here, there] = [await makeSession(user), await makeSession(user)];
    await server.withToken(there).call('getMe');
    expect((await remove(here, ' OLGA@harbor.example ')).data).toEqual({ done: true });
    for (const token of [here, there]) {
      await expect(server.withToken(token).call('getMe')).rejects.toMatchObject({ status: 401 });
    }
    const [row] = await execute('select okta_login, email, first_name, phone from users where user_id = $1', [
      user.userId,
    ]);
    expect(row).toEqual({
      okta_login: `deleted-${user.userId}`,
      email: '',
      first_name: 'Deleted',
      phone: '',
    });
  });

  test('asks for the own login name, and changes nothing otherwise', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const token = await makeSession(user);
    await expect(remove(token, other.oktaLogin)).rejects.toMatchObject({
      status: 400,
      problem: {
        message: 'Please type your login name exactly as it is shown.',
        fields: [{ pointer: '/oktaLogin', rule: 'own-login' }],
      },
    });
    await stays(user);
    await stays(other);
    await server.withToken(token).call('getMe');
  });

  test('removes the person at the provider by a job, when we have brought them there', async () => {
    const user = await fullAccount(server);
    knowAtProvider(user, '00u-zdenka');
    await remove(await makeSession(user), user.oktaLogin);
    await runJobs(server, { early: true });
    expect(server.ports.identity.people.has(user.oktaLogin)).toBe(false);
    // Nor is anything mailed to them any more, but that it is done.
    const mails = server.ports.mail.sent.filter(({ to }) => to === user.email || to === '');
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Dispatch account is deleted']);
  });

  test('names what is lost before, and says by mail what is gone and what is kept', async () => {
    const user = await makeUser({ firstName: 'Olga' });
    const token = await makeSession(user);
    const loss = async () => (await server.withToken(token).call('getDeletionLoss')).data;
    expect(await loss()).toEqual({ drafts: [], amount: 0, prepaidReleases: 0 });
    const paid = await makeRelease(user, { paid: true });
    await makeRelease(user);
    await makeRelease(user, { paid: true }, 'Published');
    await makeRelease(await makeUser(), { paid: true });
    await execute(
      `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date) values
         ($1, '200', 5, 2, now(), now() + interval '1 day'),
         ($1, '200', 5, 0, now() - interval '2 days', now() - interval '1 day')`,
      [user.userId],
    );
    expect(await loss()).toEqual({
      drafts: [{ id: paid.distributionId, headline: paid.headline, amount: 360 }],
      amount: 360,
      prepaidReleases: 3,
    });
    await remove(token, user.oktaLogin);
    await runJobs(server);
    const [mail, ...more] = server.ports.mail.sent.filter(({ to }) => to === user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Hello Olga,');
    expect(mail?.text).toContain('had paid $360.00 for');
    expect(mail?.text).toContain('published stay public');
  });

  test('mails nothing when nothing was deleted', async () => {
    const user = await makeUser();
    await makeRelease(user, { paid: true }, 'OnHold');
    await expect(remove(await makeSession(user), user.oktaLogin)).rejects.toMatchObject({ status: 409 });
    await runJobs(server);
    expect(server.ports.mail.sent.filter(({ to }) => to === user.email)).toEqual([]);
  });

  test('leaves the provider alone when it knew the person before', async () => {
    const user = await makeUser({ providerUserId: '00u-before', knownAtProvider: true });
    knowAtProvider(user, '00u-before');
    await remove(await makeSession(user), user.oktaLogin);
    await runJobs(server, { early: true });
    expect(server.ports.identity.people.has(user.oktaLogin)).toBe(true);
  });

  test('lets the address be registered again, as somebody new', async () => {
    const user = await makeUser();
    await remove(await makeSession(user), user.oktaLogin);
    const again = await makeUser({ email: user.email });
    expect(again.userId).not.toBe(user.userId);
  });

  test('deletes drafts, and leaves what is published public', async () => {
    const user = await makeUser();
    const draft = await makeRelease(user);
    const published = await makeRelease(user, { paid: true }, 'Published');
    await remove(await makeSession(user), user.oktaLogin);
    await draft.reload();
    expect(draft).toMatchObject({ state: -1, headline: '', body: '' });
    const page = await server.send(`/news/${published.slug ?? ''}-${published.prwebPressReleaseId}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain(published.headline.slice(0, 30));
    expect(text).not.toContain(user.email);
  });

  test('leaves a published contact who is somebody else as it was published', async () => {
    const user = await makeUser();
    const odile = {
      primaryContactName: 'Odile Marchetti',
      primaryContactEmail: 'odile@bay-alliance.example',
      primaryContactPhone: '503 555 0188',
    };
    const published = await makeRelease(user, { ...odile, paid: true }, 'Published');
    await remove(await makeSession(user), user.oktaLogin);
    await published.reload();
    expect(published).toMatchObject({ ...odile, userEmail: '' });
  });

  test('leaves the contact of a publication who has no phone, as its owner has none', async () => {
    const user = await makeUser({ phone: '' });
    const odile = {
      primaryContactName: 'Odile Marchetti',
      primaryContactEmail: 'odile@bay-alliance.example',
      primaryContactPhone: '',
    };
    const published = await makeRelease(user, { ...odile, paid: true }, 'Published');
    await remove(await makeSession(user), user.oktaLogin);
    await published.reload();
    expect(published).toMatchObject(odile);
  });

  test('gives up the files, but for what a publication shows', async () => {
    const user = await makeUser();
    const [shown, drafted, loose] = [
      await makePdf(user, server.ports.storage),
      await makePdf(user, server.ports.storage),
      await makePdf(user, server.ports.storage),
    ];
    const published = await makeRelease(user, { paid: true }, 'Published');
    const draft = await makeRelease(user);
    await keepFile(shown.fileId, { usedBy: 'release', usedById: published.distributionId });
    await keepFile(drafted.fileId, { usedBy: 'release', usedById: draft.distributionId });
    await remove(await makeSession(user), user.oktaLogin);
    const ends = await execute<{ file_id: number; name: string; ends: boolean }>(
      `select file_id, name, kept_until is not null as ends from files where user_id = $1 order by file_id`,
      [user.userId],
    );
    expect(ends).toEqual([
      { file_id: shown.fileId, name: 'fact-sheet.pdf', ends: false },
      { file_id: drafted.fileId, name: 'file', ends: true },
      { file_id: loose.fileId, name: 'file', ends: true },
    ]);
  });

  test('forgets who has changed their phone in the same moment by the new one as well', async () => {
    const user = await makeUser();
    const newPhone = '+45 70 10 20 30';
    const contact = { primaryContactName: 'The office', primaryContactEmail: 'office@harbor.example' };
    const published = await makeRelease(
      user,
      { ...contact, primaryContactPhone: newPhone, paid: true },
      'Published',
    );
    const token = await makeSession(user);
    const { removing } = await inTransaction(async () => {
      await execute('update users set phone = $2 where user_id = $1', [user.userId, newPhone]);
      const begun = remove(token, user.oktaLogin);
      await expect.poll(() => waitingFor('users')).toBeGreaterThan(0);
      return { removing: begun };
    });
    await removing;
    await published.reload();
    expect(published).toMatchObject({ primaryContactName: '', primaryContactPhone: '' });
  });

  test('leaves no way in: who signs in at the provider again has no account', async () => {
    const user = await makeUser();
    const redirectUri = 'http://localhost:3000/authorizationcode';
    const signIn = (code: string) => {
      const { issuer } = server.config.oidc;
      const told = { issuer, subject: 'sub-gone', email: user.email, emailVerified: true, idToken: 'id' };
      server.ports.identity.codes.set(code, { ...told, nonce: 'nonce-of-a-code', redirectUri });
      const body = { code, codeVerifier: 'v'.repeat(43), nonce: 'nonce-of-a-code', redirectUri };
      return server.client.call('createSession', { body });
    };
    await remove((await signIn('first-code')).data.sid, user.oktaLogin);
    await expect(signIn('second-code')).rejects.toMatchObject({
      status: 403,
      problem: { code: 'no-account' },
    });
  });

  test('removes the file of an export', async () => {
    const user = await makeUser();
    const token = await makeSession(user);
    const headers = { 'Idempotency-Key': randomUUID() };
    await server.withToken(token).call('requestAccountExport', { headers });
    await runJobs(server, { early: true });
    const exports = () => [...server.ports.storage.kept.keys()].filter((key) => key.startsWith('exports/'));
    expect(exports()).toHaveLength(1);
    await remove(token, user.oktaLogin);
    await runJobs(server, { early: true });
    expect(exports()).toEqual([]);
  });

  test('is recorded, without a name', async () => {
    const user = await makeUser();
    await remove(await makeSession(user), user.oktaLogin);
    const [line] = await execute<{ line: string; action: string; details: object }>(
      'select action, details, audit_log::text as line from audit_log where actor_user_id = $1',
      [user.userId],
    );
    expect(line?.action).toBe('account.delete');
    expect(line?.details).toMatchObject({ users: 1, sessions: 1 });
    expect(line?.line).not.toContain(user.oktaLogin);
  });
});

describe('what has to be finished first', () => {
  const free = new Set<ReleaseState>(['DraftMode', 'Published', 'Deleted', 'NotSent']);
  const states = releaseStates.filter((state) => !['NotFound', 'Ignore'].includes(state));

  test.each(states)('a release in the state %s', async (state) => {
    const user = await makeUser();
    await makeRelease(user, { paid: true }, state);
    const token = await makeSession(user);
    if (free.has(state)) {
      expect((await remove(token, user.oktaLogin)).status).toBe(200);
      return;
    }
    await expect(remove(token, user.oktaLogin)).rejects.toMatchObject({
      status: 409,
      problem: { code: 'account-busy' },
    });
    await stays(user);
  });

  test('a payment that is being taken', async () => {
    const user = await makeUser();
    const { distributionId } = await makeRelease(user);
    await execute(
      `insert into payments (user_id, distribution_id, purpose, provider, intent_id, amount_cents, quote, state,
         created_at, updated_at) values ($1, $2::integer, 'release', 'stripe', 'pi_' || $2::integer, 36000, '{}', 'capturing', now(), now())`,
      [user.userId, distributionId],
    );
    await expect(remove(await makeSession(user), user.oktaLogin)).rejects.toMatchObject({
      status: 409,
      problem: { code: 'request-running' },
    });
    await stays(user);
  });

  test('the only administrator stays; with another one they may go', async () => {
    const admin = await makeUser({ group: 'ADMIN' });
    const token = await makeSession(admin);
    await expect(remove(token, admin.oktaLogin)).rejects.toMatchObject({
      status: 409,
      problem: { code: 'last-admin' },
    });
    await stays(admin);
    // Somebody who has not activated the account, or has deleted it, could not take over.
    await makeUser({ group: 'ADMIN', activatedAt: null });
    await makeUser({ group: 'ADMIN', deletedAt: new Date() });
    await expect(remove(token, admin.oktaLogin)).rejects.toMatchObject({ status: 409 });
    const other = await makeUser({ group: 'ADMIN' });
    expect((await remove(token, admin.oktaLogin)).status).toBe(200);
    await expect(remove(await makeSession(other), other.oktaLogin)).rejects.toMatchObject({ status: 409 });
  });

  test('two administrators at once do not leave none', async () => {
    await execute(`update users set group_name = 'USER' where group_name = 'ADMIN'`);
    const admins = [await makeUser({ group: 'ADMIN' }), await makeUser({ group: 'ADMIN' })];
    const tokens = await Promise.all(admins.map((admin) => makeSession(admin)));
    const answers = await Promise.allSettled(
      admins.map((admin, place) => remove(tokens[place] ?? '', admin.oktaLogin)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
