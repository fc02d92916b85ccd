import { expect, test } from 'vitest';
import { openForm } from '../testing/signingIn';
import { callUsers, maya, ruth, useIdentity } from '../testing/useIdentity';
import { Visitor } from '../testing/visitor';

const chosen = 'three-small-boats';
const identity = useIdentity();

const page = (): string => `${identity.address}/signin/forgot-password`;
const ask = (username: string): Promise<Response> => new Visitor().post(page(), { username });

const mailsTo = (address: string) => identity.mails.filter(({ to }) => to === address);

/** The mail goes out after the page has answered. */
async function linksTo(address: string, count: number): Promise<string[]> {
  await expect.poll(() => mailsTo(address)).toHaveLength(count);
  return mailsTo(address).map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '');
}

async function signIn(password: string): Promise<{ form: string; answer: Response }> {
  const visitor = new Visitor();
  const address = await openForm(identity, visitor);
  const form = await (await visitor.get(address)).text();
  const posted = await visitor.post(address, { username: maya.email, password });
  return { form, answer: (await visitor.follow(posted, identity.address)).response };
}

const choose = (link: string, password: string): Promise<Response> =>
  new Visitor().post(link, { password, confirmation: password });

test('the mailed link leads to a new password, which works from then on instead of the old one', async () => {
  const answer = await ask(` ${maya.email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  const [link = ''] = await linksTo(maya.email, 1);
  expect(link.startsWith(`${identity.address}/reset_password/`)).toBe(true);
  expect(mailsTo(maya.email)[0]?.html).toContain(`href="${link}"`);

  // Until the link is used nothing is different: a stranger who asks locks nobody out.
  const before = await signIn(maya.password);
  expect(before.form).toContain('<a href="/signin/forgot-password">Forgot password?</a>');
  expect(before.answer.headers.get('location')).toContain('code=');

  expect(await (await new Visitor().get(link)).text()).toContain('Choose a new password');
  const saved = await choose(link, chosen);
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    `${identity.settings.publicUrl}/logout?returnTo=%2F`,
  ]);
  expect((await signIn(maya.password)).answer.status).toBe(401);
  expect((await signIn(chosen)).answer.headers.get('location')).toContain('code=');
});

test('who was locked out by the guesses of others comes in by a new password at once', async () => {
  for (let guess = 0; guess < 6; guess += 1) await signIn(`guess number ${guess}`);
  expect((await signIn(maya.password)).answer.status).toBe(401);
  await ask(maya.email);
  const [link = ''] = await linksTo(maya.email, 1);
  await choose(link, chosen);
  expect((await signIn(chosen)).answer.headers.get('location')).toContain('code=');
});

test('a link works once, and using one ends the others of the account', async () => {
  await ask(maya.email);
  await linksTo(maya.email, 1);
  await ask(maya.email);
  const [older = '', newer = ''] = await linksTo(maya.email, 2);
  expect(newer).not.toBe(older);
  expect((await choose(newer, chosen)).status).toBe(303);
  for (const link of [newer, older]) {
    const useless = await new Visitor().get(link);
    expect(useless.status).toBe(404);
    expect(await useless.text()).toContain('href="/signin/forgot-password"');
    expect((await choose(link, 'another-long-word')).status).toBe(404);
  }
  expect((await signIn(chosen)).answer.headers.get('location')).toContain('code=');
});

test('the answer does not tell whether there is an account, and nobody else gets a mail', async () => {
  const stranger = 'nobody@example.com';
  const texts = [];
  for (const address of [stranger, maya.email]) {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    texts.push((await answer.text()).replaceAll(address, ''));
  }
  expect(texts[0]).toContain('Check your e-mail');
  expect(texts[0]).toBe(texts[1]);
  await linksTo(maya.email, 1);
  expect(identity.mails).toHaveLength(1);
});

test('somebody who never activated the account is told how to', async () => {
  const login = 'ada@example.com';
  const profile = { login, email: login, firstName: 'Ada', lastName: 'Byrne' };
  const created = await callUsers(identity, 'POST', '/users?activate=false', { body: { profile } });
  expect(created.status).toBe(200);
  await ask(login);
  expect(await linksTo(login, 1)).toEqual([`${identity.settings.publicUrl}/sendactivation`]);
});

test('after five links an address waits, whether or not there is an account; others do not', async () => {
  const texts = [];
  for (const address of [maya.email, 'nobody@example.com']) {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask(address)).status).toBe(200);
    const refused = await ask(address);
    expect(refused.status).toBe(429);
    texts.push((await refused.text()).replaceAll(address, ''));
  }
  expect(texts[0]).toContain('Too many links have been requested for this address. Try again in 10 minutes.');
  expect(texts[0]).toBe(texts[1]);
  await linksTo(maya.email, 5);
  expect((await ask(ruth.email)).status).toBe(200);
  await linksTo(ruth.email, 1);
});

test.each([
  ['', 'Enter your e-mail address.'],
  ['maya', 'Enter an e-mail address like name@example.com.'],
  ['a@b.example, c@d.example', 'Enter an e-mail address like name@example.com.'],
])('what is no address is refused beside the field: %j', async (username, text) => {
  const answer = await ask(username);
  expect(answer.status).toBe(400);
  const shown = await answer.text();
  expect(shown).toContain(`<p class="error" id="username-error">${text}</p>`);
  expect(shown).toContain('aria-describedby="username-error"');
});

test('a mail server that is down changes nothing in the answer', async () => {
  identity.mailIsDown = true;
  expect((await ask(maya.email)).status).toBe(200);
  await expect.poll(() => identity.said.join('')).toContain('A mail could not be sent');
  expect((await new Visitor().get(page())).status).toBe(200);
});
