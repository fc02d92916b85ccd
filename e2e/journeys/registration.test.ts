import { choosePasswordByCall, makeKnownToProvider } from '../harness/identityUsers';
import { demo, newcomer } from '../harness/people';
import { mouse } from '../harness/hand';
import {
  activationMail,
  choosePassword,
  fillRegistration,
  followMailedLink,
  register,
} from '../harness/register';
import { answerSignInPage, isGreeted, passWelcome, signIn, trySignIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

test('a visitor registers, follows the mail, chooses a password, signs in and out', async ({
  page,
  place,
  context,
}) => {
  const person = newcomer();
  await register(page, mouse, place, person);
  await signIn(page, person);
  await expect(page.getByText('No releases yet')).toBeVisible();

  // What was typed and not saved goes too, when one leaves on purpose.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: /^Organization/ }).fill('Typed and never saved');
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  await expect.poll(() => page.evaluate(kept)).toContainEqual(expect.stringContaining('profile'));
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies(place.product)).map(({ name }) => name), 'cookies that are left')
    .toEqual([]);
  const left = async () =>
    (await page.evaluate(kept)).filter((key) => !/returnTo|scroll-positions/.test(key));
  await expect.poll(left, 'texts that are left').toEqual([]);
  await page.goto('/distribution/create');
  await expect(page).toHaveURL(/\/welcome$/);
});

test('a package that is chosen before there is an account begins the first release @full', async ({
  page,
  place,
}) => {
  const person = newcomer();
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Start with Premium' }).click();
  await expect(page.getByText('Your first release begins with Premium.')).toBeVisible();
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  const verified = await followMailedLink(page, mouse(page), place, activationMail(person));
  await verified.getByRole('link', { name: 'Choose your password' }).click();
  await choosePassword(verified, mouse(verified), person);
  await answerSignInPage(verified, person);
  await expect(verified.getByRole('heading', { name: 'Select Your Package' })).toBeVisible();
  await expect(verified.getByRole('button', { name: 'Select Basic' })).toBeVisible();
  await expect(verified.getByRole('button', { name: 'Select Premium' })).toHaveCount(0);
});

test('whoever the identity provider knows already is told to use the existing password @full', async ({
  page,
  place,
}) => {
  const person = newcomer();
  await choosePasswordByCall(await makeKnownToProvider(place, person), person);
  await page.goto(`/register?migratefromlegacy=true&firstname=Ada&lastname=Okonkwo&email=${person.email}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade your account');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(
    page.getByText('You already have a login with us. Please log in with your existing password.'),
  ).toBeVisible();
  const verified = await followMailedLink(page, mouse(page), place, activationMail(person));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  await verified.getByRole('link', { name: 'Log in' }).click();
  const greeted = isGreeted(verified);
  await answerSignInPage(verified, person);
  await passWelcome(verified, greeted, mouse(verified));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('My Releases');
});

test('a place that needs a session is shown after signing in @full', async ({ page, watch }) => {
  await page.goto('/admin/releases?view=published');
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('button', { name: 'Login' }).click();
  watch.allowStatus(401);
  await answerSignInPage(page, { ...demo('editor'), password: 'not-hers-at-all' });
  await expect(page.getByRole('alert')).toContainText('Login failed.');
  await answerSignInPage(page, demo('editor'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  await expect(page).toHaveURL(/\/admin\/releases\?view=published$/);
});

test('the provider refuses whoever is not assigned, and whoever cancels', async ({ page }) => {
  await trySignIn(page, { email: 'unassigned@example.com', password: 'no-way-in-00' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YOU DO NOT HAVE ACCESS');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await page.getByRole('link', { name: 'Cancel sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to login, an error has occurred:');
  await expect(page.getByRole('alert')).toContainText('The sign-in was cancelled.');
});
