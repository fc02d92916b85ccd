import { randomBytes } from 'node:crypto';
import { persona } from '@dispatch/mocks/personas';
import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { seedPerson, seedReleases } from '../harness/seedPerson';
import { sessionTokenOf } from '../harness/sessionClock';
import { openMyReleases, signIn, trySignIn, welcomeOf } from '../harness/signIn';
import { expect, test } from '../harness/test';

const maya = demo('customer');
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Releases' }).getByRole('listitem');
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of releases' });
const bundleBanner = (page: Page) => page.getByText('You have bundles expiring soon!');
const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Packages and bundles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('a newcomer is greeted once, and the list grows from none to thousands @full', async ({
  page,
  place,
  database,
}) => {
  const { person, userId } = await seedPerson(place, database);
  await trySignIn(page, person);
  await expect(welcomeOf(page)).toBeVisible();
  const stored = page.waitForResponse('**/api/users/parameter');
  await welcomeOf(page).getByRole('button', { name: 'Start' }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No releases yet' })).toBeVisible();
  const parameters = page.waitForResponse('**/api/users/parameters');
  await page.reload();
  await parameters;
  await expect(page.getByRole('heading', { name: 'No releases yet' })).toBeVisible();
  await expect(welcomeOf(page)).toHaveCount(0);

  for (const [count, shown, range] of [
    [1, 1, 'Showing 1-1 of 1'],
    [49, 49, 'Showing 1-49 of 49'],
    [51, 50, 'Showing 1-50 of 51'],
    [2000, 50, 'Showing 1-50 of 2000'],
  ] as const) {
    await seedReleases(database, userId, count);
    await page.goto('/');
    await expect(rowsOf(page)).toHaveCount(shown);
    await expect(pagesOf(page)).toContainText(range);
  }
  await expect(rowsOf(page).first()).toContainText('Release number 2000 of the harbor');
  await expect(rowsOf(page).first()).toContainText('Submitted -');

  await pagesOf(page).getByRole('button', { name: 'Next page' }).click();
  await expect(pagesOf(page)).toContainText('Showing 51-100 of 2000');
  await page.goto('/?page=40');
  await expect(pagesOf(page)).toContainText('Showing 1951-2000 of 2000');
  await expect(rowsOf(page).last()).toContainText('Release number 1 of the harbor');
  await expect(pagesOf(page).getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.goto('/?page=41');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(pagesOf(page)).toContainText('Showing 1-50 of 2000');

  // The header stays when the list is scrolled away.
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(65);
  await expect(page.getByRole('link', { name: 'My Releases' })).toBeInViewport();
});

test('views and searches stand in the address, and outlive a reload and Back @full', async ({
  page,
  place,
  database,
}) => {
  const { person, userId } = await seedPerson(place, database);
  await seedReleases(database, userId, 120);
  await beginSession(page, place, person);
  await openMyReleases(page);
  await page.getByRole('link', { name: 'Published' }).click();
  await expect(pagesOf(page)).toContainText('Showing 1-40 of 40');
  const field = page.getByRole('searchbox', { name: 'Search releases' });
  await field.fill('number 1 harbor');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?status=published&search=number\+1\+harbor$/);
  await expect(pagesOf(page)).toContainText('of 13');
  await page.reload();
  await expect(field).toHaveValue('number 1 harbor');
  await expect(pagesOf(page)).toContainText('of 13');
  await expect(page.getByRole('link', { name: 'Published' })).toHaveAttribute('aria-current', 'page');
  await field.fill('tugboat');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No releases match' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('number 1 harbor');
  await expect(pagesOf(page)).toContainText('of 13');
  const { number } = await database.row<{ number: number }>(
    'select prweb_press_release_id as number from releases where user_id = $1 order by 1 limit 1',
    userId,
  );
  await page.goto(`/?search=REL-${number}`);
  await expect(rowsOf(page)).toHaveCount(1);
  // A press anywhere on the row opens it.
  await rowsOf(page).click({ position: { x: 600, y: 12 } });
  await expect(page).toHaveURL(/\/distribution\//);
});

test('bundles, warnings that can be dismissed, and the archive @full', async ({ page, place }) => {
  await beginSession(page, place, maya);
  await openMyReleases(page);
  await expect(card(page, 'Standard')).toContainText('12 remaining');
  await expect(card(page, 'Standard')).toContainText('2 expire from');
  await expect(card(page, 'Advanced')).toContainText('2 remaining');
  await expect(card(page, 'Premium')).not.toContainText('remaining');
  await expect(card(page, 'Bundles')).toContainText('14 releases remaining');
  await expect(page.getByText(/LinkedIn connection is expiring soon \(1\d days left\)/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Store: Bundles' })).toBeVisible();

  const warning = page.getByRole('alert').filter({ has: bundleBanner(page) });
  await warning.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bundleBanner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/LinkedIn connection/)).toBeVisible();
  await expect(card(page, 'Standard')).toContainText('2 expire from');
  await expect(bundleBanner(page)).toHaveCount(0);
  await page
    .getByRole('alert')
    .filter({ hasText: 'LinkedIn' })
    .getByRole('button', { name: 'Dismiss' })
    .click();
  await page.reload();
  await expect(card(page, 'Standard')).toContainText('2 expire from');
  await expect(page.getByText(/LinkedIn connection/)).toHaveCount(0);

  await page.getByRole('link', { name: 'View My Archived Releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archived Releases');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('(18294411)');
  await expect(rows.nth(4)).toContainText('-');
  await page.getByRole('searchbox').fill('Rotterdam');
  await page.getByRole('searchbox').press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/\/archive\?search=Rotterdam$/);

  // What was dismissed is said again after signing in anew.
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('notifyBundles'))).toBeNull();
  await signIn(page, maya);
  await expect(bundleBanner(page)).toBeVisible();
});

test('the releases stand high, do not jump while what is above them arrives, and what is folded stays so @full', async ({
  page,
  place,
}) => {
  await beginSession(page, place, maya);
  await openMyReleases(page);
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const topOf = async () => (await rowsOf(page).first().boundingBox())?.y;
  const shiftOf = () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  for (const [size, most] of [
    [{ width: 1280, height: 900 }, 420],
    [{ width: 390, height: 844 }, 520],
  ] as const) {
    await page.setViewportSize(size);
    // What was kept of the session is asked for anew, and comes late.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/');
    await expect(page.getByText(/LinkedIn connection/)).toBeVisible();
    await expect(bundleBanner(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Drafts \d+$/ })).toBeVisible();
    expect(await topOf()).toBeLessThan(most);
    expect(await shiftOf()).toBeLessThan(0.05);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  const fold = page.getByRole('button', { name: 'Packages and bundles' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  const stored = page.waitForResponse('**/api/users/parameter');
  await fold.click();
  await stored;
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(card(page, 'Standard')).toBeVisible();
});

test('Create begins a release with the package of its card @full', async ({ page, place }) => {
  await beginSession(page, place, maya);
  await openMyReleases(page);
  await card(page, 'Premium').getByRole('button', { name: 'Create: Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Select Your Package' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Premium' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Select Basic' })).toBeVisible();
});

test('whoever came through a partner sees its logo, until they sign out @full', async ({ page, place }) => {
  await beginSession(page, place, demo('partnerCustomer'));
  await openMyReleases(page);
  const logo = page.getByRole('banner').getByRole('img');
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.reload();
  await expect(logo).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('partner');
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/prw\.|userGroup|loginAs|c3\./);
});

test('somebody without an archive finds no page of one, and nobody else’s menu', async ({
  page,
  place,
  database,
}) => {
  const { person } = await seedPerson(place, database);
  await beginSession(page, place, person);
  await openMyReleases(page);
  await expect(page.getByRole('link', { name: 'View My Archived Releases' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/archive');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
});

test('whoever acts in somebody’s place sees it everywhere, and returns', async ({
  page,
  place,
  context,
  database,
}) => {
  await beginSession(page, place, demo('admin'));
  await openMyReleases(page);
  const customer = await database.row<{ id: number }>(
    'select user_id as id from users where okta_login = $1',
    maya.email,
  );
  const admin = await database.row<{ id: number }>(
    'select user_id as id from users where okta_login = $1',
    persona('admin').email,
  );
  // As the list of users will do it: the session of the member of the staff waits behind the other one.
  const [sid] = (await context.cookies()).filter(({ name }) => name === 'prw.sid');
  const sessionOf = (given: string) =>
    database.row<{ id: string }>(
      'select session_id as id from sessions where token_hash = sha256($1::bytea)',
      given,
    );
  const own = await sessionOf(sid?.value ?? '');
  const token = randomBytes(32).toString('base64url');
  await database.rows(
    `insert into sessions (token_hash, user_id, created_at, last_used_at, impersonator_user_id, admin_session_id)
     values (sha256($1::bytea), $2, now(), now(), $3, $4)`,
    token,
    customer.id,
    admin.id,
    own.id,
  );
  const { domain, path } = sid ?? { domain: 'localhost', path: '/' };
  await context.addCookies(
    Object.entries({ 'prw.sid': token, userGroup: 'USER', loginAs: 'true' }).map(([name, value]) => ({
      name,
      value,
      domain,
      path,
    })),
  );
  // What is asked for in this session is answered before it ends.
  const cart = page.waitForResponse(/\/api\/bundleorder\/cart$/);
  await page.goto('/');
  await expect(page.getByText(`Logged In as ${maya.email}`)).toBeVisible();
  await cart;
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Return to Admin' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to Return to Admin?');
  await question.getByRole('button', { name: 'Return to Admin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users List');
  await expect(page.getByRole('link', { name: maya.email }), 'their row').toBeFocused();
  expect(await sessionOf(await sessionTokenOf(context)), 'the session from before').toEqual(own);
  await expect(page.getByText(/^Logged In as/)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText(persona('admin').email)).toBeVisible();
});
