import { createClient } from '@dispatch/contract';
import type { Locator, Page } from '@playwright/test';
import { freshCustomer } from '../harness/freshCustomer';
import { sessionTokenOf } from '../harness/sessionClock';
import { expect, test } from '../harness/test';

const heading = 'Error with User Account';
const aborted = /Failed to load resource: net::ERR_FAILED/;

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

  test('that is gone', async ({ page, watch }) => {
    watch.allowStatus(404);
    await page.route('**/api/users/me', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Not Found',
          status: 404,
          code: 'user-missing',
          requestId: 'planted',
          message: 'The requested user could not be retrieved.',
          errors: ['The requested user could not be retrieved.'],
        },
      }),
    );
    await page.goto('/settings/account');
    await expect(page.getByText(heading)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The requested user could not be retrieved.');
  });

  test('refused by the server: each error in the list, and what was typed stays', async ({ page, watch }) => {
    await page.goto('/settings/account');
    await city(page).fill('Greenbelt');
    await page.route('**/api/users/save', (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...body, firstName: '', zip: 'MD 20771' }) });
    });
    watch.allowStatus(400);
    await save(page);
    const list = page.getByRole('alert', { name: heading });
    await expect(list).toBeFocused();
    await expect(list).toContainText('Please provide a first name.');
    await expect(list).toContainText('Zip code must be in digits.');
    await expect(city(page)).toHaveValue('Greenbelt');
    await page.unroute('**/api/users/save');
    await save(page);
    await expect(page.getByText('User saved', { exact: true })).toBeVisible();
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

  test('refused by a proxy, without a list', async ({ page, watch }) => {
    await page.goto('/settings/account');
    await city(page).fill('Greenbelt');
    watch.allow(/^502 from/);
    watch.allowStatus(502);
    await page.route('**/api/users/save', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await save(page);
    await expect(page.getByRole('alert', { name: heading })).toContainText(
      'A service that we rely on is not responding. Please try again in a moment.',
    );
    await expect(city(page)).toHaveValue('Greenbelt');
  });

  test('that cannot be sent', async ({ page, watch }) => {
    await page.goto('/settings/account');
    await city(page).fill('Greenbelt');
    watch.allow(aborted);
    await page.route('**/api/users/save', (route) => route.abort());
    await save(page);
    await expect(page.getByRole('alert', { name: heading })).toContainText('We could not reach the server.');
    await expect(city(page)).toHaveValue('Greenbelt');
  });
});

test.describe('the password', () => {
  const change = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change password' }).click();
  };

  test('without a session', async ({ page, context, place, watch }) => {
    await page.goto('/settings/account');
    await expect(city(page)).toBeVisible();
    const token = await sessionTokenOf(context);
    await createClient({ baseUrl: `${place.product}/api`, token: () => token }).call('removeSession');
    watch.allowStatus(401);
    await change(page);
    await expect(page.getByText('Invalid session. Please logout and log back in.')).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/account$/);
  });

  test('when the server fails', async ({ page, watch }) => {
    await page.goto('/settings/account');
    watch.allow(/^500 from/);
    watch.allowStatus(500);
    await page.route('**/api/settings/changepassword', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, status: 500 });
    });
    await change(page);
    await expect(page.getByText('Error resetting password.')).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/account$/);
  });
});

test('each section says by itself that it could not be loaded, and is loaded again', async ({
  page,
  watch,
}) => {
  watch.allow(aborted);
  const calls = ['**/api/settings/secondfactor', '**/api/settings/sessions*', '**/api/settings/export'];
  for (const call of calls) await page.route(call, (route) => route.abort());
  await page.goto('/settings/account');
  for (const title of [
    'Your second factor could not be loaded',
    'Your sessions could not be loaded',
    'Your export could not be loaded',
  ])
    await expect(page.getByText(title)).toBeVisible();
  await expect(city(page)).toBeVisible();
  for (const call of calls) await page.unroute(call);
  while ((await page.getByRole('button', { name: 'Retry' }).count()) > 0) {
    const before = await page.getByRole('button', { name: 'Retry' }).count();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.poll(() => page.getByRole('button', { name: 'Retry' }).count()).toBeLessThan(before);
  }
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sessions, last used first' })).toBeVisible();
  await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
});

test('a session that could not be ended elsewhere is still in the list', async ({ page, place, watch }) => {
  // A second session of the same browser counts as another place.
  await page.context().clearCookies({ name: 'prw.sid' });
  await page.goto(`${place.product}/welcome`);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
  await page.goto('/settings/account');
  const rows = page.getByRole('button', { name: /^Log out Chrome on Linux/ });
  await expect(rows).toHaveCount(1);
  watch.allow(aborted);
  await page.route('**/api/settings/sessions/*', (route) => route.abort());
  await rows.click();
  await expect(page.getByText('The session could not be ended')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('an export that cannot be asked for, and one that has gone', async ({ page, watch }) => {
  await page.goto('/settings/account');
  watch.allow(aborted);
  const ask = page.getByRole('button', { name: 'Export my data' });
  await expect(ask).toBeVisible();
  await page.route('**/api/settings/export', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await ask.click();
  await expect(page.getByText('This could not be done')).toBeVisible();
  await page.unroute('**/api/settings/export');
  await ask.click();
  await expect(page.getByText('Your data is ready')).toBeVisible({ timeout: 60_000 });
  watch.allowStatus(404);
  await page.route('**/api/settings/export/*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+$/, 'Zt1wYb3nEo8uHs5rV9k2mQx7'),
    }),
  );
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('This could not be done')).toBeVisible();
});
