import type { Locator, Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { leaveSeconds, makeYoung, type Aging } from '../harness/sessionClock';
import { openMyReleases } from '../harness/signIn';
import { expect, test } from '../harness/test';

const nextCheck = 61_000;

const countdown = (page: Page): Locator => page.getByRole('timer');

async function secondsOf(timer: Locator): Promise<number> {
  const [, minutes = '', seconds = ''] =
    /^Session timeout in (\d\d):(\d\d)$/.exec(await timer.innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function leaveInWindow(page: Page, aging: Aging, seconds: number): Promise<void> {
  await leaveSeconds(aging, seconds);
  await page.clock.fastForward(nextCheck);
}

test.beforeEach(async ({ page, place }) => {
  await beginSession(page, place, demo('finance'));
  await page.clock.install();
  await openMyReleases(page);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
});

test('the warning counts down each second, and one press takes it away', async ({
  page,
  context,
  database,
  place,
}) => {
  await leaveInWindow(page, { context, database, place }, 500);
  const timer = countdown(page);
  await expect(timer).toHaveText(/^Session timeout in 0[78]:\d\d$/);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const before = await secondsOf(timer);
  for (const passed of [1, 2, 3]) {
    await page.clock.runFor(1000);
    await expect.poll(async () => before - (await secondsOf(timer)), 'seconds that have passed').toBe(passed);
  }
  await page.clock.resume();

  await makeYoung({ context, database, place });
  const extension = page.waitForRequest(
    (request) => request.url().endsWith('/checksession') && request.postData() === '{"extend":true}',
  );
  await page.getByRole('button', { name: 'Extend session' }).click();
  await extension;
  await expect(timer).toHaveCount(0);
});

test('a session that has lasted as long as it can says so when it is extended, and leads to another', async ({
  page,
  context,
  database,
  place,
}) => {
  await leaveInWindow(page, { context, database, place }, 500);
  await page.getByRole('button', { name: 'Extend session' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The session could not be extended' });
  await expect(refusal).toContainText('It has reached its maximum length.');
  await expect(countdown(page)).toHaveText(/^Session timeout in 0[678]:\d\d$/);
  await refusal.getByRole('link', { name: 'Log in again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
  await expect(countdown(page)).toHaveCount(0);
});

test('the session is asked for each minute, on a screen that nobody touches', async ({
  page,
  context,
  database,
  place,
}) => {
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/checksession')) checks += 1;
  });
  await leaveSeconds({ context, database, place }, 550);
  await page.clock.fastForward(40_000);
  await expect(countdown(page)).toHaveCount(0);
  expect(checks).toBe(0);
  await page.clock.fastForward(21_000);
  await expect(countdown(page)).toHaveText(/^Session timeout in 0[89]:\d\d$/);
  expect(checks).toBe(1);
});

test('when little time remains, to refresh the page is what helps', async ({
  page,
  context,
  database,
  place,
}) => {
  await leaveInWindow(page, { context, database, place }, 58);
  await expect(countdown(page)).toHaveText(/^Session timeout in 00:\d\d$/);
  await expect(page.getByText('Please refresh the page', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Extend session' })).toHaveCount(0);
  await makeYoung({ context, database, place });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
  await expect(countdown(page)).toHaveCount(0);
});

test('after the end the way back leads to the same screen with what was typed', async ({
  page,
  context,
  database,
  place,
  watch,
}) => {
  await page.goto('/settings/account');
  const organization = page.getByRole('textbox', { name: /^Organization/ });
  await organization.fill('Typed before the session ended');
  watch.allowStatus(401);
  await leaveInWindow(page, { context, database, place }, 0);
  await expect(page.getByText('Session expired', { exact: true })).toBeVisible();
  await expect(countdown(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await expect(page.getByText('We restored the changes that you typed here earlier.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(organization).toHaveValue('Typed before the session ended');
  await expect(page.getByText('Session expired', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(organization).not.toHaveValue('Typed before the session ended');
});

test('the countdown itself reaches the end', async ({ page, context, database, place }) => {
  await leaveInWindow(page, { context, database, place }, 300);
  await expect(countdown(page)).toBeVisible();
  // The server, which would say so too, is not heard any more.
  await page.route('**/api/checksession', () => undefined);
  await page.clock.fastForward(301_000);
  await expect(page.getByText('Session expired', { exact: true })).toBeVisible();
});

test('the flag sessionTimeout moves both thresholds', async ({ page, context, database, place }) => {
  await page.route('**/api/features', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...body, sessionTimeout: '1800,900' } });
  });
  await leaveSeconds({ context, database, place }, 1500);
  await page.reload();
  await expect(countdown(page)).toHaveText(/^Session timeout in 2[34]:\d\d$/);
  await expect(page.getByRole('button', { name: 'Extend session' })).toBeVisible();
  await leaveInWindow(page, { context, database, place }, 800);
  await expect(page.getByText('Please refresh the page', { exact: true })).toBeVisible();
});
