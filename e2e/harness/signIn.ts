import { expect, type Page } from '@playwright/test';
import { type Hand, mouse } from './hand';
import type { Person } from './people';

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

export async function trySignIn(page: Page, person: Person): Promise<void> {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
  await answerSignInPage(page, person);
}

export const welcomeOf = (page: Page) => page.getByRole('dialog', { name: /^Welcome to / });

/**
 * To be asked before it opens: a page left at once takes its answers along unread, then that of the next one counts.
 */
export async function isGreeted(page: Page): Promise<boolean> {
  const told: { parameterValue: string }[] = [];
  const heard = page.waitForResponse(
    async (response) => {
      if (!response.url().endsWith('/api/users/parameters')) return false;
      const rows: unknown = await response.json().catch(() => null);
      if (!Array.isArray(rows)) return false;
      told.push(...(rows as typeof told));
      return true;
    },
    // A whole login lies between.
    { timeout: 120_000 },
  );
  await heard.catch(async (cause: unknown) => {
    const shown = await page
      .getByRole('main')
      .allInnerTexts()
      .catch(() => []);
    throw new Error(`My Releases did not open. ${page.url()} shows: ${shown.join()}`, { cause });
  });
  return told.some(({ parameterValue }) => parameterValue === 'false');
}

export async function passWelcome(page: Page, greeted: Promise<boolean>, hand: Hand): Promise<void> {
  if (await greeted) return;
  await hand.press(welcomeOf(page).getByRole('button', { name: 'Start' }));
  await expect(welcomeOf(page)).toHaveCount(0);
}

export async function signIn(page: Page, person: Person, hand: Hand = mouse(page)): Promise<void> {
  await page.goto('/welcome');
  const greeted = isGreeted(page);
  await hand.press(page.getByRole('button', { name: 'Login' }));
  await answerSignInPage(page, person, hand);
  await passWelcome(page, greeted, hand);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
}

export async function openMyReleases(page: Page): Promise<void> {
  const greeted = isGreeted(page);
  await page.goto('/');
  await passWelcome(page, greeted, mouse(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
}
