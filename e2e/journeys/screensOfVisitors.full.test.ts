import { mouse } from '../harness/hand';
import { look } from '../harness/look';
import { demo, newcomer } from '../harness/people';
import { activationMail, fillRegistration, followMailedLink } from '../harness/register';
import { answerSignInPage } from '../harness/signIn';
import { expect, test } from '../harness/test';

test('the screens of registration', async ({ page, place, watch }) => {
  const person = newcomer();
  await page.goto('/welcome');
  await expect(page.getByText('$480.00')).toBeVisible();
  await look(page, 'welcome');
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create A Free Account');
  await look(page, 'register');
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await look(page, 'register-problems');
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');
  await look(page, 'registered');
  await page.goto('/sendactivation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send Activation Email');
  await look(page, 'sendactivation');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send Activation Email' }).click();
  await expect(page.getByText(`Activation Email sent to ${person.email}.`)).toBeVisible();
  await look(page, 'sendactivation-sent');

  const verified = await followMailedLink(page, mouse(page), place, activationMail(person));
  await look(page, 'inbox-mail');
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  await look(page, 'inbox');
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  await look(verified, 'verified');
  const choose =
    (await verified.getByRole('link', { name: 'Choose your password' }).getAttribute('href')) ?? '';
  watch.allowStatus(400, 404, 409);
  await verified.reload();
  await expect(verified.getByRole('heading', { level: 1 })).toContainText('unable to verify');
  await look(verified, 'verified-failed');
  await verified.goto(choose);
  await expect(verified.getByLabel('Password', { exact: true })).toBeVisible();
  await look(verified, 'identity-password');
  await verified.getByLabel('Password', { exact: true }).fill('short');
  await verified.getByLabel('Confirm password').fill('short');
  await verified.getByRole('button', { name: 'Save password' }).click();
  await expect(verified.getByRole('alert')).toBeVisible();
  await look(verified, 'identity-password-problems');
  await verified.goto(`${choose}x`);
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await look(verified, 'identity-password-gone');
});

test('the screens of signing in and out', async ({ page, watch }) => {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dispatch');
  await look(page, 'identity-login');
  watch.allowStatus(401);
  await answerSignInPage(page, { ...demo('admin'), password: 'not-his-at-all' });
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'identity-login-problems');
  await page.getByRole('link', { name: 'Cancel sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to login, an error has occurred:');
  await look(page, 'login-failed');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await answerSignInPage(page, { email: 'unassigned@example.com', password: 'no-way-in-00' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YOU DO NOT HAVE ACCESS');
  await look(page, 'login-no-access');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await answerSignInPage(page, demo('admin'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');

  await page.route('**/api/removesession', (route) => route.abort('connectionrefused'));
  watch.allow(/^console: Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error logging out');
  await look(page, 'logout-failed');
  await page.unroute('**/api/removesession');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the screens that anybody can read', async ({ page, database, watch }) => {
  watch.allowStatus(404);
  await page.goto('/there/is/nothing/here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await look(page, 'not-found');
  const { address } = await database.row<{ address: string }>(
    `select '/news/' || slug || '-' || prweb_press_release_id as address from releases
     where state = 4 order by distribution_id limit 1`,
  );
  await page.goto(address);
  await expect(page.getByRole('article')).toBeVisible();
  await look(page, 'news');
  await page.goto('/news/nothing-999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await look(page, 'news-not-found');
});
