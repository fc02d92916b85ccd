import type { Page } from '@playwright/test';
import { freshCustomer } from '../harness/freshCustomer';
import { leaveSeconds, sessionTokenOf } from '../harness/sessionClock';
import { trySignIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

test("'User saved' stays for eight seconds @full", async ({ page, place }) => {
  await freshCustomer(page, place);
  await page.clock.install();
  await page.goto('/settings/account');
  await page.getByRole('textbox', { name: /^City/ }).fill('Washington');
  // From here on the time passes that the test says, and no other.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: 'Save profile' }).click();
  const toast = page.getByText('User saved', { exact: true });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
});

test('a session elsewhere is ended from here @full', async ({
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

  await page.goto('/settings/account');
  const sessions = page.getByRole('table', { name: 'Sessions, last used first' });
  await expect(sessions.getByText('This session')).toHaveCount(1);
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Log out Chrome on Linux/ }).click();
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(1);
  watch.allowStatus(401);
  // The provider still knows the browser: it is signed in anew, after what it remembers was shown for a moment.
  const signedInAnew = elsewhere.waitForResponse('**/api/createsession');
  await elsewhere.goto(`${place.product}/settings/social`);
  await signedInAnew;
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Social');
  await page.reload();
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(2);
  const ownSession = await sessionTokenOf(context);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  expect(await sessionTokenOf(context), 'the session of this browser goes on').toBe(ownSession);
});

/** Makes an access token as its owner does. */
async function makeToken(page: Page): Promise<string> {
  await page.goto('/settings/api');
  await page.getByRole('button', { name: 'Make an access token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an access token' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Press calendar');
  await dialog.getByText('See your releases and company pages').click();
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const token = await page.getByText(/^dsp_/).textContent();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('button', { name: 'Revoke Press calendar' })).toBeVisible();
  return token ?? '';
}

test('an account is deleted once its login name has been typed, and its programs are out', async ({
  page,
  place,
  context,
  watch,
}) => {
  const person = await freshCustomer(page, place);
  const token = await makeToken(page);
  const byToken = async (): Promise<number> => {
    const { status } = await fetch(`${place.product}/api/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return status;
  };
  expect(await byToken()).toBe(200);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const press = () => dialog.getByRole('button', { name: 'Delete account' }).click();
  await press();
  const wrong = 'Please type your login name exactly as it is shown.';
  await expect(dialog.getByRole('link', { name: wrong })).toBeVisible();
  watch.allowStatus(400);
  await dialog.getByRole('textbox', { name: /^Login name/ }).fill('somebody-else@nasa.example');
  await press();
  await expect(dialog.getByRole('link', { name: wrong })).toBeVisible();
  const headers = { authorization: `Bearer ${await sessionTokenOf(context)}` };
  await dialog.getByRole('textbox', { name: /^Login name/ }).fill(person.email.toUpperCase());
  await press();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
  expect((await context.cookies(place.product)).map(({ name }) => name)).not.toContain('prw.sid');
  expect((await fetch(`${place.product}/api/users/me`, { headers })).status).toBe(401);
  expect(await byToken()).toBe(401);
  await page.goto('/settings/account');
  await expect(page).toHaveURL(/\/welcome$/);
  watch.allowStatus(401, 403);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Sign in to Dispatch|Unable to login, an error has occurred:)$/,
  );
});

test('a session that ends while the settings are open brings nobody to the wrong screen', async ({
  page,
  place,
  context,
  database,
  watch,
}) => {
  await freshCustomer(page, place);
  await page.goto('/settings/social');
  await expect(page.getByRole('list', { name: 'Social networks' })).toBeVisible();
  await leaveSeconds({ context, database, place }, 0);
  watch.allowStatus(401);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
});
