import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { openMyReleases } from '../harness/signIn';
import { expect, test } from '../harness/test';

test.describe('the page of people from the former system', () => {
  const stopCountdown = async (page: Page): Promise<number> => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    return now;
  };

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
