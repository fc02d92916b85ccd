import { createClient } from '@dispatch/contract';
import type { Locator, Page } from '@playwright/test';
import { freshCustomer } from '../harness/freshCustomer';
import { sessionTokenOf } from '../harness/sessionClock';
import { expect, test } from '../harness/test';

const heading = 'Error with User Account';

const city = (page: Page): Locator => page.getByRole('textbox', { name: /^City/ });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save profile' }).click();

test.beforeEach(async ({ page, place }) => {
  await freshCustomer(page, place);
});

test.describe('the profile', () => {
  test('that is empty', async ({ page }) => {
    await page.route('**/api/users/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: '' });
    });
    await page.goto('/settings/account');
    await expect(page.getByText(heading)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The requested user could not be retrieved.');
    await page.unroute('**/api/users/me');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(city(page)).toBeVisible();
  });

  test('saved when the session is over: the list, and the way back with what was typed', async ({
    page,
    context,
    place,
    watch,
  }) => {
    await page.goto('/settings/account');
    await city(page).fill('Greenbelt');
    const token = await sessionTokenOf(context);
    await createClient({ baseUrl: `${place.product}/api`, token: () => token }).call('removeSession');
    watch.allowStatus(401);
    await save(page);
    const list = page.getByRole('alert', { name: heading });
    await expect(list).toContainText('Your Session has expired, please login again.');
    await expect(city(page)).toHaveValue('Greenbelt');
    await expect(page.getByText('Session expired', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(page.getByText('We restored the changes that you typed here earlier.')).toBeVisible();
    await expect(city(page)).toHaveValue('Greenbelt');
    await save(page);
    await expect(page.getByText('User saved', { exact: true })).toBeVisible();
  });
});
