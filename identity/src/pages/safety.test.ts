import { setClock } from '@dispatch/api/clock';
import { execute } from '@dispatch/api/database';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test } from 'vitest';
import { accountByLogin } from '../accounts/accounts';
import { makeRecoveryCodes } from '../accounts/recoveryCodes';
import { enter, isBack, openForm } from '../testing/signingIn';
import { callUsers, maya, ruth, useIdentity } from '../testing/useIdentity';
import { Visitor } from '../testing/visitor';

const identity = useIdentity();
afterEach(() => setClock(null));

const subjects = (): string[] => identity.mails.map(({ subject }) => subject);

const page = (path = ''): string => `${identity.address}/enduser/settings${path}`;

const setUpApp = async (who: Visitor): Promise<readonly string[]> => {
  const [, key = ''] =
    /name="key" value="([A-Z2-7]{32})"/.exec(await (await who.get(page('/factor'))).text()) ?? [];
  const code = TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() });
  const answer = await who.post(page('/factor'), { key, code, present: maya.password });
  return [...(await answer.text()).matchAll(/<li>([a-z\d]{5}-[a-z\d]{5})<\/li>/g)].map(([, one = '']) => one);
};

const enterByCode = async (code: string): Promise<boolean> => {
  const who = new Visitor();
  const { address } = await enter(identity, who, maya);
  return isBack(await who.follow(await who.post(address, { code }), identity.address));
};

test('what an owner is to be told waits for the mail server, and for the next process', async () => {
  const who = new Visitor();
  await enter(identity, who, maya);
  identity.mailIsDown = true;
  await setUpApp(who);
  await expect.poll(() => identity.said.join('')).toContain('A mail is tried again later');
  identity.mailIsDown = false;
  setClock(new Date(Date.now() + 15_000));
  await identity.restart();
  await expect.poll(subjects).toEqual(['A second factor was set up for Dispatch']);
});

describe('a recovery code', () => {
  test('lets in once in the place of a code of the app, however it is written, until new ones are made', async () => {
    const who = new Visitor();
    await enter(identity, who, maya);
    const codes = await setUpApp(who);
    expect(new Set(codes)).toHaveLength(10);
    const [first = '', second = '', third = ''] = codes;
    expect(await enterByCode(` ${first.toUpperCase().replace('-', ' ')} `)).toBe(true);
    expect(await enterByCode(first)).toBe(false);
    expect(await enterByCode(second)).toBe(true);
    expect(await (await who.get(page())).text()).toContain('8 recovery codes are left.');
    const wrong = await who.post(page('/recovery-codes'), { 'new-codes': 'a guess' });
    expect(await wrong.text()).toContain('That is not your current password.');
    const made = await who.post(page('/recovery-codes'), { 'new-codes': maya.password });
    expect(await made.text()).toContain('The former codes let nobody in any more.');
    expect(await enterByCode(third)).toBe(false);
    await expect
      .poll(subjects)
      .toEqual(['A second factor was set up for Dispatch', 'New recovery codes were made for Dispatch']);
  });

  test('is of one account, and is kept as a hash alone', async () => {
    const who = new Visitor();
    await enter(identity, who, maya);
    await setUpApp(who);
    const other = await accountByLogin(ruth.email);
    const [code = ''] = await makeRecoveryCodes(other?.id ?? '');
    expect(await enterByCode(code)).toBe(false);
  });
});

test('many guesses at once are no more than five', async () => {
  const who = new Visitor();
  const form = await openForm(identity, who);
  const guesses = Array.from({ length: 12 }, (_, place) =>
    who
      .post(form, { username: maya.email, password: `guess number ${place}` })
      .then((answer) => answer.text()),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((text) => text.includes('Login failed.'))).toHaveLength(5);
  expect(answers.filter((text) => text.includes('Too many wrong passwords.'))).toHaveLength(7);
});

test('sign-ins begun are counted by address: each is a row, and anybody may begin one', async () => {
  const who = new Visitor();
  await openForm(identity, who);
  await execute(`update rate_limits set points = 1200 where key like 'identity-begin-by-address:%'`);
  const begun = await execute('select 1 from identity.openid_rows');
  const answer = await who.get(`${identity.address}/oauth2/default/v1/authorize?client_id=x`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toContain('Too many sign-ins have been started from your network.');
  expect(await execute('select 1 from identity.openid_rows')).toHaveLength(begun.length);
});

test('is ready while its tables answer', async () => {
  const ask = async (path: string) => {
    const answer = await new Visitor().get(`${identity.address}/health/${path}`);
    return [answer.status, (await answer.json()) as unknown];
  };
  expect(await ask('ready')).toEqual([200, { ready: true, database: true, ending: false }]);
  await execute('alter table identity.accounts rename to accounts_elsewhere');
  expect(await ask('ready')).toEqual([503, { ready: false, database: false, ending: false }]);
  expect(await ask('live')).toEqual([200, { live: true }]);
  await execute('alter table identity.accounts_elsewhere rename to accounts');
});

describe('where somebody is signed in', () => {
  test('is listed, and ended everywhere else, also in the product', async () => {
    const [here, there] = [
      new Visitor('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0'),
      new Visitor(),
    ];
    await enter(identity, here, maya);
    await enter(identity, there, maya);
    const listed = await (await here.get(page())).text();
    expect(listed).toContain('<strong>Firefox on Linux</strong>, this browser');
    expect(listed.match(/<strong>A browser<\/strong>/g)).toHaveLength(1);
    const ended = await (await here.post(page('/sign-ins/end'), {})).text();
    expect(ended).toContain('You are signed out everywhere else.');
    expect(ended).not.toContain('<strong>A browser</strong>');
    expect((await here.get(page())).status).toBe(200);
    expect((await there.get(page())).status).toBe(401);
    // Where there is nothing to end there is nothing to tell.
    await here.post(page('/sign-ins/end'), {});
    await expect.poll(subjects).toEqual(['Your other sign-ins were ended for Dispatch']);
  });

  test('ends by itself after two hours without a sign-in, and after twelve in all', async () => {
    const [idle, busy] = [new Visitor(), new Visitor()];
    await enter(identity, idle, maya);
    await enter(identity, busy, maya);
    const began = Date.now();
    const isIn = async (who: Visitor): Promise<boolean> => (await who.get(page())).status === 200;
    const stayed: boolean[] = [];
    for (let hour = 1; hour <= 12; hour += 1) {
      setClock(new Date(began + hour * 3_600_000 + 1000));
      await openForm(identity, busy);
      stayed.push(await isIn(busy));
      if (hour === 2) expect(await isIn(idle)).toBe(false);
    }
    expect(stayed).toEqual([...Array<boolean>(11).fill(true), false]);
  });
});

test.each([
  ['password1234', 'everybody tries'],
  ['my-dispatch-door', 'cannot contain the word Dispatch'],
  ['1234567890', 'everybody tries'],
  ['abcabcabcabc', 'everybody tries'],
  ['Qwertyuiop!!', 'everybody tries'],
  ['a'.repeat(201), 'at most 200 characters'],
])('%s is no password', async (password, why) => {
  const { body } = await callUsers(
    identity,
    'POST',
    `/users/${maya.email}/lifecycle/reset_password?sendEmail=false`,
  );
  const link = String(body['resetPasswordUrl']);
  const answer = await new Visitor().post(link, { password, confirmation: password });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(why);
});

test('an old link does not wake a suspended account', async () => {
  await new Visitor().post(`${identity.address}/signin/forgot-password`, { username: maya.email });
  await expect.poll(() => identity.mails).toHaveLength(1);
  const link = /https?:\S+reset_password\S+/.exec(identity.mails[0]?.text ?? '')?.[0] ?? '';
  await callUsers(identity, 'POST', `/users/${maya.email}/lifecycle/suspend`);
  const answer = await new Visitor().post(link, {
    password: 'three-small-boats',
    confirmation: 'three-small-boats',
  });
  expect(answer.status).toBe(404);
  expect((await callUsers(identity, 'GET', `/users/${maya.email}`)).body).toMatchObject({
    status: 'SUSPENDED',
  });
});

test('a form that another site sends is refused', async () => {
  const who = new Visitor();
  await enter(identity, who, maya);
  for (const site of ['cross-site', 'same-site']) {
    const answer = await who.post(page('/sign-ins/end'), {}, { 'sec-fetch-site': site });
    expect(answer.status).toBe(403);
  }
});

test.each(['maya\0@example.com', '\0', `${'a'.repeat(5000)}@example.com`])(
  'hostile names end in no error of the service: %j',
  async (username) => {
    const who = new Visitor();
    const form = await openForm(identity, who);
    expect((await who.post(form, { username, password: '\0' })).status).toBe(401);
    expect((await who.post(`${identity.address}/signin/forgot-password`, { username })).status).toBe(400);
    expect(
      (await who.get(`${identity.address}/reset_password/${encodeURIComponent(username.slice(0, 99))}`))
        .status,
    ).toBe(404);
  },
);
