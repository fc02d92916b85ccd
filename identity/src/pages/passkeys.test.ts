import { beforeEach, describe, expect, test } from 'vitest';
import { enter, isBack, openForm } from '../testing/signingIn';
import { SoftAuthenticator } from '../testing/softAuthenticator';
import { callUsers, maya, ruth, useIdentity } from '../testing/useIdentity';
import { Visitor } from '../testing/visitor';

const identity = useIdentity();
let visitor: Visitor;
beforeEach(() => {
  visitor = new Visitor();
});

const passkeys = (path = ''): string => `${identity.address}/enduser/settings/passkeys${path}`;

/** What a page asks the browser for, by the attribute in which it stands. */
const optionsIn = (page: string, attribute: string): { challenge: string; rp?: object } => {
  const [, text = ''] = new RegExp(`${attribute}="([^"]+)"`).exec(page) ?? [];
  return JSON.parse(text.replaceAll('&quot;', '"')) as { challenge: string };
};

const ask = async (who: Visitor, password: string): Promise<string> =>
  (await who.post(passkeys(), { 'passkey-name': 'My  phone', 'new-passkey': password })).text();

const add = async (who: Visitor, device: SoftAuthenticator): Promise<string> => {
  const options = optionsIn(await ask(who, maya.password), 'data-new-passkey');
  const response = JSON.stringify(device.create(options));
  return (await who.post(passkeys('/add'), { response })).text();
};

/** Signs in by a passkey, at the form that is given or a new one. */
const use = async (device: SoftAuthenticator, who = new Visitor(), form?: string) => {
  const address = form ?? (await openForm(identity, who));
  const options = optionsIn(await (await who.get(address)).text(), 'data-passkey');
  const sent = JSON.stringify(device.get(options));
  const posted = await who.post(`${address}/passkey`, { response: sent });
  const { response } = await who.follow(posted, identity.address);
  return { answer: response, address, sent };
};

const told = (): string[] => identity.mails.map(({ subject, to }) => `${to}: ${subject}`);

const isIn = async (device: SoftAuthenticator): Promise<boolean> => {
  const { answer } = await use(device);
  return answer.headers.get('location')?.includes('code=') ?? false;
};

test('a passkey lets in without a password or a code, is told by mail, and is listed with when it was used', async () => {
  await enter(identity, visitor, maya);
  const device = new SoftAuthenticator(identity.address);
  expect(await add(visitor, device)).toContain('Your passkey is added.');
  await expect.poll(told).toEqual([`${maya.email}: A passkey was added for Dispatch`]);
  const settings = (): Promise<string> =>
    visitor.get(`${identity.address}/enduser/settings`).then((answer) => answer.text());
  expect(await settings()).toMatch(/<strong>My phone<\/strong>, since [^]+ not used yet/);
  expect(await isIn(device)).toBe(true);
  expect(await settings()).toMatch(/<strong>My phone<\/strong>, since [^]+ last used/);
  const { body } = await callUsers(identity, 'GET', `/users/${maya.email}/factors`);
  expect(body).toMatchObject([{ factorType: 'webauthn', status: 'ACTIVE' }]);
});

describe('is not added', () => {
  test('without the present password, and without a name', async () => {
    await enter(identity, visitor, maya);
    expect(await ask(visitor, 'a guess')).toContain('That is not your current password.');
    const unnamed = await visitor.post(passkeys(), { 'passkey-name': ' ', 'new-passkey': maya.password });
    expect(await unnamed.text()).toContain('Give the passkey a name');
    const response = JSON.stringify(new SoftAuthenticator(identity.address).create({ challenge: 'guess' }));
    expect(await (await visitor.post(passkeys('/add'), { response })).text()).toContain('could not be added');
  });

  test.each([
    ['of another site', () => new SoftAuthenticator('http://localhost:1')],
    ['whose owner did not show to be there', () => new SoftAuthenticator(identity.address, false)],
  ])('when it is one %s', async (_what, device) => {
    await enter(identity, visitor, maya);
    expect(await add(visitor, device())).toContain('The passkey could not be added.');
  });

  test('twice by the same answer', async () => {
    await enter(identity, visitor, maya);
    const options = optionsIn(await ask(visitor, maya.password), 'data-new-passkey');
    const response = JSON.stringify(new SoftAuthenticator(identity.address).create(options));
    await visitor.post(passkeys('/add'), { response });
    expect((await visitor.post(passkeys('/add'), { response })).status).toBe(400);
  });
});

describe('lets nobody in', () => {
  test('that is not known, was removed, or whose owner was suspended', async () => {
    await enter(identity, visitor, maya);
    const device = new SoftAuthenticator(identity.address);
    expect(await isIn(device)).toBe(false);
    await add(visitor, device);
    await callUsers(identity, 'POST', `/users/${maya.email}/lifecycle/suspend`);
    expect((await use(device)).answer.headers.get('location')).toContain('error=access_denied');
    await callUsers(identity, 'POST', `/users/${maya.email}/lifecycle/unsuspend`);
    await enter(identity, visitor, maya);
    const [, id = ''] =
      /name="id" value="([^"]+)"/.exec(await (await visitor.get(passkeys('/..'))).text()) ?? [];
    const remove = (who: Visitor, password: string) =>
      who.post(passkeys('/remove'), { id, 'removing-passkeys': password });
    expect(await (await remove(visitor, 'a guess')).text()).toContain('That is not your current password.');
    const other = new Visitor();
    await enter(identity, other, ruth);
    await remove(other, ruth.password);
    expect(await isIn(device)).toBe(true);
    expect(await (await remove(visitor, maya.password)).text()).toContain('Your passkey has been removed.');
    expect(await isIn(device)).toBe(false);
    expect(await (await remove(visitor, maya.password)).text()).toContain('That passkey was removed before.');
    await expect
      .poll(told)
      .toEqual(['added', 'removed'].map((what) => `${maya.email}: A passkey was ${what} for Dispatch`));
  });

  test('by an answer that was given before, to the same question or to another', async () => {
    await enter(identity, visitor, maya);
    const device = new SoftAuthenticator(identity.address);
    await add(visitor, device);
    const who = new Visitor();
    const { address, sent } = await use(device, who);
    const again = await openForm(identity, new Visitor());
    for (const form of [address, again]) {
      const posted = await who.post(`${form}/passkey`, { response: sent });
      expect(posted.headers.get('location') ?? '').not.toContain('code=');
    }
  });

  test.each(['', '{', '[]', 'null', '{"id":"\\u0000"}', '{"id":"x","response":{}}'])(
    'by an answer that is none: %s',
    async (response) => {
      const who = new Visitor();
      const answer = await who.post(`${await openForm(identity, who)}/passkey`, { response });
      expect(answer.status).toBe(401);
    },
  );
});

test('staff who remove the factors of somebody remove passkeys too', async () => {
  await enter(identity, visitor, maya);
  const device = new SoftAuthenticator(identity.address);
  await add(visitor, device);
  await callUsers(identity, 'POST', `/users/${maya.email}/lifecycle/reset_factors`);
  expect(await isIn(device)).toBe(false);
  expect(isBack(await enter(identity, new Visitor(), maya))).toBe(true);
  const subject = `${maya.email}: Your second factor and your passkeys were removed for Dispatch`;
  await expect.poll(() => told().at(-1)).toBe(subject);
  expect(identity.mails.at(-1)?.text).toContain('by the staff of Dispatch');
});

test.each([
  ['kept', {}, true, 'Your passkeys still let in without the password: My phone.'],
  ['removed', { 'remove-passkeys': 'on' }, false, 'Your passkeys were removed too.'],
])(
  'who chooses a password by a mailed link says whether passkeys are %s, and is told by mail',
  async (_what, choice, letsIn, more) => {
    await enter(identity, visitor, maya);
    const device = new SoftAuthenticator(identity.address);
    await add(visitor, device);
    const reset = `/users/${maya.email}/lifecycle/reset_password?sendEmail=false`;
    const link = String((await callUsers(identity, 'POST', reset)).body['resetPasswordUrl']);
    const password = 'three-small-boats';
    const refused = await new Visitor().post(link, { password, confirmation: 'another', ...choice });
    expect(/name="remove-passkeys"\s+checked/.test(await refused.text())).toBe(!letsIn);
    await new Visitor().post(link, { password, confirmation: password, ...choice });
    expect(await isIn(device)).toBe(letsIn);
    await expect.poll(() => told().at(-1)).toBe(`${maya.email}: Your password was changed for Dispatch`);
    expect(identity.mails.at(-1)?.text).toContain(more);
  },
);
