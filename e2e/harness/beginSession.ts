import type { components } from '@dispatch/contract';
import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from './people';
import type { Place } from './place';
import { askForCode, createSession } from './signInByCalls';

/** What the product keeps of a session (web/src/shared/session/session.ts). */
export async function keepSession(
  context: BrowserContext,
  place: Place,
  session: components['schemas']['SessionInfo'],
): Promise<void> {
  const kept = {
    'prw.sid': session.sid,
    userGroup: session.group,
    'c3.available': session.c3available,
    loginAs: session.impersonating,
    'prw.login': true,
    ...(session.partnerId === null ? {} : { 'prw.partnerId': session.partnerId }),
  };
  await context.addCookies(
    Object.entries(kept).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: place.product,
      sameSite: 'Lax',
    })),
  );
}

/** By calls, for journeys that tell of something else. The provider knows the browser, as after `signIn`. */
export async function beginSession(page: Page, place: Place, person: Person): Promise<void> {
  const context = page.context();
  const request = await askForCode(context.request, place, person);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await keepSession(context, place, await createSession(place, request, { 'User-Agent': userAgent }));
}
