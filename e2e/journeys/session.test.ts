import { createClient } from '@dispatch/contract';
import { mouse } from '../harness/hand';
import { demo } from '../harness/people';
import { fullDraft, readyRelease } from '../harness/readyRelease';
import { answerSignInPage, signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';
import { wizard } from '../harness/wizard';

for (const [story, forgets] of [
  ['and the identity provider still knows the person', false],
  ['and the person has to sign in again', true],
] as const) {
  test(`a session that ends in the middle of writing, ${story}: nothing is lost`, async ({
    page,
    context,
    place,
    clientOf,
    watch,
  }) => {
    const person = demo('admin');
    await signIn(page, person);
    const id = await readyRelease(await clientOf(person), person.email);
    await page.goto(`/distribution/create/${id}?currentStep=3`);
    const { field, ...write } = wizard(page, mouse(page));
    await write.isAt('Create Release');
    await expect(write.editor).toContainText('New Horizons');

    // The session ends elsewhere, without this window.
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'prw.sid');
    const token = cookie?.value ?? '';
    await createClient({ baseUrl: `${place.product}/api`, token: () => token }).call('removeSession');
    if (forgets) await context.clearCookies({ name: /^(?!prw|userGroup|c3|loginAs)/ });

    watch.allowStatus(401);
    const summary = 'Typed when the session had ended already, and worth keeping all the same.';
    await field(/^Summary/).fill(summary);
    await write.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' And a last sentence in the body.');
    if (forgets) await answerSignInPage(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Release');
    await expect(page).toHaveURL(new RegExp(`/distribution/create/${id}\\?currentStep=3`));
    await expect(field(/^Summary/)).toHaveValue(summary);
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
  await signIn(page, person);
  await page.goto('/admin/releases?view=scheduled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'prw.sid');
  const token = cookie?.value ?? '';
  await createClient({ baseUrl: `${place.product}/api`, token: () => token }).call('removeSession');
  await context.clearCookies({ name: /^(?!prw|userGroup|c3|loginAs)/ });
  watch.allowStatus(401);
  await page.getByRole('link', { name: /^Published/ }).click();
  await answerSignInPage(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  await expect(page).toHaveURL(/view=(published|scheduled)$/);
});
