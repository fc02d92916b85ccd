import { Writable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { now, setClock } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';

let said = '';
const log = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    said += chunk.toString();
    done();
  },
});
const server = useTestServer({ logLevel: 'warn' }, 'cold', log);
const person = { firstName: 'Dana', lastName: 'Ortiz', email: 'Dana@news.example' };

beforeEach(async () => {
  setClock(null);
  server.ports.identity.down = false;
  await execute(`update users set group_name = 'USER'`);
});

const open = (path: string) => server.send(path, { redirect: 'manual', headers: { accept: 'text/html' } });
const send = async (fields: Record<string, string>) => {
  const answer = await server.send('/setup', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...person, ...fields }),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};
const groupOf = async (login: string): Promise<unknown> =>
  (await execute('select group_name from users where okta_login = $1', [login]))[0]?.['group_name'];

test('a code from the log makes the first administrator, who goes on to a password; then there is no such page', async () => {
  expect((await open('/setup')).status).toBe(404);
  expect((await open('/')).status).toBe(200);
  const code = (await server.setUp.announce()) ?? '';
  expect(said).toContain(`/setup and enter ${code}, within 24 hours`);
  for (const path of ['/', '/welcome']) expect((await open(path)).headers.get('location')).toBe('/setup');
  const page = await open('/setup');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:1;");
  expect(await page.text()).toContain('Code from the log');

  const wrong = await send({ code: 'aaaa-bbbb-cccc', firstName: '<b>Dana' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('This is not the code.');
  expect(wrong.text).toContain('value="&lt;b&gt;Dana"');
  expect(server.ports.identity.people.size).toBe(0);
  expect((await send({ code, email: 'dana' })).text).toContain('Please enter a valid email address.');
  expect((await send({ code, lastName: '\0' })).status).toBe(400);
  server.ports.identity.down = true;
  expect((await send({ code })).status).toBe(503);
  expect(await groupOf('dana@news.example')).toBeUndefined();
  server.ports.identity.down = false;

  const done = await send({ code: ` ${code.toUpperCase().replaceAll('-', ' ')}` });
  expect([done.status, done.location]).toEqual([303, 'http://localhost:1/welcome/00u1']);
  expect(await groupOf('dana@news.example')).toBe('ADMIN');
  expect((await execute(`select actor, details from audit_log order by audit_id desc limit 1`))[0]).toEqual({
    actor: 'operator',
    details: { from: 'USER', to: 'ADMIN' },
  });
  expect((await open('/')).status).toBe(200);
  expect((await send({ code })).status).toBe(404);
  expect(await server.setUp.announce()).toBeNull();
});

test('of two who have a code each, one becomes administrator; whoever has registered keeps the account', async () => {
  const known = await makeUser();
  const codes = [await server.setUp.announce(), await server.setUp.announce()];
  const answers = await Promise.all(
    codes.map((code, place) =>
      send({ code: code ?? '', email: place === 0 ? known.oktaLogin : 'late@news.example' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, expect.any(Number) as number]);
  const admins = await execute(`select user_id from users where group_name = 'ADMIN'`);
  expect(admins).toHaveLength(1);
  await execute(`update users set group_name = 'USER'`);
  const code = (await server.setUp.announce()) ?? '';
  await execute(`update users set group_name = 'ADMIN'`);
  expect(await server.setUp.complete(code, { ...person, email: 'later@news.example' })).toBe('too-late');
  // Nobody is left at the identity service who has no account here.
  expect([...server.ports.identity.people.keys()].filter((login) => login.startsWith('later'))).toEqual([]);
  await execute(`update users set group_name = 'USER'`);
  expect((await send({ code, email: known.oktaLogin })).status).toBe(303);
  expect(await execute(`select user_id from users where group_name = 'ADMIN'`)).toEqual([
    { user_id: known.userId },
  ]);
});

test('a code is good for a day, and guesses are counted', async () => {
  const code = (await server.setUp.announce()) ?? '';
  setClock(new Date(now().getTime() + 24 * 3_600_000 + 1000));
  expect((await send({ code })).text).toContain('This is not the code.');
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ code: 'a-guess' })));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect(await groupOf('dana@news.example')).not.toBe('ADMIN');
});
