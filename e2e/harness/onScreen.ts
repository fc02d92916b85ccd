import { expect, type Page } from '@playwright/test';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Waits for the screen, or the step, of this title. */
export const isAt = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** Closes the notice that tells what has become of a change. */
export const closeNotice = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Got it, thanks!' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Presses one of the actions that a screen keeps in its menu. */
export const chooseAction = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
};
