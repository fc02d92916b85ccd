import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { User } from '../users/User';
import { passwordUrl } from '../../testing/fakeIdentity';
import { makeUser } from '../../testing/factories';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer({ trustProxy: 1 });
afterEach(() => {
  setClock(null);
  server.ports.identity.down = false;
  server.ports.mail.sent.length = 0;
});

const word = (): string => randomBytes(5).toString('hex');
const newEmail = (): string => `New-${word()}@harbor.example`;
const registration = (differences: Record<string, unknown> = {}) => ({
  firstName: ' Dana ',
  lastName: 'Ortiz',
  phone: '410 555 0142',
  organization: 'Harbor Robotics',
  email: newEmail(),
  country: 'USA',
  state: 'Maryland',
  captcha: `solved-${word()}`,
  ...differences,
});

let visitors = 0;
/** Of somebody else each time: what one address may ask for is limited. */
const anotherAddress = () => `10.1.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`;

const post = async (path: string, body: unknown, from = anotherAddress()) => {
  const response = await server.send(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
};
const register = (body: unknown) => post('/users/add', body);
const findUser = (email: string) => User.findOne({ where: { oktaLogin: email.toLowerCase() } });
const mailsTo = (email: string) => server.ports.mail.sent.filter(({ to }) => to === email);
const tokenIn = (text = ''): string => /\/verified\/([\w-]+)/.exec(text)?.[1] ?? '';
const follow = (token: string) => post(`/verified/${token}`, {});

const registered = async (email = newEmail()) => {
  expect((await register(registration({ email }))).status).toBe(200);
  await runJobs(server);
  return { email, token: tokenIn(mailsTo(email)[0]?.text) };
};

describe('registering', () => {
  test('makes an account that waits, here and at the provider, and mails a link', async () => {
    const body = registration();
    expect(await register(body)).toMatchObject({ status: 200, body: { newOktaUser: true } });
    const user = await findUser(body.email);
    expect(user).toMatchObject({
      oktaLogin: body.email.toLowerCase(),
      email: body.email,
      firstName: 'Dana',
      organization: 'Harbor Robotics',
      state: 'Maryland',
      groupName: 'USER',
      activatedAt: null,
      campaignCode: 'PRWebNG',
      languageId: 1033,
    });
    expect(server.ports.identity.people.get(body.email.toLowerCase())).toMatchObject({
      providerUserId: user?.providerUserId,
      status: 'STAGED',
    });
    await runJobs(server);
    const [mail, ...others] = mailsTo(body.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Activate your Dispatch account');
    expect(mail?.text).toContain('Hello Dana,');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/verified\/[\w-]{43}\n/);
    expect(mail?.html).toContain(tokenIn(mail?.text));
  });

  test('keeps the token of the link nowhere: neither with the links nor in the queue', async () => {
    const { token } = await registered();
    const rows = await execute<{ row: string }>(
      `select email_tokens::text as row from email_tokens union all select job::text from jobs.job`,
    );
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  });

  test('says so when the provider knew the person before, who then signs in with the existing password', async () => {
    const email = newEmail();
    server.ports.identity.people.set(email.toLowerCase(), {
      providerUserId: 'known-1',
      status: 'ACTIVE',
      email,
    });
    expect(await register(registration({ email }))).toMatchObject({
      status: 200,
      body: { newOktaUser: false },
    });
    expect(await findUser(email)).toMatchObject({ providerUserId: 'known-1', knownAtProvider: true });
    await runJobs(server);
    expect(mailsTo(email)[0]?.text).toContain('the password that you already have');
  });

  test('an address that is registered is refused at its field, whatever its capitals, and says what to do', async () => {
    const waiting = await registered();
    const again = await register(registration({ email: waiting.email.toUpperCase() }));
    expect(again).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ pointer: '/email' }] },
    });
    expect(again.body['message']).toBe(
      'An account with this email address already exists. We can send you the activation email again: use the link "Click Here" below.',
    );
    const active = await makeUser();
    expect((await register(registration({ email: active.email }))).body['message']).toBe(
      'An account with this email address already exists. Please log in, or reset your password if you have forgotten it.',
    );
  });

  test('mails nobody a link or an address that came as a name', async () => {
    const no = (field: string, what: string) => ({
      pointer: `/${field}`,
      message: `The ${field.replace('N', ' n')} cannot have ${what}.`,
    });
    const person = 'a web or email address';
    for (const [field, name, what] of [
      ['firstName', 'Claim at prize.example', person],
      ['lastName', 'https://prize.example', person],
      ['organization', 'www.prize.example', 'a link or an email address'],
    ] as const) {
      const body = registration({ [field]: name });
      expect(await register(body)).toMatchObject({ status: 400, body: { fields: [no(field, what)] } });
      expect(await findUser(body.email)).toBeNull();
    }
    const honest = registration({
      firstName: 'J.P.',
      lastName: "O'Neil-Åse St. John",
      organization: 'Booking.com',
    });
    expect((await register(honest)).status).toBe(200);
    expect(await findUser(honest.email)).toMatchObject({ organization: 'Booking.com' });
  });

  test('the same address in two windows at once makes one account', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => register(registration({ email }))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(await User.count({ where: { oktaLogin: email.toLowerCase() } })).toBe(1);
    expect(
      [...server.ports.identity.people.values()].filter((person) => person.email === email),
    ).toHaveLength(1);
  });

  test('while the provider is silent it is a 503, and registering again completes it', async () => {
    const email = newEmail();
    server.ports.identity.down = true;
    expect(await register(registration({ email, firstName: 'First' }))).toMatchObject({
      status: 503,
      body: { code: 'service-unavailable' },
    });
    await runJobs(server);
    expect(mailsTo(email)).toEqual([]);
    server.ports.identity.down = false;
    expect(await register(registration({ email, firstName: 'Second' }))).toMatchObject({ status: 200 });
    await runJobs(server);
    expect(mailsTo(email)[0]?.text).toContain('Hello Second,');
  });

  test.each(['wrong', 'e30=', ''])('a captcha that is not solved is refused: %j', async (captcha) => {
    expect(await register(registration({ captcha }))).toMatchObject({
      status: 400,
      body: { message: 'Please confirm the captcha above', fields: [{ pointer: '/captcha' }] },
    });
  });

  test('while whoever judges captchas is silent it is a 503, and the same solution works later', async () => {
    const body = registration();
    server.ports.captcha.down = true;
    const silent = await register(body);
    server.ports.captcha.down = false;
    expect(silent).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
    expect(await findUser(body.email)).toBeNull();
    expect((await register(body)).status).toBe(200);
  });

  test('keeps the language, the campaign and that somebody comes from the former system', async () => {
    const body = registration({ languagedId: 1036, campaignCode: 'Spring', prwebPackage: 2, migrate: true });
    expect((await register(body)).status).toBe(200);
    expect(await findUser(body.email)).toMatchObject({
      languageId: 1036,
      campaignCode: 'Spring',
      campaignPackage: 2,
      migratedFromLegacy: true,
    });
  });

  test('a solved captcha works once', async () => {
    const captcha = `solved-${word()}`;
    expect((await register(registration({ captcha }))).status).toBe(200);
    expect(await register(registration({ captcha }))).toMatchObject({
      status: 400,
      body: { message: 'Please confirm the captcha above' },
    });
  });
});

describe('following the link', () => {
  test('activates the account and leads to choosing a password', async () => {
    const { email, token } = await registered();
    const user = await findUser(email);
    expect(await follow(token)).toMatchObject({
      status: 200,
      body: { email, purpose: 'activation', passwordUrl: passwordUrl(user?.providerUserId ?? '') },
    });
    await user?.reload();
    expect(user?.activatedAt).toBeInstanceOf(Date);
    const actions = await execute(
      `select action from audit_log where subject_type = 'user' and subject_id = $1 order by audit_id`,
      [String(user?.userId)],
    );
    expect(actions).toEqual([{ action: 'user.register' }, { action: 'user.activate' }]);
  });

  test('asks nobody for a password who has one', async () => {
    const email = newEmail();
    server.ports.identity.people.set(email.toLowerCase(), {
      providerUserId: `p-${word()}`,
      status: 'ACTIVE',
      email,
    });
    const { token } = await registered(email);
    expect(await follow(token)).toMatchObject({ status: 200, body: { passwordUrl: null } });
  });

  test('twice is a 409 that says what to do', async () => {
    const { token } = await registered();
    await follow(token);
    expect(await follow(token)).toMatchObject({
      status: 409,
      body: {
        code: 'token-used',
        message: 'This link has already been used.',
        detail:
          'This link has already been used. If you have not chosen a password yet, ask for a new activation email at http://localhost:3000/sendactivation.',
      },
    });
  });

  test('pressed twice at once activates once', async () => {
    const { token } = await registered();
    const statuses = (await Promise.all([follow(token), follow(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('works for 24 hours, and is then a 404 that says what to do', async () => {
    const made = new Date();
    const after = (hours: number, seconds = 0) => new Date(made.getTime() + (hours * 3600 + seconds) * 1000);
    setClock(made);
    const [{ token: early }, { token: late }] = [await registered(), await registered()];
    setClock(after(24, -1));
    expect((await follow(early)).status).toBe(200);
    setClock(after(24));
    const answer = await follow(late);
    expect(answer).toMatchObject({ status: 404, body: { code: 'token-expired' } });
    expect(answer.body['message']).toBe('This link has expired.');
    expect(answer.body['detail']).toContain('This link has expired. If you have not chosen a password yet');
  });

  test.each([
    ['that nobody sent', 'A'.repeat(43)],
    ['that a mail program cut off', 'abc'],
    ['that a mail program lengthened', `${'A'.repeat(43)}.%20=`],
    ['with a letter of another alphabet', `${'a'.repeat(42)}é`],
  ])('%s is a 404', async (_what, token) => {
    expect(await follow(token)).toMatchObject({
      status: 404,
      body: { code: 'token-unknown', message: 'This link is not valid.' },
    });
  });

  test('while the provider is silent is a 503, and the link works later', async () => {
    const { email, token } = await registered();
    server.ports.identity.down = true;
    expect((await follow(token)).status).toBe(503);
    expect((await findUser(email))?.activatedAt).toBeNull();
    server.ports.identity.down = false;
    expect((await follow(token)).status).toBe(200);
  });
});

describe('asking for the activation mail again', () => {
  const ask = (email: string) => post('/users/sendactivation', { email });

  test('sends a link that works to an account that waits', async () => {
    const { email } = await registered();
    server.ports.mail.sent.length = 0;
    expect(await ask(` ${email.toUpperCase()}`.trim())).toMatchObject({ status: 200, body: { done: true } });
    await runJobs(server);
    expect((await follow(tokenIn(mailsTo(email)[0]?.text))).status).toBe(200);
  });

  test('helps somebody who has followed the link but has not chosen a password', async () => {
    const { email, token } = await registered();
    await follow(token);
    server.ports.mail.sent.length = 0;
    await ask(email);
    await runJobs(server);
    const again = await follow(tokenIn(mailsTo(email)[0]?.text));
    expect(again).toMatchObject({
      status: 200,
      body: { passwordUrl: expect.stringContaining('/welcome/') as string },
    });
  });

  test('answers the same for nobody and for an active account, and mails neither', async () => {
    const active = await makeUser();
    server.ports.identity.people.set(active.oktaLogin, {
      providerUserId: 'a-1',
      status: 'ACTIVE',
      email: active.email,
    });
    const somebody = newEmail();
    const [known, unknown] = [await ask(active.email), await ask(somebody)];
    expect(known).toMatchObject({ status: 200, body: { done: true } });
    expect(unknown.body).toEqual(known.body);
    // The same work for both, so that the time of the answer tells nothing either.
    expect(new Set((await runJobs(server)).map(({ payload }) => payload))).toEqual(
      new Set(
        [active.oktaLogin, somebody.toLowerCase()].map((login) => ({ template: 'activation-again', login })),
      ),
    );
    expect(server.ports.mail.sent).toEqual([]);
  });

  test('helps somebody whose registration stopped half-way', async () => {
    const user = await makeUser({ activatedAt: null, providerUserId: null });
    await ask(user.email);
    await runJobs(server);
    const { status, body } = await follow(tokenIn(mailsTo(user.email)[0]?.text));
    expect({ status, purpose: body['purpose'] }).toEqual({ status: 200, purpose: 'activation' });
    expect(server.ports.identity.people.get(user.oktaLogin)?.status).toBe('PROVISIONED');
  });

  test('more than five times an hour for one address is a 429 that says how long to wait', async () => {
    const email = newEmail();
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).status).toBe(200);
    const { status, headers, body } = await ask(email);
    expect({ status, message: body['message'] }).toEqual({ status: 429, message: 'Too many requests' });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  test('is limited for one caller, and not for another', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await post('/users/sendactivation', { email: newEmail() }, '10.9.9.9')).status).toBe(200);
    }
    expect((await post('/users/sendactivation', { email: newEmail() }, '10.9.9.9')).status).toBe(429);
    expect((await post('/users/sendactivation', { email: newEmail() }, '10.9.9.10')).status).toBe(200);
  });

  test('a job that fails is tried again, and its mail comes once', async () => {
    const { email } = await registered();
    server.ports.mail.sent.length = 0;
    await ask(email);
    server.ports.mail.down = true;
    expect((await runJobs(server)).map(({ error }) => String(error))).toEqual([
      'Error: The mail server is switched off.',
    ]);
    server.ports.mail.down = false;
    expect((await runJobs(server, { early: true })).map(({ name, error }) => [name, error])).toEqual([
      ['send-mail', null],
    ]);
    expect(mailsTo(email)).toHaveLength(1);
  });
});
