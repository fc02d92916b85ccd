import { expect, type Page } from '@playwright/test';
import type { Person } from './people';

/** Fills in the identity provider's sign-in page, which is open, and comes back. */
export async function answerSignInPage(page: Page, { email, password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dispatch');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in from the welcome page, through the real identity page, and waits for My Releases. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
  await answerSignInPage(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'My Releases' })).toBeVisible();
}
