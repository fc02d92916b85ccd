import { expect, type Page, type Response } from '@playwright/test';
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

/** Begins at the welcome page and answers the sign-in page of the provider; what comes of it is for the caller. */
export async function trySignIn(page: Page, person: Person): Promise<void> {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
  await answerSignInPage(page, person);
}

/** The message that greets a person once. */
export const welcomeOf = (page: Page) => page.getByRole('dialog', { name: /^Welcome to / });

/** The answer that says whether the welcome message is shown; to be asked for before the dashboard opens. */
export const welcomeAnswer = (page: Page): Promise<Response> =>
  page.waitForResponse('**/api/users/parameters');

/** Presses the welcome message away, if this person is still to be greeted. */
export async function passWelcome(page: Page, answer: Promise<Response>, hand: Hand): Promise<void> {
  const rows = (await (await answer).json()) as { parameterValue: string }[];
  if (rows.some(({ parameterValue }) => parameterValue === 'false')) return;
  await hand.press(welcomeOf(page).getByRole('button', { name: 'Start' }));
  await expect(welcomeOf(page)).toHaveCount(0);
}

/** Signs in from the welcome page, through the real identity page, and waits for My Releases. */
export async function signIn(page: Page, person: Person, hand: Hand = mouse(page)): Promise<void> {
  await page.goto('/welcome');
  const answer = welcomeAnswer(page);
  await hand.press(page.getByRole('button', { name: 'Login' }));
  await answerSignInPage(page, person, hand);
  await passWelcome(page, answer, hand);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
}

/** Opens My Releases for somebody who is signed in already. */
export async function openMyReleases(page: Page): Promise<void> {
  const answer = welcomeAnswer(page);
  await page.goto('/');
  await passWelcome(page, answer, mouse(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
}
