import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { look } from '../harness/look';
import { pasteHtml } from '../harness/clipboard';
import { fromWord } from '../harness/pasted';
import { paymentStep, testCards } from '../harness/payment';
import { demo } from '../harness/people';
import { fullDraft, readyRelease } from '../harness/readyRelease';
import { samples } from '../harness/samples';
import { leaveSeconds } from '../harness/sessionClock';
import { openMyReleases } from '../harness/signIn';
import { expect, test } from '../harness/test';
import { wizard } from '../harness/wizard';
import { chooseAction } from '../harness/onScreen';

const maya = demo('customer');

test('the screens of the dashboard and of a release', async ({ page, place, watch, database }) => {
  // The one person who writes nothing in any test.
  await beginSession(page, place, demo('editor'));
  await openMyReleases(page);
  await expect(page.getByText('No releases yet')).toBeVisible();
  await look(page, 'dashboard-empty');
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  await beginSession(page, place, maya);
  await openMyReleases(page);
  await expect(page.getByRole('list', { name: 'Releases' }).getByRole('link').first()).toBeVisible();
  await look(page, 'dashboard');
  await page
    .getByRole('button', { name: /^Delete draft/ })
    .last()
    .click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await look(page, 'dashboard-delete');
  await page.keyboard.press('Escape');

  const { id } = await database.row<{ id: number }>(
    `select distribution_id as id from releases join users using (user_id)
     where releases.state = 4 and okta_login = $1 order by 1 limit 1`,
    maya.email,
  );
  await page.goto(`/distribution/details/${id}`);
  await look(page, 'details');
  await chooseAction(page, 'Preview My Release');
  await expect(page.getByText('This preview is a guide.')).toBeVisible();
  await look(page, 'details-preview');
  await page.keyboard.press('Escape');
  await chooseAction(page, 'Show My Receipt');
  const receipt = page.getByRole('dialog').locator('iframe').first();
  await expect(receipt).toBeVisible();
  await expect(receipt, 'a receipt runs no scripts').toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
  await expect
    .poll(() =>
      receipt.evaluate((frame: HTMLIFrameElement) =>
        [...(frame.contentDocument?.fonts ?? [])].map(
          ({ family, status }) => `${family.replaceAll('"', '')}: ${status}`,
        ),
      ),
    )
    .toEqual(
      expect.arrayContaining(['Schibsted Grotesk Variable: loaded', 'Spline Sans Mono Variable: loaded']),
    );
  await look(page, 'details-receipt');
  await page.keyboard.press('Escape');

  watch.allowStatus(404);
  await page.goto('/distribution/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await look(page, 'release-not-found');
  await page.goto('/admin/releases');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Authorized');
  await look(page, 'not-allowed');
});

test('the screens of a session that ends', async ({ page, context, place, database, watch }) => {
  await beginSession(page, place, demo('partnerOffice'));
  await openMyReleases(page);
  const leave = async (seconds: number) => {
    await leaveSeconds({ context, database, place }, seconds);
    const answer = page.waitForResponse('**/api/checksession');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await answer;
  };
  await leave(400);
  await expect(page.getByRole('timer')).toHaveText(/^Session timeout in 0?[56]:\d\d$/);
  await expect(page.getByRole('button', { name: 'Extend session' })).toBeVisible();
  await look(page, 'session-ending');
  await leave(50);
  await expect(page.getByText(/^Please refresh the page$/)).toBeVisible();
  await look(page, 'session-refresh');
  await leave(8);
  await expect(page.getByText(/^Session expired$/)).toBeVisible();
  await look(page, 'session-expired');
  watch.allowStatus(401);
  const signedIn = page.waitForResponse('**/api/createsession');
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signedIn;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
  // The heading waits for the check of the session, as the banner does.
  await expect(page.getByText('Session expired')).toHaveCount(0);
});

test('the steps of the wizard up to the contacts', async ({ page, place, clientOf }) => {
  await beginSession(page, place, maya);
  await page.goto('/distribution/create');
  const { field, ...write } = wizard(page, mouse(page));
  await write.isAt('Select Your Package');
  await expect(page.getByText('$480.00')).toBeVisible();
  await look(page, 'wizard-1-package');
  await page.getByRole('button', { name: 'Select Premium' }).click();
  await page.getByRole('button', { name: 'Select Basic' }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    'advanced text editor',
  );
  await look(page, 'wizard-1-downgrade');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await write.goOn('Additions');
  await field('Journalist lists to add').fill('2');
  await expect(page.getByText('2 lists added for $480')).toBeVisible();
  await page.getByRole('button', { name: 'Add Priority Distribution' }).click();
  await expect(page.getByText('Priority Distribution is added for $120.00.')).toBeVisible();
  await look(page, 'wizard-2-additions');
  await write.goOn('Create Release');
  await expect(write.editor).toBeVisible();
  await look(page, 'wizard-3-empty');
  await write.pressBlocked();
  await look(page, 'wizard-3-problems');
  await field('Headline').fill(samples.hubble.headline);
  await field(/^Summary/).fill(samples.hubble.summary);
  await field('Dateline').fill(samples.hubble.dateline);
  await pasteHtml(write.editor, fromWord(samples.hubble));
  await mouse(page).press(page.getByRole('switch', { name: 'Show an additional contact' }));
  await look(page, 'wizard-3-release');

  const id = await readyRelease(await clientOf(maya), maya.email, { cjlSelected: [{ id: 3 }] });
  await page.goto(`/distribution/create/${id}?currentStep=4`);
  await write.isAt('Amplify');
  await expect(page.getByRole('checkbox', { name: 'Aerospace and Defense' })).toBeChecked();
  await look(page, 'wizard-4-amplify');
  await write.goOn('Schedule');
  await look(page, 'wizard-5-schedule');
  await field('Private contact name').fill('');
  await field(/^Date\b/).fill('02/28/2001');
  await write.pressBlocked();
  await look(page, 'wizard-5-problems');
});

test('the last steps of the wizard', async ({ page, place, clientOf, watch }) => {
  const client = await clientOf(maya);
  await beginSession(page, place, maya);
  const unknown = 'a-desk-that-nobody-has-verified@harborline.example';
  const open = await readyRelease(client, maya.email, { primaryContactEmail: unknown });
  await page.goto(`/distribution/create/${open}?currentStep=6`);
  const write = wizard(page, mouse(page));
  await write.isAt('Verify Contact Information');
  await write.pressBlocked();
  await look(page, 'wizard-6-contacts');

  const id = await readyRelease(client, maya.email);
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  const step = paymentStep(page, mouse(page));
  await expect(step.pay).toBeVisible();
  await expect.poll(() => step.fonts()).toContain('Schibsted Grotesk Variable');
  await look(page, 'wizard-7-payment');
  await page.reload();
  watch.allowStatus(402);
  await step.card(testCards.declined);
  await step.pay.click();
  await expect(page.getByText('Your card has been declined.')).toBeVisible();
  await look(page, 'wizard-7-declined');
  await page.reload();
  await step.card(testCards.asksBank);
  await step.pay.click();
  const bank = page.frameLocator('iframe[title="Your bank: confirm this payment"]');
  await expect(bank.getByRole('button', { name: 'Complete' })).toBeVisible();
  await look(page, 'wizard-7-bank');
  await step.answerBank('Complete');
  await step.orderNumber();
  await look(page, 'wizard-8-summary');
  await page.getByRole('button', { name: 'Submit to Editorial' }).click({ force: true });
  await expect(write.problems).toBeVisible();
  await look(page, 'wizard-8-problems');
  await page.getByRole('link', { name: 'My Releases' }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    'You have not submitted your release to Editorial yet. Are you sure you want to leave?',
  );
  await look(page, 'wizard-leave');
});

test('the wizard when something has changed elsewhere, and on hold', async ({
  page,
  place,
  clientOf,
  watch,
  database,
}) => {
  const client = await clientOf(maya);
  await beginSession(page, place, maya);
  const id = await readyRelease(client, maya.email);
  await page.goto(`/distribution/create/${id}?currentStep=3`);
  const { field, ...write } = wizard(page, mouse(page));
  await write.isAt('Create Release');
  await expect(write.editor).toContainText('New Horizons');
  const { data } = await client.call('getRelease', { path: { id } });
  const { distributionVersion } = data;
  await client.call('saveDraft', {
    body: {
      ...fullDraft(maya.email),
      summary: 'Changed in another window, and saved there first.',
      distributionId: id,
      distributionVersion,
    },
  });
  watch.allowStatus(409);
  await field('Dateline').fill('LAUREL, Maryland');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(
    page.getByText(/^This release was changed in another window or by somebody else\./).first(),
  ).toBeVisible();
  await look(page, 'wizard-stale');
  await page.getByRole('button', { name: 'See the other version' }).click();
  await expect(page.getByRole('dialog')).toContainText('Changed in another window, and saved there first.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep mine as the new version' }).click();
  await expect(write.saved).toBeVisible();
  const { data: kept } = await client.call('getRelease', { path: { id } });
  expect(kept).toMatchObject({ cityState: 'LAUREL, Maryland', summary: fullDraft('').summary });

  const held = await database.row<{ id: number; reason: string }>(
    `select distribution_id as id, hold_reasons -> 0 ->> 'text' as reason from releases join users using (user_id)
     where releases.state = 2 and okta_login = $1 order by 1 limit 1`,
    maya.email,
  );
  await page.goto(`/distribution/edit/${held.id}`);
  await write.isAt('Edit Your Release');
  await expect(write.editor).toContainText('Porter');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: held.reason })).toBeVisible();
  await look(page, 'edit-on-hold');
});
