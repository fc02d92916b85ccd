import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../users/User';
import { makeUser } from '../../testing/factories';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let user: User;
beforeEach(async () => {
  user = await makeUser({ email: `Dana.${randomBytes(4).toString('hex')}@Harbor.example` });
  server.ports.mail.sent.length = 0;
});

const newContact = (): string => `press-${randomBytes(4).toString('hex')}@harbor.example`;
const ask = async (entityKey: string, who = user) =>
  (await server.as(who)).call('verifyContact', { body: { entityKey } });
const list = async (who = user) =>
  (await (await server.as(who)).call('listVerifiedEmails', { query: { type: 0, isVerified: true } })).data;
const linkTo = (email: string): string =>
  /\/verified\/([\w-]+)/.exec(server.ports.mail.sent.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';

describe("a contact's address", () => {
  test('that nobody has verified gets a mail with a link, and is verified by following it', async () => {
    const email = newContact();
    expect(await ask(email)).toMatchObject({ status: 202, data: { email, isVerified: false } });
    await runJobs(server);
    const [mail] = server.ports.mail.sent;
    expect(mail?.subject).toBe('Confirm your email address for Dispatch');
    expect(mail?.text).toContain('Dana Ortiz of Harbor Robotics has named this address');
    const followed = await server.client.call('verifyEmail', { path: { encryptedToken: linkTo(email) } });
    expect(followed.data).toEqual({ email, purpose: 'contact', passwordUrl: null });
    expect(await ask(email)).toMatchObject({ status: 200, data: { email, isVerified: true } });
    expect(
      await execute(
        `select action from audit_log where subject_type = 'user' and subject_id = $1 order by audit_id`,
        [String(user.userId)],
      ),
    ).toEqual([{ action: 'email.verify' }]);
    expect(await list()).toEqual([
      { email: user.email.toLowerCase(), isVerified: true },
      { email, isVerified: true },
    ]);
  });

  test('is on the page that is asked for', async () => {
    const email = newContact();
    await ask(email);
    await runJobs(server);
    await server.client.call('verifyEmail', { path: { encryptedToken: linkTo(email) } });
    const second = await (
      await server.as(user)
    ).call('listVerifiedEmails', { query: { type: 0, isVerified: true, pageNumber: 2, limit: 1 } });
    expect(second.data).toEqual([{ email, isVerified: true }]);
    expect(second.headers.get('X-Total-Count')).toBe('2');
  });

  test("counts as verified when it is the account's own", async () => {
    expect(await ask(user.email.toUpperCase())).toMatchObject({ status: 200, data: { isVerified: true } });
    await runJobs(server);
    expect(server.ports.mail.sent).toEqual([]);
    expect(await list()).toEqual([{ email: user.email.toLowerCase(), isVerified: true }]);
  });

  test('is verified for the account that asked alone', async () => {
    const email = newContact();
    await ask(email);
    await runJobs(server);
    await server.client.call('verifyEmail', { path: { encryptedToken: linkTo(email) } });
    const other = await makeUser();
    expect((await list(other)).map((entry) => entry.email)).not.toContain(email);
    expect(await ask(email, other)).toMatchObject({ status: 202 });
  });

  test('cannot be verified twice by one link', async () => {
    const email = newContact();
    await ask(email);
    await runJobs(server);
    const call = () => server.client.call('verifyEmail', { path: { encryptedToken: linkTo(email) } });
    await call();
    await expect(call()).rejects.toMatchObject({ status: 409, problem: { code: 'token-used' } });
  });

  test('gets at most 3 mails a day, whoever asks', async () => {
    const email = newContact();
    for (let time = 0; time < 3; time += 1) await ask(email, await makeUser());
    await expect(ask(email, await makeUser())).rejects.toMatchObject({ status: 429 });
    await runJobs(server);
    expect(server.ports.mail.sent.filter(({ to }) => to === email)).toHaveLength(3);
  });

  test('is spoken of in words: when it was written to, and when it can be again', async () => {
    const email = newContact();
    const client = await server.as(user);
    const state = async (address = email.toUpperCase()) =>
      (await client.call('getContactVerification', { query: { email: address } })).data;
    expect(await state()).toEqual({ email, isVerified: false, mailSentAt: null, nextMailAt: null });
    await ask(email);
    await runJobs(server);
    const [row] = await execute<{ at: Date }>('select created_at as at from email_tokens where email = $1', [
      email,
    ]);
    expect(await state()).toMatchObject({ mailSentAt: row?.at.toISOString(), nextMailAt: null });
    for (let time = 1; time < 3; time += 1) await ask(email, await makeUser());
    const next = Date.parse((await state()).nextMailAt ?? '');
    expect(next).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(next).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
    await server.client.call('verifyEmail', { path: { encryptedToken: linkTo(email) } });
    expect(await state()).toEqual({ email, isVerified: true, mailSentAt: null, nextMailAt: null });
    expect(await state(user.email)).toMatchObject({ isVerified: true });
  });

  test('is mailed at most 5 times an hour for one account; asking about a verified one is free', async () => {
    for (let time = 0; time < 5; time += 1) await ask(newContact());
    await expect(ask(newContact())).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number) as number,
    });
    for (let time = 0; time < 3; time += 1) expect((await ask(user.email)).status).toBe(200);
  });
});

test("the profile is the signed-in user's own", async () => {
  const { data } = await (await server.as(user)).call('getMe');
  expect(data).toEqual({
    id: user.userId,
    firstName: 'Dana',
    lastName: 'Ortiz',
    oktaLogin: user.oktaLogin,
    email: user.email,
    organization: 'Harbor Robotics',
    address1: '',
    address2: '',
    city: '',
    state: 'Maryland',
    zip: '',
    country: 'USA',
    phone: '410 555 0142',
    createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    partnerId: null,
    group: 'USER',
  });
});
