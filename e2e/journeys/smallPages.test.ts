import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { look } from '../harness/look';
import { demo } from '../harness/people';
import { openMyReleases } from '../harness/signIn';
import { expect, test } from '../harness/test';

test.describe('the page of people from the former system', () => {
  const legacyUser = (url: string) => ({ name: 'prw.legacyUser', value: 'dana.ortiz', url });
  const stopCountdown = async (page: Page): Promise<number> => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    return now;
  };

  test('counts down to the start @full', async ({ page, context, place }) => {
    await context.addCookies([legacyUser(place.product)]);
    const opened = await stopCountdown(page);
    await page.goto('/redirectfromlegacy?from=legacy.example');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page will automatically redirect');
    await expect(page.getByText('Last login as dana.ortiz')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('In 10 seconds');
    await page.clock.setFixedTime(opened + 4000);
    await expect(page.getByRole('timer')).toHaveText('In 6 seconds');
    await expect(page).toHaveURL(/redirectfromlegacy/);
    await page.clock.setFixedTime(opened + 10_000);
    // Who comes from there goes straight on to the provider.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dispatch');
  });

  test('goes on at once with Continue @full', async ({ page }) => {
    await stopCountdown(page);
    await page.goto('/redirectfromlegacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page will automatically redirect');
    await expect(page.getByText('Last login as')).toHaveCount(0);
    await look(page, 'redirectfromlegacy');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('goes back with Cancel, and forgets the person', async ({ page, context, place, watch }) => {
    await context.addCookies([legacyUser(place.product)]);
    watch.allow(/^left this machine: https:\/\/legacy\.example\//);
    await stopCountdown(page);
    const former = 'https://legacy.example/releases?page=2';
    await page.route(former, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Former</h1>' }));
    await page.goto(`/redirectfromlegacy?from=${encodeURIComponent('legacy.example/releases?page=2')}`);
    await expect(page.getByText(`Cancel takes you to ${former}`)).toBeVisible();
    const left = page.waitForRequest(former);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await left;
    expect((await context.cookies(place.product)).map(({ name }) => name)).not.toContain('prw.legacyUser');
  });

  test('never leads to a program, nor to a host in disguise', async ({ page }) => {
    await stopCountdown(page);
    for (const from of [
      'javascript:document.title="taken"',
      'data:text/html,<h1>taken</h1>',
      'https://dispatch.example@evil.example/',
      'https:\\\\evil.example',
      '//evil.example',
    ]) {
      await page.goto(`/redirectfromlegacy?from=${encodeURIComponent(from)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This page will automatically redirect',
      );
      await expect(page.getByText('Cancel takes you to'), from).toHaveCount(0);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(/\/welcome$/);
    }
  });

  test('goes on at once in production @full', async ({ page }) => {
    await page.route('**/redirectfromlegacy?*', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      expect(html).toMatch(/"environment":"\w+"/);
      const body = html.replace(/"environment":"\w+"/, '"environment":"production"');
      await route.fulfill({ response: answer, body });
    });
    await stopCountdown(page);
    await page.goto('/redirectfromlegacy?from=legacy.example');
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('says so when it does not learn how long to wait @full', async ({ page, watch }) => {
    await page.route('**/api/publicFeatures', (route) => route.abort());
    watch.allow(/Failed to load resource: net::ERR_FAILED/);
    await page.goto('/redirectfromlegacy');
    await expect(page.getByText('The countdown could not be loaded')).toBeVisible();
    await page.unroute('**/api/publicFeatures');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  });
});

test.describe('the pop-up of a social network', () => {
  test('comes back to the window that opened it, by way of another site', async ({
    page,
    place,
    context,
  }) => {
    await beginSession(page, place, demo('finance'));
    await openMyReleases(page);
    await context.route('**/api/social/authorizationprweb/confirm*', (route) => {
      expect(Object.fromEntries(new URL(route.request().url()).searchParams)).toEqual({
        socialMedia: 'LinkedIn',
        state: 'Vq3n8s2L',
        code: 'AQTf3k2n9',
      });
      expect(route.request().headers()['authorization']).toMatch(/^Bearer /);
      return route.fulfill({
        json: {
          id: 22,
          type: 'LinkedIn',
          userLoginName: 'Dana Ortiz',
          authorized: true,
          tokenExpireDate: null,
        },
      });
    });
    const opened = page.waitForEvent('popup');
    await page.evaluate((address) => void window.open(address, '_blank', 'popup'), `${place.stripe}/`);
    const popup = await opened;
    await popup.waitForLoadState();
    const closed = popup.waitForEvent('close');
    await popup.evaluate(
      (address) => window.location.assign(address),
      `${place.product}/oauthconfirmcallback/linkedin?code=AQTf3k2n9&state=Vq3n8s2L`,
    );
    await closed;
    const [kept] = (await context.cookies(place.product)).filter(
      ({ name }) => name === 'prw.social.linkedin',
    );
    expect(decodeURIComponent(kept?.value ?? '')).toBe('{"accountId":22}');
    const minutes = ((kept?.expires ?? 0) - Date.now() / 1000) / 60;
    expect(minutes).toBeGreaterThan(2);
    expect(minutes).toBeLessThanOrEqual(3);
  });

  test('says why when the account was not connected @full', async ({ page, context, place, watch }) => {
    await beginSession(page, place, demo('finance'));
    await openMyReleases(page);
    watch.allow(/^50\d from .*authorizationprweb/);
    watch.allowStatus(400, 501);
    const opened = page.waitForEvent('popup');
    await page.evaluate(
      () => void window.open('/oauthconfirmcallback/linkedin?code=AQTf&state=not-of-this-session', '_blank'),
    );
    const popup = await opened;
    await expect(popup.getByText('The account was not connected')).toBeVisible();
    const [kept] = (await context.cookies(place.product)).filter(
      ({ name }) => name === 'prw.social.linkedin',
    );
    expect(decodeURIComponent(kept?.value ?? '')).toContain('"error"');
    await mouse(popup).press(popup.getByRole('button', { name: 'Close window' }));
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  test('says that the session is over, instead of signing in inside the pop-up', async ({ page, watch }) => {
    watch.allowStatus(401);
    await page.goto('/sendactivation');
    const opened = page.waitForEvent('popup');
    await page.evaluate(
      () => void window.open('/oauthconfirmcallback/twitter?code=AQTf&state=Vq3n8s2L', '_blank'),
    );
    const popup = await opened;
    await expect(popup.getByRole('alert')).toContainText('Your Session has expired, please login again.');
    await expect(popup).toHaveURL(/\/oauthconfirmcallback\/twitter/);
  });

  test('closes at once after a refusal, without a call @full', async ({ page, context, place }) => {
    await beginSession(page, place, demo('finance'));
    await openMyReleases(page);
    const calls: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('authorizationprweb')) calls.push(request.url());
    });
    const opened = page.waitForEvent('popup');
    await page.evaluate(
      () =>
        void window.open('/oauthconfirmcallback/facebook?error=access_denied&error_description=No', '_blank'),
    );
    const popup = await opened;
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(calls).toEqual([]);
  });

  test('does nothing when nobody opened it @full', async ({ page, watch }) => {
    await page.goto('/oauthconfirmcallback/twitter?code=1&state=planted-by-somebody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was connected');
    await look(page, 'oauthconfirmcallback-nothing');
    watch.allowStatus(404);
    await page.goto('/oauthconfirmcallback/myspace?code=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  });
});

test('a forgotten password is a matter of the provider @full', async ({ page, place }) => {
  await page.goto('/forgot-password');
  await expect(page).toHaveURL(new RegExp(`^${place.identity}/signin/forgot-password`));
});

test('an address that there is not leads back to the start', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/logout?returnTo=%2Fnowhere%2Fat%2Fall',
  );
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test('whoever is signed in keeps their menu at an address that there is not @full', async ({
  page,
  place,
}) => {
  await beginSession(page, place, demo('otherCustomer'));
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await expect(page.getByText(demo('otherCustomer').email)).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
});

test('customers see of no address of staff whether it is there', async ({ page, place }) => {
  await beginSession(page, place, demo('otherCustomer'));
  for (const path of [
    '/admin/releases',
    '/admin/users',
    '/admin/nowhere',
    '/publications',
    '/publications/7',
    '/publication/43',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Not Authorized');
  }
  await page.getByRole('link', { name: 'Go to My Releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
});
