import { createClient } from '@dispatch/contract';
import type { BrowserContext } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { demo } from '../harness/people';
import type { Place } from '../harness/place';
import { fullDraft, readyRelease } from '../harness/readyRelease';
import { answerSignInPage } from '../harness/signIn';
import { expect, test } from '../harness/test';
import { wizard } from '../harness/wizard';

interface Ending {
  context: BrowserContext;
  place: Place;
  isKnownAtProvider: boolean;
}

async function endSession({ context, place, isKnownAtProvider }: Ending): Promise<void> {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'prw.sid');
  const token = cookie?.value ?? '';
  await createClient({ baseUrl: `${place.product}/api`, token: () => token }).call('removeSession');
  if (!isKnownAtProvider) await context.clearCookies({ name: /^(?!prw|userGroup|c3|loginAs)/ });
}

for (const [story, forgets] of [
  ['and the person has to sign in again: nothing is lost', true],
  ['and the identity provider still knows the person: nothing is lost @full', false],
] as const) {
  test(`a session that ends in the middle of writing, ${story}`, async ({
    page,
    context,
    place,
    clientOf,
    watch,
  }) => {
    const person = demo('admin');
    await beginSession(page, place, person);
    const client = await clientOf(person);
    const id = await readyRelease(client, person.email);
    await page.goto(`/distribution/create/${id}?currentStep=3`);
    const { field, ...write } = wizard(page, mouse(page));
    await write.isAt('Create Release');
    await expect(write.editor).toContainText('New Horizons');

    await endSession({ context, place, isKnownAtProvider: !forgets });
    // The refusal of a save leads to signing in: it comes when everything is typed.
    let finishTyping = (): void => undefined;
    const typed = new Promise<void>((resolve) => {
      finishTyping = resolve;
    });
    await page.route('**/api/distribution/item/saveDraft', async (route) => {
      await typed;
      await route.continue();
    });
    watch.allowStatus(401);
    const summary = 'Typed when the session had ended already, and worth keeping all the same.';
    const sentence = 'And a last sentence in the body.';
    await write.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` ${sentence}`);
    await field(/^Summary/).fill(summary);
    finishTyping();
    if (forgets) await answerSignInPage(page, person);
    // Nothing can be saved before the person is signed in again.
    await expect
      .poll(async () => (await client.call('getRelease', { path: { id } })).data)
      .toMatchObject({ summary, body: expect.stringContaining(sentence) });
    await write.isAt('Create Release');
    await expect(page).toHaveURL(new RegExp(`/distribution/create/${id}\\?currentStep=3`));
    await expect(field(/^Summary/)).toHaveValue(summary);
    await expect(write.editor).toContainText(sentence);
    await expect(field('Headline')).toHaveValue(fullDraft('').headline ?? '');
  });
}

test('a session that has ended leads to signing in and back to the same place', async ({
  page,
  context,
  place,
  watch,
}) => {
  const person = demo('editor');
  await beginSession(page, place, person);
  await page.goto('/admin/releases?view=scheduled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  // What still loads would lead to signing in before the click.
  const counted = page
    .getByRole('navigation', { name: /^(Queue|States)$/ })
    .getByRole('link', { name: / \d+$/ });
  await expect(counted).toHaveCount(11);
  await expect(page.getByRole('table')).toBeVisible();
  await endSession({ context, place, isKnownAtProvider: false });
  watch.allowStatus(401);
  await page.getByRole('link', { name: /^Published/ }).click();
  await answerSignInPage(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  await expect(page).toHaveURL(/view=published$/);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('a session that ends again at once does not sign in for ever', async ({ page, place, watch }) => {
  await beginSession(page, place, demo('editor'));
  watch.allowStatus(401);
  const check = '**/api/checksession';
  await page.route(check, (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/admin/releases');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to login, an error has occurred:');
  await expect(page.getByText('Your session ended right after you had logged in.')).toBeVisible();
  await page.unroute(check);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
});
