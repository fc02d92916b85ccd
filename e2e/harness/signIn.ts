import { expect, type Page } from '@playwright/test';
import { type Hand, mouse } from './hand';
import type { Person } from './people';

/** Fills in the identity provider's sign-in page, which is open. */
export async function answerSignInPage(
  page: Page,
  { email, password }: Person,
  hand: Hand = mouse(page),
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dispatch');
  await hand.write(page.getByLabel('E-mail address'), email);
  await hand.write(page.getByLabel('Password'), password);
  await hand.press(page.getByRole('button', { name: 'Sign in' }));
}

/** Signs in from the welcome page, through the real identity page, and waits for My Releases. */
export async function signIn(page: Page, person: Person, hand: Hand = mouse(page)): Promise<void> {
  await page.goto('/welcome');
  await hand.press(page.getByRole('button', { name: 'Login' }));
  await answerSignInPage(page, person, hand);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
}
