import { demo } from '../harness/people';
import { answerSignInPage, signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';
import { unproven } from './foreignIssuer';
import { issuerVariable } from './globalSetup';

const issuer = process.env[issuerVariable] ?? '';

test('signing in and out goes by the other provider, under the name that it has for a person', async ({
  page,
  database,
}) => {
  const asked = page.waitForURL((url) => url.href.startsWith(`${issuer}/come-in/`));
  await signIn(page, demo('customer'));
  await asked;
  expect(
    await database.row(
      `select i.issuer, u.okta_login as login from identities i join users u using (user_id) where i.issuer = $1 and u.okta_login = $2`,
      issuer,
      demo('customer').email,
    ),
  ).toEqual({ issuer, login: demo('customer').email });

  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out here too' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Newsroom accounts')).toBeVisible();
  await answerSignInPage(page, { ...demo('customer'), password: 'a guess' });
  await expect(page.getByText('These are not known here.')).toBeVisible();
  await answerSignInPage(page, demo('customer'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
});

test('an address that the provider has not seen proven lets nobody in', async ({ page, watch }) => {
  watch.allowStatus(403);
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
  await answerSignInPage(page, unproven);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to login, an error has occurred:');
});
