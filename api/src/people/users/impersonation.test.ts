import { type Group } from '@dispatch/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { personOf } from '../accountData/forgetPerson';
import { exportedRows } from '../accountData/packAccount';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import type { User } from './User';
import { endSessionsOf } from '../sessions/sessionStore';
import { makeSession, makeUser } from '../../testing/factories';
import { runJobs } from '../../testing/runJobs';
import { makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => setClock(null));

const noon = new Date('2026-11-20T12:00:00.000Z');
const after = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

const impersonate = (token: string, user: User, force = false) =>
  server.withToken(token).call('impersonateUser', { path: { id: user.userId }, query: { force } });

const begun = async (group: Group = 'EDITOR') => {
  const [staff, customer] = [await makeUser({ group }), await makeUser()];
  const own = await makeSession(staff, 'id-token-of-staff');
  const { data } = await impersonate(own, customer);
  return { staff, customer, own, acting: server.withToken(data.sid), sid: data.sid };
};

describe('acting for a customer', () => {
  test('gives a session with the permissions of the customer, which says so', async () => {
    const [staff, customer] = [await makeUser({ group: 'EDITOR' }), await makeUser()];
    const { data } = await impersonate(await makeSession(staff), customer);
    expect(data).toMatchObject({ oktaLogin: customer.oktaLogin, group: 'USER', impersonating: true });
    const acting = server.withToken(data.sid);
    expect((await acting.call('getMe')).data.id).toBe(customer.userId);
    await expect(acting.call('listEditorialQueue')).rejects.toMatchObject({ status: 403 });
  });

  test('tells the old address who has changed it, and when, once', async () => {
    const { staff, customer, acting } = await begun();
    const { id, group, oktaLogin, createdDate, partnerId, ...profile } = (await acting.call('getMe')).data;
    const body = { ...profile, phone: '410 555 0142', country: 'SWE', email: 'new@harbor.example' };
    await acting.call('saveProfile', { body });
    await acting.call('saveProfile', { body });
    const own = await server.as(customer);
    await own.call('saveProfile', { body: { ...body, email: 'own@harbor.example' } });
    await runJobs(server);
    const mails = server.ports.mail.sent.filter(({ subject }) => subject.includes('email address of your'));
    expect(mails.map(({ to }) => to)).toEqual([customer.email]);
    expect(mails[0]?.text).toContain(`${staff.firstName} ${staff.lastName} of our staff`);
    expect(mails[0]?.text).toMatch(/\d+ \w{3} \d{4}, [\d:]+\s[AP]M\sE/);
  });

  test('records what is done under both names', async () => {
    const { staff, customer, acting } = await begun();
    const { data } = await acting.call('saveDraft', { body: { package: '80', headline: 'A headline' } });
    await acting.call('setUserParameter', {
      body: { parameterName: 'WelcomeMessage', parameterValue: 'false' },
    });
    const both = { actor_user_id: customer.userId, impersonator_user_id: staff.userId };
    expect(
      await execute(
        'select action, actor_user_id, impersonator_user_id from audit_log where impersonator_user_id = $1 order by audit_id',
        [staff.userId],
      ),
    ).toEqual([
      { action: 'release.create', ...both },
      { action: 'parameter.set', ...both },
    ]);
    const [begin] = await execute<{ subject_id: string; details: object }>(
      `select subject_id, details from audit_log where action = 'impersonation.begin' and actor_user_id = $1`,
      [staff.userId],
    );
    expect(begin).toMatchObject({ subject_id: String(customer.userId), details: { force: false } });
    const [saved] = await execute('select saved_by, user_id from releases where distribution_id = $1', [
      data.distributionId,
    ]);
    expect(saved).toEqual({ saved_by: staff.userId, user_id: customer.userId });
  });

  test('has this in addition: the time of a release may be sooner than the minimum', async () => {
    const { customer, acting } = await begun();
    const release = await makeRelease(customer, {
      paid: true,
      releaseDate: new Date(Date.now() + 3_600_000),
    });
    const path = { id: release.distributionId };
    await expect((await server.as(customer)).call('submitRelease', { path })).rejects.toMatchObject({
      status: 400,
    });
    expect((await acting.call('submitRelease', { path })).status).toBe(200);
  });

  test('leaves no trace among the sessions that the customer sees', async () => {
    const { customer } = await begun();
    const { data } = await (await server.as(customer)).call('listSessions');
    expect(data).toHaveLength(1);
    expect((await (await server.as(customer)).call('endOtherSessions')).data).toEqual({ ended: 1 });
  });

  test('is not among the sessions that the customer exports either', async () => {
    const { customer } = await begun();
    await makeSession(customer);
    const sessions = (await exportedRows(personOf(customer, new Date()))).get('sessions') ?? '';
    expect(JSON.parse(sessions)).toHaveLength(1);
  });
});

describe('staff who acts for somebody is refused', () => {
  test('acting for a third person', async () => {
    const [admin, editor, customer] = [
      await makeUser({ group: 'ADMIN' }),
      await makeUser({ group: 'EDITOR' }),
      await makeUser(),
    ];
    const { data } = await impersonate(await makeSession(admin), editor);
    await expect(impersonate(data.sid, customer)).rejects.toMatchObject({
      status: 403,
      problem: { code: 'not-while-impersonating' },
    });
  });
});

describe('who may act for whom', () => {
  test.each([
    ['ADMIN', 'USER', 200],
    ['ADMIN', 'EDITOR', 200],
    ['ADMIN', 'FINANCE', 200],
    ['ADMIN', 'ADMIN', 403],
    ['EDITOR', 'USER', 200],
    ['EDITOR', 'EDITOR', 403],
    ['EDITOR', 'FINANCE', 403],
    ['EDITOR', 'ADMIN', 403],
    ['FINANCE', 'USER', 403],
    ['VIRTUALPRESSOFFICE', 'USER', 403],
    ['USER', 'USER', 403],
  ] as const)('%s for %s: %i', async (actor, target, status) => {
    const token = await makeSession(await makeUser({ group: actor }));
    const answer = await impersonate(token, await makeUser({ group: target })).catch(
      (error: unknown) => error,
    );
    expect(answer).toMatchObject({ status });
  });
});

test('staff whose own session ends in that moment begins nothing', async () => {
  const [staff, customer] = [await makeUser({ group: 'EDITOR' }), await makeUser()];
  const own = await makeSession(staff);
  await server.withToken(own).call('getMe');
  // Nobody announces this: the session is still remembered.
  await execute('update sessions set ended_at = now() where user_id = $1', [staff.userId]);
  await expect(impersonate(own, customer)).rejects.toMatchObject({
    status: 401,
    problem: { code: 'no-session' },
  });
  expect(await execute('select 1 from sessions where user_id = $1', [customer.userId])).toEqual([]);
});

describe('somebody who was active a moment ago', () => {
  test.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [119, '1 minute'],
    [14 * 60 + 59, '14 minutes'],
  ])('%i seconds ago is told as %s, and may be forced', async (seconds, ago) => {
    setClock(noon);
    const customer = await makeUser();
    await server.withToken(await makeSession(customer)).call('getMe');
    setClock(after(seconds));
    const token = await makeSession(await makeUser({ group: 'ADMIN' }));
    await expect(impersonate(token, customer)).rejects.toMatchObject({
      status: 423,
      problem: {
        code: 'recently-active',
        lastActiveSeconds: seconds,
        message: `This user was last active ${ago} ago. Impersonating them and entering the Create Release workflow without first asking the user to log out may cause issues within the press release. Do you wish to continue with impersonation?`,
      },
    });
    expect((await impersonate(token, customer, true)).status).toBe(200);
    const [line] = await execute(
      `select details -> 'force' as force from audit_log
        where action = 'impersonation.begin' and subject_id = $1`,
      [String(customer.userId)],
    );
    expect(line).toEqual({ force: true });
  });

  test('counts the last use, not the sign-in, and no longer after 15 minutes', async () => {
    setClock(noon);
    const customer = await makeUser();
    const theirs = await makeSession(customer);
    setClock(after(1200));
    await server.withToken(theirs).call('getMe');
    const token = await makeSession(await makeUser({ group: 'ADMIN' }));
    await expect(impersonate(token, customer)).rejects.toMatchObject({ status: 423 });
    setClock(after(1200 + 900));
    expect((await impersonate(token, customer)).status).toBe(200);
  });

  test('does not count when they have signed out, nor when only staff was there', async () => {
    const customer = await makeUser();
    await (await server.as(customer)).call('removeSession');
    const token = await makeSession(await makeUser({ group: 'ADMIN' }));
    const { data } = await impersonate(token, customer);
    await server.withToken(data.sid).call('getMe');
    expect((await impersonate(token, customer)).status).toBe(200);
  });
});

describe('returning', () => {
  test('gives the own session back, under a token that the browser can keep', async () => {
    const { staff, own, acting, sid } = await begun();
    const { data } = await acting.call('restoreAdmin');
    expect(data).toMatchObject({ oktaLogin: staff.oktaLogin, group: 'EDITOR', impersonating: false });
    expect((await server.withToken(data.sid).call('getMe')).data.id).toBe(staff.userId);
    expect((await server.withToken(data.sid).call('listSessions')).data).toHaveLength(1);
    for (const old of [own, sid]) {
      await expect(server.withToken(old).call('getMe')).rejects.toMatchObject({ status: 401 });
    }
    // The ID token is still there for signing out at the provider.
    expect((await server.withToken(data.sid).call('removeSession')).data).toBe('id-token-of-staff');
  });

  test('is recorded under both names', async () => {
    const { staff, customer, acting } = await begun();
    await acting.call('restoreAdmin');
    expect(
      await execute(
        `select actor_user_id, impersonator_user_id from audit_log where action = 'impersonation.end' and subject_id = $1`,
        [String(customer.userId)],
      ),
    ).toEqual([{ actor_user_id: customer.userId, impersonator_user_id: staff.userId }]);
  });

  test('is a 401 when the own session has ended in the same moment', async () => {
    const { staff, acting } = await begun();
    await execute('update sessions set ended_at = now() where user_id = $1', [staff.userId]);
    await expect(acting.call('restoreAdmin')).rejects.toMatchObject({
      status: 401,
      problem: { code: 'no-session' },
    });
  });

  test('out of an ordinary session is a 409', async () => {
    await expect(
      (await server.as(await makeUser({ group: 'ADMIN' }))).call('restoreAdmin'),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'not-impersonating' } });
  });

  test('works after hours of acting, because that is use of the own session as well', async () => {
    setClock(noon);
    const { staff, acting } = await begun();
    for (let minute = 50; minute <= 200; minute += 50) {
      setClock(after(minute * 60));
      await acting.call('getMe');
    }
    // It lives: the staff sees it elsewhere, and can end it there.
    expect((await (await server.as(staff)).call('listSessions')).data).toHaveLength(2);
    expect((await acting.call('restoreAdmin')).data.oktaLogin).toBe(staff.oktaLogin);
  });

  test('is a 401 twelve hours after the own sign-in: acting for somebody lasts no longer', async () => {
    setClock(noon);
    const own = await makeSession(await makeUser({ group: 'ADMIN' }));
    setClock(after(50 * 60));
    const { data } = await impersonate(own, await makeUser());
    const acting = server.withToken(data.sid);
    for (let minute = 100; minute < 12 * 60; minute += 50) {
      setClock(after(minute * 60));
      await acting.call('getMe');
    }
    setClock(after(12 * 3600));
    await expect(acting.call('restoreAdmin')).rejects.toMatchObject({
      status: 401,
      problem: { code: 'no-session' },
    });
  });
});

describe('the impersonated session ends', () => {
  test('with all sessions of the staff, as after a change of group', async () => {
    const { staff, acting } = await begun();
    await acting.call('getMe');
    await endSessionsOf(staff.userId, new Date());
    await expect(acting.call('getMe')).rejects.toMatchObject({ status: 401 });
  });

  test('when the staff signs out its own session elsewhere', async () => {
    const { staff, acting } = await begun();
    await acting.call('getMe');
    await (await server.as(staff)).call('endOtherSessions');
    await expect(acting.call('getMe')).rejects.toMatchObject({ status: 401 });
  });

  test('with Logout, and the own session with it', async () => {
    const { own, acting } = await begun();
    expect((await acting.call('removeSession')).data).toBe('id-token-of-staff');
    await expect(acting.call('getMe')).rejects.toMatchObject({ status: 401 });
    await expect(server.withToken(own).call('getMe')).rejects.toMatchObject({ status: 401 });
  });
});
