import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { makeSession, makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => setClock(null));

const noon = new Date('2026-11-20T12:00:00.000Z');
const after = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);

const phone = { address: '198.51.100.7', userAgent: 'A phone' };

const signedOutBy = async (userId: number): Promise<number[]> =>
  (
    await execute<{ subject_id: string }>(
      `select subject_id from audit_log where actor_user_id = $1 and action = 'session.endOther'
         and subject_type = 'session' order by audit_id`,
      [userId],
    )
  ).map((line) => Number(line.subject_id));

const listed = async (token: string) => {
  const { data, headers } = await server.withToken(token).call('listSessions');
  return { rows: data, total: headers.get('X-Total-Count') };
};

test('a person sees where they are signed in, last used first, and which session this is', async () => {
  const user = await makeUser();
  setClock(noon);
  const desk = await makeSession(user);
  setClock(after(10));
  await makeSession(user, null, phone);
  await makeSession(await makeUser());
  setClock(after(20));
  const { rows, total } = await listed(desk);
  expect(total).toBe('2');
  expect(rows).toEqual([
    {
      id: expect.any(Number) as number,
      isCurrent: true,
      userAgent: 'Test browser',
      // Its last use is this call, from here.
      address: expect.stringMatching(/127\.0\.0\.1$/) as string,
      createdDate: noon.toISOString(),
      lastUsedDate: after(20).toISOString(),
      endsDate: after(80).toISOString(),
    },
    {
      id: expect.any(Number) as number,
      isCurrent: false,
      ...phone,
      createdDate: after(10).toISOString(),
      lastUsedDate: after(10).toISOString(),
      endsDate: after(70).toISOString(),
    },
  ]);
});

test('the list comes in pages, without sessions that have ended by themselves', async () => {
  const user = await makeUser();
  setClock(noon);
  await makeSession(user);
  setClock(after(70));
  await makeSession(user, null, phone);
  const token = await makeSession(user);
  const { data, headers } = await server
    .withToken(token)
    .call('listSessions', { query: { pageNumber: 2, limit: 1 } });
  expect(headers.get('X-Total-Count')).toBe('2');
  expect(data.map(({ userAgent }) => userAgent)).toEqual(['A phone']);
});

test('a session that is used all the time ends twelve hours after its sign-in', async () => {
  setClock(noon);
  const token = await makeSession(await makeUser());
  for (let minute = 50; minute <= 700; minute += 50) {
    setClock(after(minute));
    await server.withToken(token).call('getMe');
  }
  expect((await listed(token)).rows[0]?.endsDate).toBe(after(720).toISOString());
});

test('another session is signed out at once, and stays out', async () => {
  const user = await makeUser();
  const [here, there] = [await makeSession(user), await makeSession(user, 'id-token', phone)];
  await server.withToken(there).call('getMe');
  const id = (await listed(here)).rows.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  expect((await server.withToken(here).call('endSession', { path: { id } })).status).toBe(204);
  await expect(server.withToken(there).call('getMe')).rejects.toMatchObject({ status: 401 });
  await expect(server.withToken(here).call('endSession', { path: { id } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await listed(here)).rows).toHaveLength(1);
  expect(await signedOutBy(user.userId)).toEqual([id]);
  expect(await execute('select id_token from sessions where session_id = $1', [id])).toEqual([
    { id_token: null },
  ]);
});

test('the own session and those of somebody else are not signed out this way', async () => {
  const [here, theirs] = [await makeSession(await makeUser()), await makeSession(await makeUser())];
  const own = (await listed(here)).rows[0]?.id ?? 0;
  const other = (await listed(theirs)).rows[0]?.id ?? 0;
  await expect(server.withToken(here).call('endSession', { path: { id: own } })).rejects.toMatchObject({
    status: 409,
    problem: { code: 'session-current' },
  });
  await expect(server.withToken(here).call('endSession', { path: { id: other } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await listed(theirs)).rows).toHaveLength(1);
});

test('all other sessions are signed out together; doing it again ends nothing more', async () => {
  const user = await makeUser();
  const [here, ...others] = [await makeSession(user), await makeSession(user), await makeSession(user)];
  const stranger = await makeSession(await makeUser());
  const ids = (await listed(here)).rows.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  expect((await server.withToken(here).call('endOtherSessions')).data).toEqual({ ended: 2 });
  for (const token of others) {
    await expect(server.withToken(token).call('getMe')).rejects.toMatchObject({ status: 401 });
  }
  expect((await server.withToken(here).call('endOtherSessions')).data).toEqual({ ended: 0 });
  expect(await signedOutBy(user.userId)).toEqual(ids.toSorted((one, two) => one - two));
  await server.withToken(stranger).call('getMe');
});

test('what the screens read or say by themselves is not use of the session', async () => {
  setClock(noon);
  const token = await makeSession(await makeUser({ group: 'ADMIN' }));
  setClock(after(50));
  await server.withToken(token).call('listUserParameters');
  await server.withToken(token).call('getSystem');
  const looking = server.withToken(token).call('viewRecord', { path: { kind: 'order', id: 1 } });
  await expect(looking).rejects.toMatchObject({ status: 404 });
  setClock(after(61));
  await expect(server.withToken(token).call('getMe')).rejects.toMatchObject({ status: 401 });
});
