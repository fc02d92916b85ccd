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

/** Begins at the welcome page and answers the sign-in page of the provider; what comes of it is for the caller. */
export async function trySignIn(page: Page, person: Person): Promise<void> {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
  await answerSignInPage(page, person);
}

/** The message that greets a person once. */
export const welcomeOf = (page: Page) => page.getByRole('dialog', { name: /^Welcome to / });

/**
 * Whether a person has been greeted already, as the dashboard is told; to be asked before it opens. A page that is left
 * at once takes its answers along unread: then that of the next one counts.
 */
export async function isGreeted(page: Page): Promise<boolean> {
  const told: { parameterValue: string }[] = [];
  const heard = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/api/users/parameters')) return false;
    const rows: unknown = await response.json().catch(() => null);
    if (!Array.isArray(rows)) return false;
    told.push(...(rows as typeof told));
    return true;
  });
  await heard.catch(async (cause: unknown) => {
    const shown = await page
      .getByRole('main')
      .allInnerTexts()
      .catch(() => []);
    throw new Error(`My Releases did not open. ${page.url()} shows: ${shown.join()}`, { cause });
  });
  return told.some(({ parameterValue }) => parameterValue === 'false');
}

/** Presses the welcome message away, if this person is still to be greeted. */
export async function passWelcome(page: Page, greeted: Promise<boolean>, hand: Hand): Promise<void> {
  if (await greeted) return;
  await hand.press(welcomeOf(page).getByRole('button', { name: 'Start' }));
  await expect(welcomeOf(page)).toHaveCount(0);
}

/** Signs in from the welcome page, through the real identity page, and waits for My Releases. */
export async function signIn(page: Page, person: Person, hand: Hand = mouse(page)): Promise<void> {
  await page.goto('/welcome');
  const greeted = isGreeted(page);
  await hand.press(page.getByRole('button', { name: 'Login' }));
  await answerSignInPage(page, person, hand);
  await passWelcome(page, greeted, hand);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
}

/** Opens My Releases for somebody who is signed in already. */
export async function openMyReleases(page: Page): Promise<void> {
  const greeted = isGreeted(page);
  await page.goto('/');
  await passWelcome(page, greeted, mouse(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
}
