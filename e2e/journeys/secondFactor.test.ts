import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { freshCustomer } from '../harness/freshCustomer';
import type { Newcomer } from '../harness/people';
import { secondsLeft, sessionTokenOf } from '../harness/sessionClock';
import { trySignIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

const period = 30_000;

/** An authenticator app: shows the code of now, or of the next half minute when that of now was used. */
function authenticator(key: string): () => string {
  let usedUntil = 0;
  return () => {
    const at = Math.max(Date.now(), usedUntil);
    usedUntil = (Math.floor(at / period) + 1) * period;
    return TOTP.generate({ secret: Secret.fromBase32(key), timestamp: at });
  };
}

test('a second factor is set up, asked for at the next login, and removed', async ({
  page,
  place,
  anotherBrowser,
  watch,
}) => {
  const person = await freshCustomer(page, place);
  await page.goto('/settings/account');
  await page.getByRole('link', { name: 'Set up second factor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security settings');
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  const shownKey = (await page.locator('#key').textContent()) ?? '';
  const code = authenticator(shownKey.replaceAll(' ', ''));
  await page.getByLabel('Six-digit code from the app').fill(code());
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('status')).toHaveText('Your second factor is set up.');
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await page.getByRole('link', { name: 'Back to Dispatch' }).click();
  await expect(page.getByText('Set up', { exact: true })).toBeVisible();

  const elsewhere = await anotherBrowser();
  await trySignIn(elsewhere, person);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  watch.allowStatus(401);
  await elsewhere.getByLabel('Six-digit code').fill('000000');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('That code is not correct.');
  await elsewhere.getByLabel('Six-digit code').fill(code());
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('My Releases');

  await page.getByRole('button', { name: 'Change second factor' }).click();
  await page.getByLabel('Password, to remove it').fill(person.password);
  await page.getByRole('button', { name: 'Remove second factor' }).click();
  await expect(page.getByRole('status')).toHaveText('Your second factor has been removed.');
  await page.getByRole('link', { name: 'Back to Dispatch' }).click();
  await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
});

const next = 'four-quiet-lanterns';

async function changePassword(page: Page, { password }: Newcomer): Promise<void> {
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status')).toHaveText('Your password has been changed.');
}

test('a new password opens the account, the old one does not, and whoever had used it is out', async ({
  page,
  context,
  place,
  anotherBrowser,
  watch,
}) => {
  const person = await freshCustomer(page, place);
  const elsewhere = await anotherBrowser();
  await trySignIn(elsewhere, person);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('My Releases');
  const [here, there] = [await sessionTokenOf(context), await sessionTokenOf(elsewhere.context())];
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change password' }).click();
  await changePassword(page, person);
  await expect.poll(() => secondsLeft(place, there)).toBe(0);
  expect(await secondsLeft(place, here)).toBeGreaterThan(0);

  watch.allowStatus(401);
  await elsewhere.goto(`${place.product}/settings/account`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dispatch');
  await elsewhere.getByLabel('E-mail address').fill(person.email);
  await elsewhere.getByLabel('Password').fill(person.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Login failed.');
  await elsewhere.getByLabel('Password').fill(next);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Account');
});

test('a password that is changed at the provider itself ends the session here', async ({
  page,
  context,
  place,
}) => {
  const person = await freshCustomer(page, place);
  const token = await sessionTokenOf(context);
  expect(await secondsLeft(place, token)).toBeGreaterThan(0);
  await page.goto(`${place.identity}/enduser/settings`);
  await changePassword(page, person);
  await expect.poll(() => secondsLeft(place, token)).toBe(0);
});
