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

test('the countdown itself reaches the end', async ({ page, context, database, place }) => {
  await leaveInWindow(page, { context, database, place }, 300);
  await expect(countdown(page)).toBeVisible();
  // The server, which would say so too, is not heard any more.
  await page.route('**/api/checksession', () => undefined);
  await page.clock.fastForward(301_000);
  await expect(page.getByText('Session expired', { exact: true })).toBeVisible();
});
