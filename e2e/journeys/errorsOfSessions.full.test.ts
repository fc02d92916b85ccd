import { createClient } from '@dispatch/contract';
import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { activateAtProvider, choosePasswordByCall, makeKnownToProvider } from '../harness/identityUsers';
import { demo, newcomer, type Newcomer } from '../harness/people';
import type { Place } from '../harness/place';
import { choosePassword, fillRegistration } from '../harness/register';
import { leaveSeconds, makeYoung, sessionTokenOf } from '../harness/sessionClock';
import { openMyReleases, trySignIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

const failed = 'Unable to login, an error has occurred:';

async function beginRefused(page: Page, place: Place, answer: string): Promise<void> {
  await page.route(`${place.identity}/oauth2/default/v1/authorize*`, (route) =>
    route.fulfill({
      status: 303,
      headers: { location: `${place.product}/authorizationcode?${answer}` },
    }),
  );
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
}

async function known(place: Place): Promise<Newcomer> {
  const person = newcomer();
  await choosePasswordByCall(await makeKnownToProvider(place, person), person);
  return person;
}

test.describe('signing in', () => {
  test('refused by the provider: in its own words', async ({ page, place }) => {
    await beginRefused(page, place, 'error=temporarily_unavailable&error_description=We+are+moving.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('alert')).toHaveText('We are moving.');
  });

  test('refused by the provider without a word: unknown error', async ({ page, place }) => {
    await beginRefused(page, place, 'error=server_error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('alert')).toHaveText('unknown error');
  });

  test('by somebody who is not assigned to the product', async ({ page }) => {
    await trySignIn(page, { email: 'unassigned@example.com', password: 'whatever' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('YOU DO NOT HAVE ACCESS');
    await expect(page.getByRole('main')).toContainText('This login has no access to PRWeb.');
    await expect(page.getByRole('main')).toContainText('Please log out of the Okta portal');
  });

  test('with a code that the provider does not know', async ({ page, watch }) => {
    await page.route('**/api/createsession', (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...body, code: 'not-the-code-that-was-given' }) });
    });
    watch.allowStatus(400);
    await trySignIn(page, demo('finance'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('alert')).toHaveText(
      'The sign-in could not be completed. Please log in again.',
    );
    await page.unroute('**/api/createsession');
    await page.getByRole('button', { name: 'Log in again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
  });

  test('while the server cannot be reached', async ({ page, watch }) => {
    await page.route('**/api/createsession', (route) => route.abort());
    watch.allow(/Failed to load resource: net::ERR_FAILED/);
    await trySignIn(page, demo('finance'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('alert')).toHaveText(
      'We could not reach the server. Please check your connection and try again.',
    );
  });

  test('goes on when what is fetched afterwards does not come', async ({ page, watch }) => {
    watch.allow(/Failed to load resource: net::ERR_FAILED/);
    for (const call of ['package', 'features']) await page.route(`**/api/${call}`, (route) => route.abort());
    await trySignIn(page, demo('finance'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  });

  test('with an answer that this window has not asked for', async ({ page }) => {
    // It has asked for another one.
    await page.goto('/welcome');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dispatch');
    await page.goto('/authorizationcode?code=planted&state=planted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('alert')).toContainText('This sign-in was not started in this window');
  });

  test('before the account is activated: with the way to the mail', async ({ page, place, watch }) => {
    const person = newcomer();
    await page.goto('/register');
    await fillRegistration(page, mouse(page), person);
    await page.getByRole('button', { name: 'Get Free Account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');
    // Somebody has given the person a password at the provider, and nobody has followed our mail.
    await page.goto(await activateAtProvider(place, person));
    await choosePassword(page, mouse(page), person);
    watch.allowStatus(403);
    await trySignIn(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('alert')).toContainText('Please activate your account first.');
    await page.getByRole('link', { name: 'Send Activation Email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send Activation Email');
  });

  test('without an account: with the way to registration', async ({ page, place, watch }) => {
    const person = await known(place);
    watch.allowStatus(403);
    await trySignIn(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('alert')).toContainText('There is no account for the address');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create A Free Account');
  });
});

test.describe('signing out', () => {
  test('that fails keeps the session, says so, and can be tried again', async ({
    page,
    context,
    place,
    watch,
  }) => {
    await beginSession(page, place, demo('finance'));
    await openMyReleases(page);
    await page.route('**/api/removesession', (route) => route.abort());
    watch.allow(/Failed to load resource: net::ERR_FAILED/);
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error logging out');
    expect(await sessionTokenOf(context)).not.toBe('');
    await page.unroute('**/api/removesession');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    expect(await sessionTokenOf(context)).toBe('');
  });

  test('with an ID token goes on to the logout of the provider', async ({ page, context, place }) => {
    await beginSession(page, place, demo('finance'));
    await openMyReleases(page);
    await page.evaluate(() => {
      for (const key of [
        'packages',
        'features',
        'partner',
        'twitter',
        'facebook',
        'linkedin',
        'notifyBundles',
      ])
        sessionStorage.setItem(key, 'kept');
      sessionStorage.setItem('verified-emails', 'kept');
      localStorage.setItem('dispatch.draft.12.43', 'kept');
    });
    const provider = page.waitForRequest(`${place.identity}/oauth2/default/v1/logout*`);
    await page.getByRole('link', { name: 'Logout' }).click();
    expect(new URL((await provider).url()).searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\./);
    await expect(page).toHaveURL(/\/welcome$/);
    expect((await context.cookies(place.product)).map(({ name }) => name)).not.toContain('prw.login');
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(kept).not.toContain('kept');
    // The provider has forgotten the person too.
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dispatch');
  });

  test("with 'Ok' leads to the start, without the provider", async ({ page, place }) => {
    await beginSession(page, place, demo('finance'));
    await openMyReleases(page);
    await page.route('**/api/removesession', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: 'Ok' });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    expect(asked.filter((url) => url.startsWith(place.identity))).toEqual([]);
  });

  test('of a session that has ended elsewhere is no error', async ({ page, context, place, watch }) => {
    await beginSession(page, place, demo('finance'));
    const token = await sessionTokenOf(context);
    await createClient({ baseUrl: `${place.product}/api`, token: () => token }).call('removeSession');
    watch.allowStatus(401);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/welcome$/);
  });
});

test.describe('the session', () => {
  test('that cannot be extended says why, and can be extended later', async ({
    page,
    context,
    database,
    place,
    watch,
  }) => {
    await beginSession(page, place, demo('finance'));
    await openMyReleases(page);
    await leaveSeconds({ context, database, place }, 400);
    await page.reload();
    const extend = page.getByRole('button', { name: 'Extend session' });
    await expect(extend).toBeVisible();
    await page.route('**/api/checksession', (route) =>
      route.request().postData()?.includes('extend') ? route.abort() : route.continue(),
    );
    watch.allow(/Failed to load resource: net::ERR_FAILED/);
    await extend.click();
    await expect(page.getByText('The session could not be extended')).toBeVisible();
    await page.unroute('**/api/checksession');
    await makeYoung({ context, database, place });
    await extend.click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByText('The session could not be extended')).toHaveCount(0);
  });

  test('that has ended leads to signing in at the next screen, and back', async ({
    page,
    context,
    place,
    watch,
  }) => {
    await beginSession(page, place, demo('finance'));
    const token = await sessionTokenOf(context);
    await createClient({ baseUrl: `${place.product}/api`, token: () => token }).call('removeSession');
    watch.allowStatus(401);
    await page.goto('/settings/social');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social');
    await expect(page).toHaveURL(/\/settings\/social$/);
    await expect.poll(() => sessionTokenOf(context)).not.toBe(token);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social');
  });
});
