import { createClient } from '@dispatch/contract';
import { beginSession } from '../harness/beginSession';
import { choosePasswordByCall, makeKnownToProvider } from '../harness/identityUsers';
import { demo, newcomer, type Newcomer } from '../harness/people';
import type { Place } from '../harness/place';
import { sessionTokenOf } from '../harness/sessionClock';
import { openMyReleases, trySignIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

const failed = 'Unable to login, an error has occurred:';

async function known(place: Place): Promise<Newcomer> {
  const person = newcomer();
  await choosePasswordByCall(await makeKnownToProvider(place, person), person);
  return person;
}

test.describe('signing in', () => {
  test('goes on when what is fetched afterwards does not come', async ({ page, watch }) => {
    watch.allow(/Failed to load resource: net::ERR_FAILED/);
    for (const call of ['package', 'features']) await page.route(`**/api/${call}`, (route) => route.abort());
    await trySignIn(page, demo('finance'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
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
