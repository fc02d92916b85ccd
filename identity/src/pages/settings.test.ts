import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter as enterAs, isBack, openForm } from '../testing/signingIn';
import { callUsers, maya, useIdentity } from '../testing/useIdentity';
import { Visitor } from '../testing/visitor';

const identity = useIdentity();
let visitor: Visitor;

beforeEach(() => {
  visitor = new Visitor();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = (path = ''): string => `${identity.address}/enduser/settings${path}`;
const later = (seconds: number): void => {
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
};

const enter = (who: Visitor, password: string) => enterAs(identity, who, { email: maya.email, password });

const codeOf = (key: string): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() });

const setUp = async (): Promise<string> => {
  const text = await (await visitor.get(page('/factor'))).text();
  const key = /name="key" value="([A-Z2-7]{32})"/.exec(text)?.[1] ?? '';
  const done = await visitor.post(page('/factor'), { key, code: codeOf(key), present: maya.password });
  expect(await done.text()).toContain('Your second factor is set up.');
  return key;
};

const factors = async (): Promise<unknown> =>
  (await callUsers(identity, 'GET', `/users/${maya.email}/factors`)).body;

test('the settings are for who is signed in', async () => {
  const stranger = await visitor.get(page());
  expect(stranger.status).toBe(401);
  expect(await stranger.text()).toContain('You are signed out');
  await enter(visitor, maya.password);
  expect(await (await visitor.get(page())).text()).toContain(maya.email);
});

describe('the password', () => {
  test('is changed by who knows the present one', async () => {
    await enter(visitor, maya.password);
    const next = { password: 'three-small-boats', confirmation: 'three-small-boats' };
    const wrong = await visitor.post(page('/password'), { current: 'guess', ...next });
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining('That is not your current password.'),
    ]);
    const unlike = await visitor.post(page('/password'), {
      current: maya.password,
      ...next,
      confirmation: 'other',
    });
    expect(await unlike.text()).toContain('The two passwords are not the same.');
    const short = await visitor.post(page('/password'), {
      current: maya.password,
      password: 'short',
      confirmation: 'short',
    });
    expect(await short.text()).toContain('at least 10 characters');
    expect(isBack(await enter(new Visitor(), maya.password))).toBe(true);

    const done = await visitor.post(page('/password'), { current: maya.password, ...next });
    expect(await done.text()).toContain('Your password has been changed.');
    expect(isBack(await enter(new Visitor(), maya.password))).toBe(false);
    expect(isBack(await enter(new Visitor(), next.password))).toBe(true);
  });

  test('cannot be guessed here: after five wrong ones one waits', async () => {
    await enter(visitor, maya.password);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await visitor.post(page('/password'), { current: 'guess' });
    }
    const answer = await visitor.post(page('/password'), { current: maya.password });
    expect(await answer.text()).toContain('Too many wrong passwords.');
  });
});

const darkModules = (text: string): string[] =>
  [...text.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, place = '']) => place);

describe('the second factor', () => {
  test('has its key in a picture too, with four modules of light around it', async () => {
    await enter(visitor, maya.password);
    const text = await (await visitor.get(page('/factor'))).text();
    const key = /name="key" value="([A-Z2-7]{32})"/.exec(text)?.[1] ?? '';
    const address = /href="(otpauth:[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(address).searchParams.get('secret')).toBe(key);
    const { data } = encode(address, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(darkModules(text)).toEqual(dark);
    expect(text).toContain('aria-label="The key as a QR code"');
  });

  test('is set up with a code of the app, not without', async () => {
    await enter(visitor, maya.password);
    const text = await (await visitor.get(page('/factor'))).text();
    expect(text).toMatch(/href="otpauth:\/\/totp\/Dispatch:/);
    const key = /name="key" value="([A-Z2-7]{32})"/.exec(text)?.[1] ?? '';
    expect(text).toContain(key.slice(0, 4) + ' ' + key.slice(4, 8));
    const wrong = await visitor.post(page('/factor'), { key, code: '000000', present: maya.password });
    expect(await wrong.text()).toContain('That code is not correct.');
    expect(await factors()).toEqual([]);
    await setUp();
    expect(await factors()).toMatchObject([{ factorType: 'token:software:totp', status: 'ACTIVE' }]);
  });

  test('is asked for at every sign-in after the password, and each code works once', async () => {
    await enter(visitor, maya.password);
    const key = await setUp();
    later(60);
    const asked = await enter(new Visitor(), maya.password);
    expect(await asked.response.text()).toContain('Enter your code');

    const who = new Visitor();
    const { address } = await enter(who, maya.password);
    const wrong = await who.post(address, { code: '000000' });
    expect([wrong.status, await wrong.text()]).toEqual([
      401,
      expect.stringContaining('That code is not correct.'),
    ]);
    const code = codeOf(key);
    expect(isBack(await who.follow(await who.post(address, { code }), identity.address))).toBe(true);

    const thief = new Visitor();
    const form = await enter(thief, maya.password);
    expect((await thief.post(form.address, { code })).status).toBe(401);
  });

  test('is not passed by the address of the second step alone', async () => {
    await enter(visitor, maya.password);
    const key = await setUp();
    later(60);
    const who = new Visitor();
    const form = await openForm(identity, who);
    const answer = await who.post(`${form}/code`, { code: codeOf(key) });
    expect(answer.headers.get('location')).toBe(new URL(form).pathname);
  });

  test('cannot be guessed: after five wrong codes one waits, even with the right one', async () => {
    await enter(visitor, maya.password);
    const key = await setUp();
    later(60);
    const who = new Visitor();
    const { address } = await enter(who, maya.password);
    for (let attempt = 0; attempt < 5; attempt += 1) await who.post(address, { code: '000000' });
    const answer = await who.post(address, { code: codeOf(key) });
    expect(await answer.text()).toContain('Too many wrong codes.');
  });

  test('is not replaced by another one while it is there', async () => {
    await enter(visitor, maya.password);
    await setUp();
    const set = await factors();
    const shown = await visitor.get(page('/factor'));
    expect([shown.status, shown.headers.get('location')]).toEqual([303, '/enduser/settings']);
    const key = new Secret({ size: 20 }).base32;
    const sent = await visitor.post(page('/factor'), { key, code: codeOf(key), present: maya.password });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/enduser/settings']);
    expect(await factors()).toEqual(set);
    later(60);
    const who = new Visitor();
    const { address } = await enter(who, maya.password);
    expect((await who.post(address, { code: codeOf(key) })).status).toBe(401);
  });

  test('is removed with the password', async () => {
    await enter(visitor, maya.password);
    await setUp();
    const wrong = await visitor.post(page('/factor/remove'), { 'removing-app': 'guess' });
    expect(await wrong.text()).toContain('That is not your current password.');
    const done = await visitor.post(page('/factor/remove'), { 'removing-app': maya.password });
    expect(await done.text()).toContain('Your second factor has been removed.');
    expect(isBack(await enter(new Visitor(), maya.password))).toBe(true);
  });
});

test('where a second factor is required, who has none sets one up and comes in; nobody comes past it', async () => {
  identity.settings.requiresFactor = true;
  const { address, response } = await enter(visitor, maya.password);
  const text = await response.text();
  expect(text).toContain('Dispatch asks everybody for a second factor');
  const key = /name="key" value="([A-Z2-7]{32})"/.exec(text)?.[1] ?? '';
  // A password that is right leads no further by itself.
  const past = await visitor.post(`${address}/kept`, {});
  expect(past.headers.get('location')).toBe(new URL(address).pathname.replace('/factor', ''));
  expect((await visitor.get(page())).status).toBe(401);
  const wrong = await visitor.post(address, { key, code: '000000' });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining(`value="${key}"`)]);

  const other = new Visitor();
  const elsewhere = await enter(other, maya.password);
  const done = await visitor.post(address, { key, code: codeOf(key) });
  expect(await done.text()).toContain('I have kept them: sign in');
  // What another window had begun is not a way past the code.
  const second = await other.post(elsewhere.address, { key, code: codeOf(key) });
  expect(second.headers.get('location')).toBe(new URL(elsewhere.address).pathname.replace('/factor', ''));
  const back = await visitor.follow(await visitor.post(`${address}/kept`, {}), identity.address);
  expect(isBack(back)).toBe(true);
  expect(await (await enter(new Visitor(), maya.password)).response.text()).toContain('Enter your code');
});

test('a person is deactivated, then deleted, and neither signs in', async () => {
  const remove = () => callUsers(identity, 'DELETE', `/users/${maya.email}?sendEmail=false`);
  for (const status of [204, 204, 404]) {
    expect((await remove()).status).toBe(status);
    expect(isBack(await enter(new Visitor(), maya.password))).toBe(false);
  }
});
